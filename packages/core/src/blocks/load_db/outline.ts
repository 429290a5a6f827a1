import type { Given } from '../block.ts'
import type { Outlined } from '../outline.ts'
import {
  DATABASE_NAMES,
  DATABASES,
  FILE,
  listed,
  LOADING,
  OTHER_DATABASES,
  plainName,
  restOf,
} from '../outline-words.ts'
import { initial } from './config.ts'
import { tableOfConnection } from './said-table.ts'

export const openers = ['pull', 'fetch', 'extract', 'grab', 'query', 'bring in', 'collect', 'load']

const SYSTEM = [...Object.keys(DATABASES), OTHER_DATABASES].join('|')
const CLAUSE = new RegExp(
  String.raw`^(?:${LOADING})\s+(?:(.*?)\s+)?(?:from|in|out of)\s+(?:the\s+|an?\s+|our\s+|my\s+)?(?:(?!(?:${SYSTEM})\b)([\w-]{1,40}(?:\s+[\w-]{1,40})?)\s+(?=(?:database|db)\b))?(${SYSTEM})\b(?:\s+(?:database|db|server|instance))?(?:\s+(?:table|collection)\s+["']?([\w.]+)["']?)?(.*)$`,
  'is',
)
const LYING = new RegExp(
  String.raw`^(?:we have|there (?:is|are)|i have|the|our|my)\s+([\w\s,]{1,80}?)(?:\s+(?:is|are|lives?|sits?|lies?))?\s+in\s+(?:the\s+|an?\s+|our\s+|my\s+)?()(${SYSTEM})\b(?:\s+(?:database|db|server|instance))?()(.*)$`,
  'is',
)
const NAMELESS = /^(?:data|everything|rows|records|tables?|it|them)?$/i

/** "load customers from crm" where there is such a connection, or "from Postgres", where it stays open which. */
export function outline(clause: string, given: Given): Outlined | null {
  return tableOfConnection(clause, given) ?? unconnected(clause)
}

function unconnected(clause: string): Outlined | null {
  const found = CLAUSE.exec(clause) ?? LYING.exec(clause)
  const [, said = '', called, system = '', table, rest] = found ?? []
  if (!found || new RegExp(FILE, 'i').test(said)) return null
  const names = listed(said).map(plainName)
  const [first = '', ...more] = names
  const name = table || (NAMELESS.test(first) ? '' : first)
  if (!/^[\w.]*$/.test(name)) return null
  const known = DATABASES[system.toLowerCase()]
  const dbType = known ?? initial.dataSource.config.dbType
  const kind = DATABASE_NAMES[dbType] ?? dbType
  const others =
    more.length === 0
      ? ''
      : ` and ${more.join(' and ')} from ${called ? `the ${called} ` : ''}${system}`
  return {
    configuration: {
      dataSource: {
        type: 'database',
        config: { ...initial.dataSource.config, dbType, tableName: name },
      },
    },
    confidence: 0.95,
    assumptions: [],
    open: [
      ...(known ? [] : [`Which kind of database it is, is still to be said; ${kind} was taken.`]),
      called
        ? `There is no connection called "${called}" yet: add it in the Database tab, then choose it.`
        : `The connection to ${kind} is still to be given.`,
      ...(name === '' ? ['Which table to load is still to be said.'] : []),
    ],
    ...restOf(`${others}${rest ?? ''}`),
  }
}
