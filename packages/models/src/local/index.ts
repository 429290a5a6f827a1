/** Models in files: adding them, choosing one, asking it. */
export { addFromAddress } from './add-from-address.ts'
export type { DownloadOptions } from './add-from-address.ts'
export { hasRuntime, installRuntime } from './install-runtime.ts'
export { ModelFileProblem } from './model-file-problem.ts'
export { type AddedModel, ModelFiles, nameOfModel } from './model-files.ts'
export { chooseModel, settingsInUse } from './choose-model.ts'
export { fileModelInUse, openFileModel } from './open-file-model.ts'
export { type LocalModel, openLocalModel } from './local-model.ts'
