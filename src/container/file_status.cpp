#include "container/file_status.h"

#include <algorithm>
#include <iterator>

namespace tandem::container {
namespace {

struct Entry {
  FileStatus status;
  FilePart part;
  std::string_view name;
  std::string_view text;
};

using enum FileStatus;

constexpr Entry kEntries[] = {
    {ok, FilePart::none, "ok", "is an age file"},
    {not_age, FilePart::header, "not_age",
     "is no age file: those begin with age-encryption.org, or as text with BEGIN AGE ENCRYPTED FILE"},
    {not_utf8, FilePart::header, "not_utf8",
     "is text that begins with a byte order mark, or is in UTF-16, as some editors and shells write it; save it as "
     "UTF-8 without the mark"},
    {pgp, FilePart::header, "pgp", "is text of PGP, which gpg reads, and no age file"},
    {unsupported_version, FilePart::header, "unsupported_version",
     "is an age file of a version that is not known here; a newer program may open it"},
    {bad_header, FilePart::header, "bad_header",
     "has a malformed header: it was altered, or badly made; get the file again"},
    {header_too_long, FilePart::header, "header_too_long", "has a header of more than 1 MiB"},
    {truncated_header, FilePart::header, "truncated_header", "ends within its header; get the file again"},
    {low_order_share, FilePart::header, "low_order_share", "has a recipient stanza made to be insecure"},
    {work_factor_too_high, FilePart::header, "work_factor_too_high",
     "asks for more work to derive its key than is allowed"},
    {no_match, FilePart::match, "no_match", "cannot be opened with what was given"},
    {bad_mac, FilePart::mac, "bad_mac", "has an altered header; get the file again"},
    {mixed_recipients, FilePart::match, "mixed_recipients", "has recipients that cannot be mixed"},
    {passphrase_not_alone, FilePart::match, "passphrase_not_alone", "has a passphrase beside other recipients"},
    {bad_armor, FilePart::armor, "bad_armor",
     "has malformed armor: it was altered, or something surrounds it; get the file again, or take away what surrounds "
     "it"},
    {truncated_armor, FilePart::armor, "truncated_armor", "ends before its armor does; get the file again"},
    {bad_payload, FilePart::payload, "bad_payload", "was altered, or something was appended; get the file again"},
    {truncated_payload, FilePart::payload, "truncated_payload",
     "is truncated, or something follows its end; get the file again"},
};

const Entry& entry_of(FileStatus status) {
  const auto* found = std::ranges::find(kEntries, status, &Entry::status);
  return found == std::end(kEntries) ? kEntries[0] : *found;
}

}  // namespace

FilePart file_part(FileStatus status) { return entry_of(status).part; }

std::string_view file_status_name(FileStatus status) { return entry_of(status).name; }

std::string_view file_status_text(FileStatus status) { return entry_of(status).text; }

}  // namespace tandem::container
