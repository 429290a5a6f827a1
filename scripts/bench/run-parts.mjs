import { compilePipeline, nextTraining } from '@plainflow/core'
import {
  checkEngine,
  closeEngine,
  DEFAULT_LIMITS,
  duckdbMemory,
  inspectFile,
  runProgram,
  trainOn,
} from '@plainflow/engine'

/** What `plainflow run` loads of core and engine, bundled as that is. */
export {
  checkEngine,
  closeEngine,
  compilePipeline,
  DEFAULT_LIMITS,
  duckdbMemory,
  inspectFile,
  nextTraining,
  runProgram,
  trainOn,
}
