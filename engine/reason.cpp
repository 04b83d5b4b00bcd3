#include "engine/reason.h"

namespace tandem {
namespace {

struct Words {
  std::string_view name;
  std::string_view text;
};

Words words(Reason reason) {
  switch (reason) {
    case Reason::named:
      return {"named", "the caller chose it"};
    case Reason::first:
      return {"first", "there is no profile, and it comes first in `tandem engines`"};
    case Reason::no_figures:
      return {"no_figures", "the profile has no figures for this algorithm, and it comes first in `tandem engines`"};
    case Reason::only:
      return {"only", "no other engine may run the task"};
    case Reason::fastest:
      return {"fastest", "it does the most tasks per second"};
    case Reason::earliest:
      return {"earliest", "its tasks are done soonest"};
    case Reason::least_cpu:
      return {"least_cpu", "it takes the least CPU time"};
    case Reason::kept:
      return {"kept", "it ran the tasks before, and none is so much better that a change pays"};
    case Reason::replayed:
      return {"replayed", "another engine did not do it, and it was run again whole from its input"};
  }
  return {};
}

}  // namespace

std::string_view reason_name(Reason reason) { return words(reason).name; }
std::string_view reason_text(Reason reason) { return words(reason).text; }

}  // namespace tandem
