// The forms of all types of stanzas that are known here.
#pragma once

#include "container/file_status.h"
#include "container/stanza.h"

namespace tandem::container {

/// Returns bad_header for a malformed stanza of type X25519, mlkem768x25519 or scrypt, which no file may have; else ok.
FileStatus check_stanza(const Stanza& stanza);

/// Checks a stanza that another program made for a new file. bad_header: it has a type that is known here, which may
/// also be that of an SSH key or a tag, and another form. low_order_share: its share opens no file. Both would keep
/// other recipients from opening theirs.
FileStatus check_new_stanza(const Stanza& stanza);

}  // namespace tandem::container
