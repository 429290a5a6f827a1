import { linkColumns, linkTables, saidWords } from '../question/link/link-names.ts'
import { refOf, says } from '../../tables/schema.ts'
import { keyBase } from '../../tables/relate/key-names.ts'
import { keyColumn, nameColumn, ownName } from '../question/tables/row-names.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import { NAME_WORDS } from '../../words/column-words.ts'
import { setOf } from '../../words/word-set.ts'
import { tokenize } from '../../words/tokens.ts'
import { columnIn, isTold } from './scope.ts'
import type { Scope } from './scope.ts'

/** The columns that an item of a list names, of the rows at hand or of what they refer to; two for a whole name. */
export function columnWanted(item: string, scope: Scope): readonly SchemaColumn[] | null {
  const said = saidWords(tokenize(spelled(item)))
  if (said === null) return null
  const own = ofGroups(said, scope) ?? ownOf(said, scope.thing)
  if (own?.every((column) => isTold(scope, refOf(column)))) return own
  const best = bestCalled(said, scope)
  // "Guest" is told by what guests are called, where a `guest_id` only leads to them.
  const isKey = best?.column.key === true && !said.some((word) => KEYS.has(word))
  const called = isKey ? nameOf(said, scope) : null
  if (called) return called
  if (best && best.score >= WHOLE) return [best.column]
  return ofTable(said, scope) ?? (best ? [best.column] : null) ?? nameOf(said, scope)
}

/** "The guest's name", "name of the guest": the owner first. */
function spelled(item: string): string {
  const [, what, whose] = /^(.+?) of (?:the |their |its |each )?(.+)$/i.exec(item) ?? []
  return (what === undefined ? item : `${whose} ${what}`).replaceAll(/['’]s\b/g, '')
}

const WHOLE = 0.9
const CALLED = 0.55
const TABLE = 0.8

/** "Name" and "number" of groups that are no rows of a table: of what they are told apart by. */
function ofGroups(
  said: readonly string[],
  { query, tables, isGrouped, reach }: Scope,
): readonly SchemaColumn[] | null {
  const isOwn = said.every((word) => NAMES.has(word)) || said.every((word) => KEYS.has(word))
  if (!isGrouped || reach.size > 0 || !isOwn) return null
  const columns = query.group.flatMap((ref) => {
    const table = tables.find(({ id }) => id === ref.table)
    return (table && columnIn(table, ref)) ?? []
  })
  const isName = said.some((word) => NAME_WORDS.has(word))
  const meant = columns.filter((column) =>
    isName ? says(column, NAME_WORDS) : keyBase(column.name) !== '',
  )
  const [only, ...others] = meant.length > 0 ? meant : columns
  return only && others.length === 0 ? [only] : null
}

/** "Name", "id", "number", "date": of what is asked for, where it says no more. */
function ownOf(said: readonly string[], thing: SchemaTable): readonly SchemaColumn[] | null {
  const all = (words: ReadonlySet<string>) => said.every((word) => words.has(word))
  if (all(NAMES)) return namesOf(thing)
  if (all(KEYS)) {
    const key = keyColumn(thing)
    return key.unique ? [key] : null
  }
  if (!all(DAYS)) return null
  const days = thing.columns.filter(({ dated }) => dated)
  const [day, ...others] = days.length > 0 ? days : thing.columns.filter(({ yearly }) => yearly)
  return day && others.length === 0 ? [day] : null
}

const NAMES = setOf('name full')
const KEYS = setOf('id number no nr code')
const DAYS = setOf('date day')

/** What a row is called: in one column, or in two for people. */
function namesOf(table: SchemaTable): readonly SchemaColumn[] | null {
  const [first, last] = [FIRST, LAST].map((part) =>
    table.columns.find(
      ({ words }) =>
        words.some(({ stem }) => NAME_WORDS.has(stem)) && words.some(({ stem }) => part.has(stem)),
    ),
  )
  if (first && last) return [first, last]
  const name = ownName(table) ?? nameColumn(table)
  return name.type === 'text' ? [name] : null
}

const FIRST = setOf('first given')
const LAST = setOf('last family')

interface Called {
  readonly column: SchemaColumn
  readonly score: number
}

/** Of the columns called so, the one of what is asked for before those that are farther away. */
function bestCalled(said: readonly string[], scope: Scope): Called | null {
  const { thing, reach, tables } = scope
  const near = ({ column, score }: Called) =>
    score + (column.table === thing.id ? OWN : 0) - FARTHER * (reach.get(column.table) ?? 3)
  const [best, next] = linkColumns(said, tables)
    .filter(({ column, score }) => score >= CALLED && isTold(scope, refOf(column)))
    .filter(({ column }) => reach.has(column.table) || scope.isGrouped)
    .toSorted((a, b) => near(b) - near(a))
  if (!best || (next && near(next) === near(best) && next.column.table !== best.column.table))
    return null
  return best
}

const OWN = 0.15
const FARTHER = 0.06

/** "Guest last name": the last name that the table of guests tells. */
function ofTable(said: readonly string[], scope: Scope): readonly SchemaColumn[] | null {
  for (let at = said.length - 1; at > 0; at -= 1) {
    const table = reachable(said.slice(0, at), scope)
    if (!table) continue
    const rest = said.slice(at)
    const own = ownOf(rest, table)
    if (own) return own
    const [best] = linkColumns(rest, [table])
    if (best && best.score >= CALLED) return [best.column]
  }
  return null
}

function nameOf(said: readonly string[], scope: Scope): readonly SchemaColumn[] | null {
  const table = reachable(said, scope)
  return table ? namesOf(table) : null
}

function reachable(said: readonly string[], { tables, reach }: Scope): SchemaTable | null {
  const [link] = linkTables(
    said,
    tables.filter(({ id }) => reach.has(id)),
  )
  return link && link.score >= TABLE ? link.table : null
}
