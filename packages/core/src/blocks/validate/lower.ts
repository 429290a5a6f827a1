import type { Column } from '../../relation/column.ts'
import type { Expression } from '../../relation/expression.ts'
import type { Bound } from '../../relation/program.ts'
import type { Relation } from '../../relation/relation.ts'
import type { Given, Lowered } from '../block.ts'
import { nameBeside, NewNames } from '../new-names.ts'
import { checkRule, rowBounds } from './check-rule.ts'
import { REASON } from './config.ts'
import type { ValidateConfiguration, ValidationRule } from './config.ts'
import { sayRule } from './describe.ts'

const NOWHERE = { start: 0, end: 0 } as const

/** The first rule a row breaks is its reason; rows without one are valid. */
export function lower({ parameters }: ValidateConfiguration, given: Given): Lowered {
  const [input] = given.inputs
  if (!input) return { relations: [] }
  const { columns } = input
  const { counted, broken } = brokenRules(parameters.rules, input, given.block)
  const branches = broken.map(({ rule, isBroken }) => {
    const value = sayRule(rule, columns)
    const reason: Expression = { kind: 'literal', type: 'text', value, at: NOWHERE }
    // oxlint-disable-next-line unicorn/no-thenable -- the tree's own word; no node is ever awaited
    return { when: isBroken, then: reason }
  })
  const value: Expression =
    branches.length === 0
      ? { kind: 'cast', operand: NULL, to: 'text', at: NOWHERE }
      : { kind: 'case', branches, otherwise: null, at: NOWHERE }
  const judged: Relation = { kind: 'compute', input: counted, columns: [{ name: REASON, value }] }
  const relations = [sorted(judged, columns, false), sorted(judged, columns, true)]
  if (parameters.rules.length === 0) return { relations }
  return {
    relations,
    check: { ...counts(counted, broken), bounds: bounds(parameters.rules, columns) },
  }
}

interface BrokenRule {
  readonly rule: ValidationRule
  readonly index: number
  readonly isBroken: Expression
}

/** The rules about rows, each as the condition under which a row breaks it, over the rows that have it all. */
function brokenRules(
  rules: readonly ValidationRule[],
  { relation, columns }: Given['inputs'][number],
  block: string,
): { readonly counted: Relation; readonly broken: readonly BrokenRule[] } {
  const names = new NewNames(columns)
  const uniques = rules.flatMap(({ rule, column }, index) =>
    rule === 'unique' ? [{ index, column, name: names.of(nameBeside('count', column)) }] : [],
  )
  const calls = uniques.map(({ column, name }) => ({
    name,
    function: 'count' as const,
    column,
    partition: [column],
    order: [],
  }))
  const place = { block, owner: 'validate', field: '' }
  return {
    counted: calls.length === 0 ? relation : { kind: 'window', input: relation, columns: calls },
    broken: rules.flatMap((rule, index) => {
      const unique = uniques.find((one) => one.index === index)
      const checked = unique ? { holds: atMostOne(unique.name) } : checkRule(rule, columns, place)
      if ('problems' in checked || checked.holds === null) return []
      return [{ rule, index, isBroken: notTrue(checked.holds) }]
    }),
  }
}

/** One row: for each rule how many rows break it, whatever else they break, and how many rows there are. */
function counts(input: Relation, broken: readonly BrokenRule[]): { readonly relation: Relation } {
  const one: Expression = { kind: 'literal', type: 'integer', value: '1', at: NOWHERE }
  const marks = broken.map(({ index, isBroken }) => {
    // oxlint-disable-next-line unicorn/no-thenable -- the tree's own word; no node is ever awaited
    const branches = [{ when: isBroken, then: one }]
    const value: Expression = { kind: 'case', branches, otherwise: null, at: NOWHERE }
    return { name: countName(index), value }
  })
  const marked: Relation = marks.length === 0 ? input : { kind: 'compute', input, columns: marks }
  const measures = [
    { name: ALL_ROWS, function: 'count_rows' as const, column: null },
    ...marks.map(({ name }) => ({ name, function: 'count' as const, column: name })),
  ]
  return { relation: { kind: 'aggregate', input: marked, keys: [], measures } }
}

function bounds(rules: readonly ValidationRule[], columns: readonly Column[]): readonly Bound[] {
  return rules.map((rule, index) => {
    const severity = rule.severity ?? 'warn'
    const said = sayRule(rule, columns)
    return rule.rule === 'row_count'
      ? { column: ALL_ROWS, ...rowBounds(rule), severity, counted: `Rows (${said})` }
      : { column: countName(index), most: 0, severity, counted: `Rejected rows (${said})` }
  })
}

const ALL_ROWS = 'rows'

function countName(index: number): string {
  return `broken_${index}`
}

function sorted(judged: Relation, columns: readonly Column[], rejected: boolean): Relation {
  const names = [...columns.map(({ name }) => name), ...(rejected ? [REASON] : [])]
  const operand: Expression = { kind: 'column', name: REASON, at: NOWHERE }
  const condition: Expression = { kind: 'is-null', operand, negated: rejected, at: NOWHERE }
  const kept: Relation = { kind: 'filter', input: judged, condition }
  return { kind: 'select', input: kept, columns: names.map((name) => ({ name, from: name })) }
}

const NULL: Expression = { kind: 'literal', type: 'null', value: null, at: NOWHERE }

/** An empty cell makes a rule neither true nor false, and then it does not hold. */
function notTrue(holds: Expression): Expression {
  const no: Expression = { kind: 'literal', type: 'boolean', value: false, at: NOWHERE }
  const sure: Expression = { kind: 'call', name: 'coalesce', args: [holds, no], at: NOWHERE }
  return { kind: 'unary', operator: 'not', operand: sure, at: NOWHERE }
}

/** Empty cells are not counted, so they break no rule of being unique. */
function atMostOne(name: string): Expression {
  const left: Expression = { kind: 'column', name, at: NOWHERE }
  const right: Expression = { kind: 'literal', type: 'integer', value: '1', at: NOWHERE }
  return { kind: 'binary', operator: '<=', left, right, at: NOWHERE }
}
