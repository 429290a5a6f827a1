import { describeConditions } from '../../conditions/describe-conditions.ts'
import { lowerConditions } from '../../conditions/lower-conditions.ts'
import type { Expression } from '../../relation/expression.ts'
import type { Bound } from '../../relation/program.ts'
import type { Relation } from '../../relation/relation.ts'
import type { Given, GivenInput, Lowered } from '../block.ts'
import { freeName } from '../free-name.ts'
import { asksOfRows } from './asks-of-rows.ts'
import type { AlertConfiguration } from './config.ts'

/** The rows pass; what gives reason for an alert is counted, and a run warns of it. */
export function lower({ parameters, alerts }: AlertConfiguration, given: Given): Lowered {
  const [input] = given.inputs
  if (!input) return { relations: [] }
  const relations = [input.relation]
  const isLookedAt = alerts.enabled && alerts.conditions !== 'error' && asksOfRows(parameters)
  return isLookedAt ? { relations, check: counts(parameters, input) } : { relations }
}

type Parameters = AlertConfiguration['parameters']

function counts(parameters: Parameters, { relation, columns }: GivenInput) {
  const condition = lowerConditions(parameters.where, columns)
  const mark = freeName('is matching', columns)
  const marked: Relation = condition
    ? {
        kind: 'compute',
        input: relation,
        columns: [{ name: mark, value: oneWhere(condition) }],
      }
    : relation
  const measures = [
    { name: ALL_ROWS, function: 'count_rows' as const, column: null },
    ...(condition ? [{ name: MATCHING, function: 'count' as const, column: mark }] : []),
  ]
  const counted: Relation = { kind: 'aggregate', input: marked, keys: [], measures }
  return { relation: counted, bounds: boundsOf(parameters, columns) }
}

function boundsOf(parameters: Parameters, columns: GivenInput['columns']): readonly Bound[] {
  const { where, fewerThan, moreThan } = parameters
  const severity = 'warn'
  const bounds: Bound[] = []
  if (where.conditions.length > 0) {
    const said = describeConditions(where, { columns, respell: (text) => text })
    bounds.push({ column: MATCHING, most: 0, severity, counted: `Rows where ${said}` })
  }
  if (fewerThan !== undefined) {
    const counted = `Rows, fewer than ${fewerThan}`
    bounds.push({ column: ALL_ROWS, least: fewerThan, severity, counted })
  }
  if (moreThan !== undefined) {
    const counted = `Rows, more than ${moreThan}`
    bounds.push({ column: ALL_ROWS, most: moreThan, severity, counted })
  }
  return bounds
}

const ALL_ROWS = 'rows'
const MATCHING = 'matching'
const NOWHERE = { start: 0, end: 0 } as const

/** What is counted: an empty cell is not. */
function oneWhere(condition: Expression): Expression {
  const one: Expression = { kind: 'literal', type: 'integer', value: '1', at: NOWHERE }
  // oxlint-disable-next-line unicorn/no-thenable -- the tree's own word; no node is ever awaited
  const branches = [{ when: condition, then: one }]
  return { kind: 'case', branches, otherwise: null, at: NOWHERE }
}
