#include "engine/libraries/ipsec_mb.h"

#if TANDEM_HAS_IPSEC_MB
#include <string_view>

namespace tandem::libraries {
namespace {

/// "1.3" of "1.3.0-dev": what the layout of its structures depends on.
std::string_view major_and_minor(std::string_view version) {
  return version.substr(0, version.find('.', version.find('.') + 1));
}

}  // namespace

IpsecMb::IpsecMb(std::span<const char* const> names) : library_(names) {
  const auto version = library_.function<const char*()>("imb_get_version_str");
  make_ = library_.function<IMB_MGR*(std::uint64_t)>("alloc_mb_mgr");
  init_ = library_.function<void(IMB_MGR*, IMB_ARCH*)>("init_mb_mgr_auto");
  init_avx2_ = library_.function<void(IMB_MGR*)>("init_mb_mgr_avx2");
  free_ = library_.function<void(IMB_MGR*)>("free_mb_mgr");
  if (version == nullptr || make_ == nullptr || init_ == nullptr || init_avx2_ == nullptr || free_ == nullptr) {
    problem_ = "there is no libipsec-mb";
  } else if (major_and_minor(version()) != major_and_minor(IMB_VERSION_STR)) {
    problem_ = std::string("libipsec-mb is ") + version() + ", this program was built for " + IMB_VERSION_STR;
  }
}

IpsecMb::Manager IpsecMb::make_manager() const {
  Manager manager(usable() ? make_(0) : nullptr, Free{free_});
  if (manager == nullptr) return manager;
  held_to_avx2_ ? init_avx2_(manager.get()) : init_(manager.get(), nullptr);
  return manager;
}

}  // namespace tandem::libraries
#endif
