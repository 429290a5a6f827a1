import type { NamedTable } from '../../language-model.ts'
import { knownFunctions } from './known-functions.ts'
import type { Shape } from './functions.ts'
import { byKind } from './kinds.ts'
import { choice, type Grammar, optional, type Rule, Rules, sequence } from './rule.ts'
import { columnsIn, fromOf, type Scope, scopesOf } from './scopes.ts'
import { selectsOf } from './select.ts'
import { type Reachable, valuesOf } from './values.ts'
import { COMPARED, isSayable, WORDS, writtenName } from './words.ts'

/**
 * All that a model may answer: `{"explanation": …, "tables": […], "sql": …}` with one SELECT that names
 * nothing but these tables, their columns and the functions there are. The tables are said first, so
 * that from there on it is settled which columns are in reach.
 */
export function answerGrammar(given: readonly NamedTable[]): Grammar {
  const tables = sayable(given)
  const rules = new Rules()
  const functions = knownFunctions()
  const inner = tables.map((table, at) => innerSelects(rules, `t${at}`, table, functions))
  const tails = byKind((kind) => {
    const columns = choice(...inner.map(({ column }) => column[kind]))
    const among = sequence(optional(' NOT'), ' IN (', columns, ')')
    if (kind !== 'numeric') return among
    return choice(among, sequence(COMPARED, '(', choice(...inner.map(({ total }) => total)), ')'))
  })
  const step = selectsFrom(rules, 'step', stepName(tables), STEP_COLUMNS)
  const answers = scopesOf(tables).map((scope, at) => {
    const name = `s${at}`
    const values = valuesOf(rules, { scope: name, columns: columnsIn(scope), functions, tails })
    const from = rules.define(`${name}-from`, fromOf(rules, name, scope))
    const { select, totals, source } = selectsOf(rules, { scope: name, values, from })
    const grouped = sequence(
      'SELECT ',
      values.item,
      ' AS key, ',
      totals.number,
      ' AS value',
      source,
    )
    const staged = sequence(`WITH ${step.name} AS (`, grouped, ' GROUP BY ALL) ', step.select)
    return sequence(`${listed(scope)}, "sql": "`, choice(select, staged), '"}')
  })
  const root = sequence('{"explanation": "', WORDS, '", "tables": ', choice(...answers))
  return { root, rules: rules.rules }

  function selectsFrom(all: Rules, scope: string, from: string, columns: readonly Reachable[]) {
    const values = valuesOf(all, { scope, columns, functions })
    return { name: from, ...selectsOf(all, { scope, values, from: sequence(from) }) }
  }
}

/** What stands in the parentheses of a condition: one column, or one total, of one table. */
function innerSelects(rules: Rules, scope: string, table: NamedTable, functions: readonly Shape[]) {
  const values = valuesOf(rules, { scope, columns: columnsIn([table]), functions })
  const from = sequence(writtenName(table.name))
  const { totals, source } = selectsOf(rules, { scope, values, from })
  const of = (item: Rule) => sequence('SELECT ', item, source)
  return { total: of(totals.number), column: byKind((kind) => of(values.column[kind])) }
}

/** Names that differ in letter case alone mean both or neither: SQL cannot tell them apart. */
function sayable(tables: readonly NamedTable[]): NamedTable[] {
  return apart(tables)
    .map(({ name, columns }) => ({ name, columns: apart(columns) }))
    .filter(({ columns }) => columns.length > 0)
}

function apart<T extends { readonly name: string }>(all: readonly T[]): T[] {
  const word = ({ name }: T) => name.toLowerCase()
  return all.filter(
    (one) => isSayable(one.name) && all.filter((other) => word(other) === word(one)).length === 1,
  )
}

const STEP_COLUMNS: readonly Reachable[] = [
  { written: 'key', type: null },
  { written: 'value', type: 'number' },
]

/** What WITH calls its rows: no table is called so. */
function stepName(tables: readonly NamedTable[]): string {
  const taken = new Set(tables.map(({ name }) => name.toLowerCase()))
  let name = 'step'
  while (taken.has(name)) name += '_1'
  return name
}

function listed(scope: Scope): string {
  return `[${scope.map(({ name }) => JSON.stringify(name)).join(', ')}]`
}
