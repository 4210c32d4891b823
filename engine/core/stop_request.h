// Ends a search from outside, for example by a clock or a stop command.
#ifndef HAKARI_ENGINE_CORE_STOP_REQUEST_H_
#define HAKARI_ENGINE_CORE_STOP_REQUEST_H_

namespace hakari {

class StopRequest {
 public:
  virtual ~StopRequest() = default;
  // Called every few hundred nodes. True ends the search at once.
  virtual bool StopNow() = 0;
};

}  // namespace hakari

#endif  // HAKARI_ENGINE_CORE_STOP_REQUEST_H_
