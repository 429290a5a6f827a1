import { inputSteps } from '../../relation/input-steps.ts'
import type { Program, Step } from '../../relation/program.ts'
import { code, indent, join, marked, newLine, NOTHING, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { commentText } from '../comment-text.ts'
import { underSentences } from '../under-sentences.ts'
import { stepsUpTo, terminalSteps } from '../program-shape.ts'

/** How a dialect writes the parts of a script. */
export interface ScriptWords {
  identifier(name: string): Code
  select(step: Step): Code
  /** The SELECT of a step whose rows are given away. */
  result(step: Step): Code
  /** A finished statement around that SELECT. */
  delivered(query: Code, step: Step): Code
  /** `CREATE TEMP`, up to what is created. */
  readonly create: Code
  /** A step whose rows have to be settled before another reads them. */
  isSettled(step: Step): boolean
  /** Statements after the counts of a check. */
  judged(check: NonNullable<Step['check']>, counts: Code): readonly Code[]
}

/** One WITH chain, or views where there are several results, or checks beside one. */
export function statements(program: Program, words: ScriptWords): Code[] {
  const results = terminalSteps(program)
  const [only] = results
  const judges = program.steps.some(({ check }) => check)
  return results.length === 1 && only && !judges
    ? [chain(program, only, words)]
    : views(program, results, words)
}

/** One result: the steps it needs as a WITH chain, in order, each under its sentence. */
function chain(program: Program, result: Step, words: ScriptWords): Code {
  const above = stepsUpTo(program, result).filter((step) => step !== result)
  const parts = above.map((step) => {
    const body = code`${newLine}${underSentences(step, comment, words.select(step))}`
    const settled = words.isSettled(step) ? code`MATERIALIZED ` : NOTHING
    const name = words.identifier(step.name)
    return code`${name} AS ${settled}(${indent(body)}${newLine})`
  })
  const last = underSentences(result, comment, words.result(result))
  const query = parts.length === 0 ? last : code`WITH ${join(parts, code`, `)}${newLine}${last}`
  return words.delivered(query, result)
}

/** A view for each step that others read, so that it is written once. Checks come before anything is written. */
function views(program: Program, results: readonly Step[], words: ScriptWords): Code[] {
  const used = new Set(program.steps.flatMap((step) => inputSteps(step.relation)))
  const created = program.steps
    .filter((step) => used.has(step.id) || step.check)
    .flatMap((step) => {
      const what = step.check || words.isSettled(step) ? code`TABLE` : code`VIEW`
      const name = words.identifier(step.name)
      const head = code`${words.create} ${what} ${name} AS`
      return [
        underSentences(step, comment, code`${head}${newLine}${words.select(step)};`),
        ...(step.check ? words.judged(step.check, name) : []).map((statement) =>
          marked(step.block, statement),
        ),
      ]
    })
  const given = results.map((step) =>
    underSentences(step, comment, words.delivered(words.result(step), step)),
  )
  return [...created, ...given]
}

function comment(sentence: string): Code {
  return code`-- ${verbatim(commentText(sentence))}`
}
