/** A file of its own, so that words about models are loaded only where there is one. */
export { learnedModels } from '@plainflow/core'
