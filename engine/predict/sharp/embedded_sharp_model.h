// model.txt, put into the program by a rule of BUILD.
#ifndef HAKARI_ENGINE_PREDICT_SHARP_EMBEDDED_SHARP_MODEL_H_
#define HAKARI_ENGINE_PREDICT_SHARP_EMBEDDED_SHARP_MODEL_H_

namespace hakari::predict {

extern const char kSharpModelText[];

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SHARP_EMBEDDED_SHARP_MODEL_H_
