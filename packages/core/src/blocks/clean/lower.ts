import { lowerConditions } from '../../conditions/lower-conditions.ts'
import { readValue } from '../../conditions/read-value.ts'
import type { Column } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import type { Expression, LiteralValue } from '../../relation/expression.ts'
import { parseExpression } from '../../relation/parse-expression.ts'
import { printExpression } from '../../relation/print-expression.ts'
import type { Relation } from '../../relation/relation.ts'
import type { Given, Lowered } from '../block.ts'
import { affected } from './columns.ts'
import type { CleanConfiguration, Cleaning, CleaningRule } from './config.ts'

export function lower({ parameters }: CleanConfiguration, given: Given): Lowered {
  const [input] = given.inputs
  if (!input) return { relations: [] }
  return { relations: [parameters.rules.reduce(applyRule, input.relation)] }
}

function applyRule(input: Relation, rule: CleaningRule): Relation {
  const columns = columnsOf(input)
  return RULES[rule.action](input, affected(rule, columns), rule, columns)
}

type Apply = (
  input: Relation,
  columns: readonly Column[],
  rule: CleaningRule,
  all: readonly Column[],
) => Relation

const RULES: Readonly<Record<Cleaning, Apply>> = {
  drop_missing: (input, columns) => {
    const conditions = columns.map(({ name }) => ({
      column: name,
      operator: 'is not empty' as const,
    }))
    const condition = lowerConditions({ match: 'all', conditions }, columns)
    return condition ? { kind: 'filter', input, condition } : input
  },
  fill: (input, columns, { value = '' }) =>
    computed(input, columns, (column, { type }) =>
      call(type === 'text' ? 'if' : 'coalesce', [
        ...(type === 'text' ? [isEmptyText(column)] : []),
        ...(type === 'text'
          ? [literal(readValue(value, type)), column]
          : [column, literal(readValue(value, type))]),
      ]),
    ),
  fill_average: (input, columns, _, all) => {
    const names = new Map(
      columns.map(({ name }, index) => [name, freeName(`average ${index}`, all)]),
    )
    const averaged: Relation = {
      kind: 'window',
      input,
      columns: columns.map(({ name }) => ({
        name: names.get(name) ?? name,
        function: 'mean',
        column: name,
        partition: [],
        order: [],
      })),
    }
    const filled = computed(averaged, columns, (column, { name }) =>
      call('coalesce', [cast(column, 'number'), reference(names.get(name) ?? name)]),
    )
    return select(filled, all)
  },
  trim: (input, columns) => computed(input, columns, (column) => call('trim', [column])),
  uppercase: (input, columns) => computed(input, columns, (column) => call('upper', [column])),
  lowercase: (input, columns) => computed(input, columns, (column) => call('lower', [column])),
  replace: (input, columns, { value = '', with: replacement = '' }) =>
    computed(input, columns, (column, { type }) => {
      const isIt: Expression = {
        kind: 'binary',
        operator: '=',
        left: column,
        right: literal(readValue(value, type)),
        at: NOWHERE,
      }
      const put = replacement === '' ? NULL : literal(readValue(replacement, type))
      return call('if', [isIt, put, column])
    }),
  convert: (input, columns, { type }) =>
    type === undefined ? input : computed(input, columns, (column) => cast(column, type)),
  deduplicate: (input, columns, rule) =>
    rule.columns.length === 0
      ? { kind: 'distinct', input }
      : { kind: 'distinct', input, by: columns.map(({ name }) => name) },
  drop_outliers: (input, columns, _, all) =>
    columns.reduce((relation, column) => withoutOutliers(relation, column, all), input),
}

/** Tukey's rule: beyond one and a half times the distance of the quartiles. Empty cells stay. */
function withoutOutliers(input: Relation, { name }: Column, all: readonly Column[]): Relation {
  const low = freeName('lower quartile', all)
  const high = freeName('upper quartile', all)
  const quartile = (called: string, fraction: number) =>
    ({ name: called, function: 'quantile', column: name, fraction }) as const
  const joined: Relation = {
    kind: 'join',
    left: input,
    right: {
      kind: 'aggregate',
      input,
      keys: [],
      measures: [quartile(low, 0.25), quartile(high, 0.75)],
    },
    how: 'cross',
    on: [],
    columns: [
      ...all.map((column) => ({ name: column.name, side: 'left' as const, from: column.name })),
      { name: low, side: 'right', from: low },
      { name: high, side: 'right', from: high },
    ],
  }
  const [value, from, to] = [name, low, high].map((one) => printExpression(reference(one)))
  const spread = `1.5 * (${to} - ${from})`
  const text = `coalesce(${value} between ${from} - ${spread} and ${to} + ${spread}, true)`
  const parsed = parseExpression(text)
  if ('problem' in parsed) throw new Error(parsed.problem.message)
  return select({ kind: 'filter', input: joined, condition: parsed.expression }, all)
}

function computed(
  input: Relation,
  columns: readonly Column[],
  value: (reference: Expression, column: Column) => Expression,
): Relation {
  if (columns.length === 0) return input
  return {
    kind: 'compute',
    input,
    columns: columns.map((column) => ({
      name: column.name,
      value: value(reference(column.name), column),
    })),
  }
}

function select(input: Relation, columns: readonly Column[]): Relation {
  return { kind: 'select', input, columns: columns.map(({ name }) => ({ name, from: name })) }
}

/** A helping column may not take the name of a real one. */
function freeName(wanted: string, columns: readonly Column[]): string {
  return columns.some(({ name }) => name === wanted) ? freeName(`${wanted} `, columns) : wanted
}

const NOWHERE = { start: 0, end: 0 } as const
const NULL: Expression = { kind: 'literal', type: 'null', value: null, at: NOWHERE }

function isEmptyText(operand: Expression): Expression {
  const left: Expression = { kind: 'is-null', operand, negated: false, at: NOWHERE }
  const right: Expression = {
    kind: 'binary',
    operator: '=',
    left: operand,
    right: literal({ type: 'text', value: '' }),
    at: NOWHERE,
  }
  return { kind: 'binary', operator: 'or', left, right, at: NOWHERE }
}

function reference(name: string): Expression {
  return { kind: 'column', name, at: NOWHERE }
}

function literal(value: LiteralValue | null): Expression {
  return value === null ? NULL : { kind: 'literal', ...value, at: NOWHERE }
}

function cast(operand: Expression, to: Column['type']): Expression {
  return { kind: 'cast', operand, to, at: NOWHERE }
}

function call(name: string, args: readonly Expression[]): Expression {
  return { kind: 'call', name, args, at: NOWHERE }
}
