export { fitsOneSelect } from '../tidy/fits-one-select.ts'
export { mergeSteps } from '../tidy/merge-steps.ts'
export { pruneColumns } from '../tidy/prune-columns.ts'
