import type { Column } from '../../relation/column.ts'
import type { Expression } from '../../relation/expression.ts'
import type { Relation } from '../../relation/relation.ts'
import type { Given, Lowered } from '../block.ts'
import { checkRule } from './check-rule.ts'
import { REASON } from './config.ts'
import type { ValidateConfiguration } from './config.ts'
import { sayRule } from './sentence.ts'

const NOWHERE = { start: 0, end: 0 } as const

/** The first rule a row breaks is its reason; rows without one are valid. */
export function lower({ parameters }: ValidateConfiguration, given: Given): Lowered {
  const [input] = given.inputs
  if (!input) return { relations: [] }
  const { columns } = input
  const counts = parameters.rules.flatMap(({ rule, column }, index) =>
    rule === 'unique' ? [{ index, column, name: freeName(`count ${index}`, columns) }] : [],
  )
  const counted: Relation =
    counts.length === 0
      ? input.relation
      : {
          kind: 'window',
          input: input.relation,
          columns: counts.map(({ column, name }) => ({
            name,
            function: 'count',
            column,
            partition: [column],
            order: [],
          })),
        }
  const branches = parameters.rules.flatMap((rule, index) => {
    const count = counts.find((one) => one.index === index)
    const place = { block: given.block, owner: 'validate', field: '' }
    const checked = count ? { holds: atMostOne(count.name) } : checkRule(rule, columns, place)
    if ('problems' in checked || checked.holds === null) return []
    const reason: Expression = {
      kind: 'literal',
      type: 'text',
      value: sayRule(rule, columns),
      at: NOWHERE,
    }
    // oxlint-disable-next-line unicorn/no-thenable -- the tree's own word; no node is ever awaited
    return [{ when: notTrue(checked.holds), then: reason }]
  })
  const value: Expression =
    branches.length === 0
      ? { kind: 'cast', operand: NULL, to: 'text', at: NOWHERE }
      : { kind: 'case', branches, otherwise: null, at: NOWHERE }
  const judged: Relation = { kind: 'compute', input: counted, columns: [{ name: REASON, value }] }
  return { relations: [sorted(judged, columns, false), sorted(judged, columns, true)] }
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

function freeName(wanted: string, columns: readonly Column[]): string {
  return columns.some(({ name }) => name === wanted) ? freeName(`${wanted} `, columns) : wanted
}
