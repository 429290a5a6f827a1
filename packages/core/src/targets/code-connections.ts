import type { ConnectionValues } from '../connectors/connector.ts'
import { connectionKey } from './source-of.ts'
import type { SourceConnection, Sources } from './target.ts'

export interface NamedConnection {
  readonly id: string
  readonly name: string
  readonly connector: string
  /** Without anything secret. */
  readonly settings?: ConnectionValues
}

/** How printed code names connections: `Shop database` by the variable `SHOP_DATABASE_URL`, no two alike. */
export function codeConnections(connections: readonly NamedConnection[]): Sources {
  const taken = new Set<string>()
  return Object.fromEntries(
    connections.map(({ id, name, connector, settings = {} }): [string, SourceConnection] => {
      const word = wordOf(name)
      let variable = `${word}_URL`
      for (let count = 2; taken.has(variable); count++) variable = `${word}_${count}_URL`
      taken.add(variable)
      return [connectionKey(id), { connector, variable, settings }]
    }),
  )
}

/** Letters that every shell takes; what has none of them is `DATABASE`. */
function wordOf(name: string): string {
  const word = name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 60)
  if (word === '') return 'DATABASE'
  return /^[A-Z]/.test(word) ? word : `DATABASE_${word}`
}
