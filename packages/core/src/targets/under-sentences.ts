import type { Step } from '../relation/program.ts'
import { code, marked, newLine } from './code.ts'
import type { Code } from './code.ts'

/** The statements of a step under the sentence of its block, and of those whose work it does as well. */
export function underSentences(step: Step, comment: (sentence: string) => Code, body: Code): Code {
  const also = step.also ?? []
  if (also.length === 0) return marked(step.block, code`${comment(step.sentence)}${newLine}${body}`)
  const said = new Map([...also, step].map(({ block, sentence }) => [block, sentence]))
  const comments = [...said].map(([block, sentence]) => marked(block, comment(sentence)))
  // Its own block innermost: of blocks that share a line that one is meant.
  const whole = [...said.keys()].toReversed().reduce((inner, block) => marked(block, inner), body)
  return code`${comments.reduce((before, next) => code`${before}${newLine}${next}`)}${newLine}${whole}`
}
