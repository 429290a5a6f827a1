import type { Outlined } from '../outline.ts'
import { plainName, restOf } from '../outline-words.ts'

export const openers = ['score', 'infer', 'detect']

const CLAUSE =
  /^(?:score|predict|infer|classify|detect|run|apply)\b(?=.*\breal[ -]?time\b)(?:(?!\bwith\b|\busing\b|,).)*(?:(?:with|using)\s+(?:the\s+|our\s+|a\s+)?["'“]?([\w.-]+?)["'”]?(?:\s+model)?(?=\s|,|$))?(?:\s+in\s+real[ -]?time)?(?:\s+at\s+(https?:\/\/[^\s,;]+))?(.*)$/is

/** "score them in real time with the fraud model". */
export function outline(clause: string): Outlined | null {
  const found = CLAUSE.exec(clause)
  if (!found) return null
  const [, said = '', endpoint = '', rest] = found
  const model = /^model$/i.test(said) ? '' : plainName(said)
  return {
    configuration: { parameters: { model, endpoint } },
    confidence: 0.96,
    assumptions: [],
    open: [
      ...(model === '' ? ['Which model to ask is still to be said.'] : []),
      ...(endpoint === '' ? ['The address of the model server is still to be given.'] : []),
    ],
    ...restOf(rest),
  }
}
