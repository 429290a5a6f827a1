import { REQUEST_KINDS } from '../connectors/kinds.gen.ts'
import type { Catalogue, CatalogueConnection } from '../tables/catalogue.ts'
import { DATABASE_NAMES, DATABASES } from './outline-words.ts'

export interface SaidConnection {
  readonly connection: CatalogueConnection
  /** Why this one, where the words left it open. */
  readonly assumptions: readonly string[]
  /** What stands behind the words for it. */
  readonly rest: string
}

/** The connection to tables that a text begins with: "the crm database, …", "Sales warehouse", "postgres". */
export function saidConnection(text: string, catalogue: Catalogue): SaidConnection | null {
  const holding = tableConnections(catalogue)
  for (const connection of holding.toSorted((one, other) => other.name.length - one.name.length)) {
    const rest = restBehind(text, wordsOf(connection.name))
    if (rest !== null) return { connection, assumptions: [], rest }
  }
  return onlyOfKind(text, holding)
}

/** Those that lead to tables: a web address has none. */
export function tableConnections({ connections = [] }: Catalogue): readonly CatalogueConnection[] {
  return connections.filter(
    ({ connector }) => !REQUEST_KINDS.some(({ name }) => name === connector),
  )
}

/** "from Postgres", where one connection alone is of that kind. */
function onlyOfKind(
  text: string,
  connections: readonly CatalogueConnection[],
): SaidConnection | null {
  for (const [word, kind] of Object.entries(DATABASES)) {
    const rest = restBehind(text, word)
    const [connection, ...more] = connections.filter(({ connector }) => connector === kind)
    if (rest === null || !connection || more.length > 0) continue
    const named = DATABASE_NAMES[kind] ?? kind
    const assumption = `Took the connection "${connection.name}", the only one to ${named}.`
    return { connection, assumptions: [assumption], rest }
  }
  return null
}

/** A name as it may be written in a sentence; "crm db" is called "the crm database" as well. */
function wordsOf(name: string): string {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const last = words.at(-1)?.toLowerCase() ?? ''
  const telling = words.length > 1 && NOUNS.includes(last) ? words.slice(0, -1) : words
  return telling.join(String.raw`[\s_.-]*`)
}

const NOUNS = ['database', 'db', 'connection', 'server', 'instance']

function restBehind(text: string, words: string): string | null {
  if (words === '') return null
  const said = new RegExp(
    String.raw`^(?:(?:the|our|my|an?)\s+)?["'“]?${words}["'”]?(?:\s+(?:${NOUNS.join('|')}))?(?![\p{L}\p{N}_-]|\.\w)(.*)$`,
    'isu',
  ).exec(text.trim())
  return said ? (said[1] ?? '') : null
}
