import { StreamLanguage } from '@codemirror/language'
import { RESERVED_WORDS } from '@plainflow/core'

/** Colours the parts of a formula; what is wrong with it is core's to say. */
export const expressionLanguage = StreamLanguage.define({
  name: 'expression',
  token(stream) {
    if (stream.eatSpace()) return null
    if (stream.match(/^'(?:[^']|'')*'?/u)) return 'string'
    if (stream.match(/^"(?:[^"]|"")*"?/u)) return 'variableName'
    if (stream.match(/^(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/u)) return 'number'
    if (stream.match(WORD)) {
      const word = stream.current().toLowerCase()
      if (CONSTANTS.has(word)) return 'bool'
      if (RESERVED_WORDS.has(word)) return 'keyword'
      return stream.match(/^\s*\(/u, false) ? 'propertyName' : 'variableName'
    }
    stream.next()
    return 'operator'
  },
})

const WORD = /^[\p{L}_][\p{L}\p{M}\p{N}_]*/u
const CONSTANTS = new Set(['true', 'false', 'null'])
