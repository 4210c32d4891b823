// model.txt, put into the program by a rule of BUILD.
#ifndef HAKARI_ENGINE_PREDICT_EMBEDDED_MODEL_H_
#define HAKARI_ENGINE_PREDICT_EMBEDDED_MODEL_H_

namespace hakari::predict {

extern const char kModelText[];

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_EMBEDDED_MODEL_H_
