import { readFileSync } from 'node:fs'

export interface WrittenQuery {
  /** The file, for messages. */
  readonly schema: string
  /** What was asked for: the comment above. */
  readonly asked: string
  readonly sql: string
}

/** The queries of a file beside this one: each ends with a semicolon at the end of a line. */
export function queriesOf(schema: string): WrittenQuery[] {
  const text = readFileSync(new URL(`./${schema}.sql`, import.meta.url), 'utf8')
  return text
    .split(/;\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((sql) => ({ schema, asked: /^-- (.*)/.exec(sql)?.[1] ?? '', sql: `${sql};` }))
}
