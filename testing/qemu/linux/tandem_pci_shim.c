// SPDX-License-Identifier: GPL-2.0 OR Apache-2.0
// Presents the simulated accelerator's PCI function as what it is on a board: a platform device with a page of
// registers, an interrupt and memory, which the kernel's own uio_pdrv_genirq takes. For `make linux-test` on x86; on Arm
// a node of the device tree does it.
#include <linux/dma-mapping.h>
#include <linux/module.h>
#include <linux/pci.h>
#include <linux/platform_device.h>
#include <linux/uio_driver.h>

#define SHIM_VENDOR 0x1234
#define SHIM_DEVICE 0x544e
#define SHIM_REGISTER_BYTES 4096

static unsigned int dma_bytes = 4 << 20;
module_param(dma_bytes, uint, 0444);
MODULE_PARM_DESC(dma_bytes, "size of the memory map \"dma\"; 0: none, where u-dma-buf gives memory");

struct shim {
	struct platform_device *platform;
	void *memory;
	dma_addr_t address;
};

static int shim_probe(struct pci_dev *pci, const struct pci_device_id *id)
{
	struct uio_info info = { .name = "tandem", .version = "1" };
	struct resource resources[3] = {};
	struct platform_device_info what = {};
	struct shim *shim;
	int error;

	shim = devm_kzalloc(&pci->dev, sizeof(*shim), GFP_KERNEL);
	if (!shim)
		return -ENOMEM;
	error = pcim_enable_device(pci);
	if (error)
		return error;
	pci_set_master(pci);
	error = dma_set_mask_and_coherent(&pci->dev, DMA_BIT_MASK(64));
	if (error)
		return error;

	what.name = "uio_pdrv_genirq";
	what.id = PLATFORM_DEVID_AUTO;
	what.parent = &pci->dev;
	what.res = resources;
	what.data = &info;
	what.size_data = sizeof(info);
	resources[what.num_res++] = (struct resource)DEFINE_RES_MEM_NAMED(pci_resource_start(pci, 0), SHIM_REGISTER_BYTES,
									  "registers");
	resources[what.num_res++] = (struct resource)DEFINE_RES_IRQ(pci->irq);
	if (dma_bytes) {
		shim->memory = dmam_alloc_coherent(&pci->dev, dma_bytes, &shim->address, GFP_KERNEL);
		if (!shim->memory)
			return -ENOMEM;
		resources[what.num_res++] =
			(struct resource)DEFINE_RES_MEM_NAMED(virt_to_phys(shim->memory), dma_bytes, "dma");
	}
	shim->platform = platform_device_register_full(&what);
	if (IS_ERR(shim->platform))
		return PTR_ERR(shim->platform);
	pci_set_drvdata(pci, shim);
	dev_info(&pci->dev, "interrupt %d, memory at %pad\n", pci->irq, &shim->address);
	return 0;
}

static void shim_remove(struct pci_dev *pci)
{
	struct shim *shim = pci_get_drvdata(pci);

	platform_device_unregister(shim->platform);
}

static const struct pci_device_id shim_ids[] = { { PCI_DEVICE(SHIM_VENDOR, SHIM_DEVICE) }, {} };
MODULE_DEVICE_TABLE(pci, shim_ids);

static struct pci_driver shim_driver = {
	.name = "tandem_pci_shim",
	.id_table = shim_ids,
	.probe = shim_probe,
	.remove = shim_remove,
};
module_pci_driver(shim_driver);

MODULE_DESCRIPTION("Simulated Tandem accelerators as platform devices");
MODULE_LICENSE("GPL");
