// weights/ground1.txt, put into the program by a rule of BUILD.
#ifndef HAKARI_ENGINE_EVAL_EMBEDDED_WEIGHTS_H_
#define HAKARI_ENGINE_EVAL_EMBEDDED_WEIGHTS_H_

namespace hakari::eval {

extern const char kWeightsText[];

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_EMBEDDED_WEIGHTS_H_
