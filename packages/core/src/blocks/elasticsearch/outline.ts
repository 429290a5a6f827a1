import type { Outlined } from '../outline.ts'
import { plainName, restOf } from '../outline-words.ts'

export const openers = ['index', 'push', 'search elasticsearch', 'send']

const CLAUSE =
  /^(index|push|send|write|store|save|load|put|export|search)\b(?:[\w\s]{0,40}?\s)??elastic ?search(?:\s+for\s+["'“]([^"”']+)["'”])?(?:,?\s+(?:(?:as|under|into|in|called|named)\s+)?(?:the\s+)?(?:index\s+)?["'“]?([\w.-]+)["'”]?)?(.*)$/is

/** "index in Elasticsearch as products". */
export function outline(clause: string): Outlined | null {
  const found = CLAUSE.exec(clause)
  if (!found) return null
  const [, , query = '', index = '', rest] = found
  return {
    configuration: { parameters: { url: '', index: plainName(index), query } },
    confidence: 0.96,
    assumptions: [],
    open: [
      'The address of Elasticsearch is still to be given.',
      ...(index === '' ? ['Which index to write to is still to be said.'] : []),
    ],
    ...restOf(rest),
  }
}
