import { lowerConditions } from '../../conditions/lower-conditions.ts'
import { readValue } from '../../conditions/read-value.ts'
import type { Column } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import type { Expression } from '../../relation/expression.ts'
import { columnNamed, expressionOf, literalOf } from '../../relation/expression-of.ts'
import type { Relation } from '../../relation/relation.ts'
import type { Given, Lowered } from '../block.ts'
import { failedConversions } from '../failed-conversions.ts'
import type { Conversions } from '../failed-conversions.ts'
import { affected } from './columns.ts'
import type { CleanConfiguration, Cleaning, CleaningRule } from './config.ts'
import { conversionOf } from './conversion-of.ts'
import { filledFrequent, filledMeasure, filledPrevious, isEmpty } from './filled.ts'
import { cappedOutliers, withoutOutliers } from './outliers.ts'

export function lower({ parameters }: CleanConfiguration, given: Given): Lowered {
  const [input] = given.inputs
  if (!input) return { relations: [] }
  const stages: Conversions[] = []
  let relation = input.relation
  for (const rule of parameters.rules) {
    const columns = columnsOf(relation)
    const about = affected(rule, columns)
    const conversions = about.flatMap((column) => conversionOf(rule, column) ?? [])
    if (conversions.length > 0) stages.push({ input: relation, columns: conversions })
    relation = RULES[rule.action](relation, about, rule, columns)
  }
  const check = failedConversions(stages)
  return { relations: [relation], ...(check ? { check } : {}) }
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
    computed(input, columns, (cell, column) => {
      const put = literalOf(readValue(value, column.type))
      return expressionOf`if(${isEmpty(column)}, ${put}, ${cell})`
    }),
  fill_average: (input, columns, _, all) => filledMeasure(input, columns, all, 'mean'),
  fill_median: (input, columns, _, all) => filledMeasure(input, columns, all, 'median'),
  fill_frequent: (input, columns, _, all) =>
    columns.reduce((relation, column) => filledFrequent(relation, column, all), input),
  fill_previous: (input, columns, { by = '' }, all) =>
    columns.reduce((relation, column) => filledPrevious(relation, column, by, all), input),
  trim: (input, columns) => computed(input, columns, (cell) => expressionOf`trim(${cell})`),
  uppercase: (input, columns) => computed(input, columns, (cell) => expressionOf`upper(${cell})`),
  lowercase: (input, columns) => computed(input, columns, (cell) => expressionOf`lower(${cell})`),
  titlecase: (input, columns) => computed(input, columns, (cell) => expressionOf`initcap(${cell})`),
  replace: (input, columns, { value = '', with: replacement = '' }) =>
    computed(input, columns, (cell, { type }) => {
      const put = literalOf(replacement === '' ? null : readValue(replacement, type))
      return expressionOf`if(${cell} = ${literalOf(readValue(value, type))}, ${put}, ${cell})`
    }),
  convert: converted,
  parse_dates: converted,
  deduplicate: (input, columns, rule) =>
    rule.columns.length === 0
      ? { kind: 'distinct', input }
      : { kind: 'distinct', input, by: columns.map(({ name }) => name) },
  drop_outliers: withoutOutliers,
  cap_outliers: cappedOutliers,
}

function converted(input: Relation, columns: readonly Column[], rule: CleaningRule): Relation {
  return computed(input, columns, (cell, column) => conversionOf(rule, column)?.value ?? cell)
}

function computed(
  input: Relation,
  columns: readonly Column[],
  value: (cell: Expression, column: Column) => Expression,
): Relation {
  if (columns.length === 0) return input
  return {
    kind: 'compute',
    input,
    columns: columns.map((column) => ({
      name: column.name,
      value: value(columnNamed(column.name), column),
    })),
  }
}
