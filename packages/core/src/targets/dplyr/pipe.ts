import { code, indent, join, newLine } from '../code.ts'
import type { Code } from '../code.ts'

/** `rows |> one() |> two()`, each step on a line of its own. */
export function piped(rows: Code, ...links: readonly Code[]): Code {
  if (links.length === 0) return rows
  const steps = join(links, code` |>${newLine}`)
  return code`${rows} |>${indent(code`${newLine}${steps}`)}`
}
