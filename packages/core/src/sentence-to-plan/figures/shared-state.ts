import type { SchemaTable } from '../question/tables/schema.ts'
import { latenessCalled } from '../states/compared-states.ts'
import { readHaving } from '../states/empty-states.ts'
import { firstState } from '../states/take-states.ts'
import { isTested } from './figure.ts'
import type { TestedPredicate } from './figure.ts'
import { RATES } from './rates.ts'
import { SHARES } from './read-share.ts'

/** What is true of the rows whose part is asked for, where no single cell says it; and the request without it. */
export interface SharedState {
  readonly request: string
  readonly state: TestedPredicate
  /** Those the share is taken of; of all rows where it is none. */
  readonly among: TestedPredicate | null
}

/** "Share of parcels delivered late per depot", "percentage of guests without an email", "on-time rate". */
export function takeSharedState(
  request: string,
  tables: readonly SchemaTable[],
): SharedState | null {
  return ofRows(request, tables) ?? ofRate(request, tables)
}

const OF_ROWS = new RegExp(
  String.raw`\b(?:${SHARES.join('|')}) of (?<rows>[^,;:()?.]*?)(?= (?:by|per|each|for (?:each|every)|in (?:each|every)|across) |[,;:()?.]|$)`,
  'i',
)

function ofRows(request: string, tables: readonly SchemaTable[]): SharedState | null {
  const rows = OF_ROWS.exec(request)?.groups?.['rows'] ?? ''
  const stated = rows === '' ? null : (firstState(rows, tables) ?? readHaving(rows, tables))
  const [state, ...others] = stated?.states ?? []
  if (!stated || !state || others.length > 0 || !isTested(state)) return null
  return { request: request.replace(rows, stated.sentence), state, among: null }
}

const LATE = new RegExp(
  String.raw`\b(?<how>on[ -]time|late|early) (?:(?<deed>\p{L}+) )?(?:${RATES.join('|')})\b`,
  'iu',
)

/** "On-time delivery rate": of what was delivered at all. */
function ofRate(request: string, tables: readonly SchemaTable[]): SharedState | null {
  const said = LATE.exec(request)
  const { how = '', deed } = said?.groups ?? {}
  const state = said && latenessCalled(how, deed ?? null, tables)
  if (!state) return null
  const among = { kind: 'empty', column: state.column, negated: true } as const
  return { request: request.replace(said[0], 'share of'), state, among }
}
