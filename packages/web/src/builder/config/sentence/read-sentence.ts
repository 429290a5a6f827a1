export { understandBlock as readSentence } from '@plainflow/core'
