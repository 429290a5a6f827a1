import type { Expression } from '../relation/expression.ts'
import type { Program } from '../relation/program.ts'
import { type Relation, sourceId } from '../relation/relation.ts'

/** What a program does to rows, whoever wrote it. */
export const DEEDS = [
  'adds up',
  'averages',
  'takes the middle',
  'counts',
  'orders',
  'cuts off',
  'takes an extreme',
  'groups',
  'negates',
  'divides',
  'subtracts',
  'bounds',
  'brings together',
  'tells apart',
] as const
export type Deed = (typeof DEEDS)[number]

export interface ProgramFacts {
  readonly deeds: ReadonlySet<Deed>
  /** Ids of the datasets it reads. */
  readonly reads: ReadonlySet<string>
  /** The columns it goes by, in small letters. */
  readonly names: readonly string[]
  /** What it holds them against, in small letters. */
  readonly values: readonly string[]
}

/** Read off the relations, as they are what is run: block by block there would be many ways to say one thing. */
export function factsOf({ steps }: Program): ProgramFacts {
  const reader = new FactReader()
  for (const { relation } of steps) reader.readRelation(relation)
  return reader
}

const BY_FUNCTION: Readonly<Record<string, readonly Deed[]>> = {
  sum: ['adds up'],
  running_sum: ['adds up', 'groups'],
  mean: ['averages'],
  avg: ['averages'],
  moving_average: ['averages', 'groups'],
  median: ['takes the middle'],
  quantile: ['takes the middle'],
  count: ['counts'],
  count_rows: ['counts'],
  count_distinct: ['counts', 'tells apart'],
  min: ['takes an extreme'],
  max: ['takes an extreme'],
  first: ['takes an extreme'],
  last: ['takes an extreme'],
  greatest: ['takes an extreme'],
  least: ['takes an extreme'],
  rank: ['orders'],
  dense_rank: ['orders'],
  row_number: ['orders'],
  percent_rank: ['orders', 'divides'],
  lag: ['orders', 'subtracts'],
  lead: ['orders', 'subtracts'],
  share_of_total: ['divides', 'adds up'],
  date_diff: ['subtracts'],
}

const BOUNDS: ReadonlySet<string> = new Set(['<', '<=', '>', '>='])

/** "Did not win any": none of them is how that is written. */
function isNought(expression: Expression): boolean {
  return expression.kind === 'literal' && (expression.value === '0' || expression.value === false)
}

class FactReader implements ProgramFacts {
  readonly deeds = new Set<Deed>()
  readonly reads = new Set<string>()
  readonly names: string[] = []
  readonly values: string[] = []

  readRelation(relation: Relation): void {
    switch (relation.kind) {
      case 'from':
        this.reads.add(sourceId(relation))
        return
      case 'step':
        return
      case 'join':
        this.#readJoin(relation)
        return
      case 'append':
        this.#does('brings together')
        for (const input of relation.inputs) this.readRelation(input)
        return
      case 'select':
        this.#name(...relation.columns.flatMap(({ name, from }) => [name, from]))
        break
      case 'compute':
        for (const { name, value } of relation.columns) {
          this.#name(name)
          this.#readExpression(value)
        }
        break
      case 'filter':
        this.#readExpression(relation.condition)
        break
      case 'sort':
        this.#does('orders')
        this.#name(...relation.keys.map(({ column }) => column))
        break
      case 'take':
        this.#does('cuts off')
        this.values.push(String(relation.count ?? ''), String(relation.offset))
        break
      case 'aggregate':
      case 'pivot':
        if (relation.keys.length > 0 || relation.kind === 'pivot') this.#does('groups')
        this.#name(...relation.keys)
        if (relation.kind === 'pivot') this.#name(relation.column)
        for (const { function: name, column } of relation.kind === 'pivot'
          ? [relation.measure]
          : relation.measures)
          this.#calls(name, column)
        break
      case 'window':
        for (const { function: name, column, partition, order } of relation.columns) {
          this.#calls(name, column)
          if (partition.length > 0) this.#does('groups')
          if (order.length > 0) this.#does('orders')
          this.#name(...partition, ...order.map((key) => key.column))
        }
        break
      case 'distinct':
        this.#does('tells apart', ...(relation.by ? (['groups'] as const) : []))
        if (relation.order?.length) this.#does('takes an extreme')
        break
      case 'unpivot':
        this.#does('groups')
        this.#name(...relation.columns)
        break
      case 'sample':
        this.#does('cuts off')
    }
    this.readRelation(relation.input)
  }

  #readJoin({ left, right, how, on, condition }: Extract<Relation, { kind: 'join' }>): void {
    this.#does('brings together')
    if (how === 'anti') this.#does('negates')
    this.#name(...on.flatMap((key) => [key.left, key.right]))
    if (condition) this.#readExpression(condition)
    this.readRelation(left)
    this.readRelation(right)
  }

  #readExpression(expression: Expression): void {
    switch (expression.kind) {
      case 'literal':
        this.values.push(String(expression.value ?? '').toLowerCase())
        return
      case 'column':
        this.#name(expression.name)
        return
      case 'unary':
        if (expression.operator === 'not') this.#does('negates')
        this.#readExpression(expression.operand)
        return
      case 'binary':
        if (expression.operator === '<>') this.#does('negates')
        if (BOUNDS.has(expression.operator)) this.#does('bounds')
        if (isNought(expression.right)) this.#does('negates')
        if (expression.operator === '/') this.#does('divides')
        if (expression.operator === '-') this.#does('subtracts')
        this.#readExpression(expression.left)
        this.#readExpression(expression.right)
        return
      case 'call':
        this.#calls(expression.name, null)
        for (const each of expression.args) this.#readExpression(each)
        return
      case 'in':
        if (expression.negated) this.#does('negates')
        for (const each of [expression.operand, ...expression.items]) this.#readExpression(each)
        return
      case 'between':
        this.#does('bounds', ...(expression.negated ? (['negates'] as const) : []))
        for (const each of [expression.operand, expression.low, expression.high])
          this.#readExpression(each)
        return
      case 'like':
        if (expression.negated) this.#does('negates')
        this.#readExpression(expression.operand)
        this.#readExpression(expression.pattern)
        return
      case 'is-null':
        this.#does('negates')
        this.#readExpression(expression.operand)
        return
      case 'case':
        for (const { when, then } of expression.branches) {
          this.#readExpression(when)
          this.#readExpression(then)
        }
        if (expression.otherwise) this.#readExpression(expression.otherwise)
        return
      case 'cast':
        this.#readExpression(expression.operand)
    }
  }

  #calls(name: string, column: string | null): void {
    this.#does(...(BY_FUNCTION[name] ?? []))
    if (column !== null) this.#name(column)
  }

  #does(...deeds: readonly Deed[]): void {
    for (const deed of deeds) this.deeds.add(deed)
  }

  #name(...names: readonly string[]): void {
    for (const name of names) this.names.push(name.toLowerCase())
  }
}
