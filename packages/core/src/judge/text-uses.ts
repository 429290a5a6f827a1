import { columnsOf } from '../relation/columns-of.ts'
import type { Expression } from '../relation/expression.ts'
import type { Program } from '../relation/program.ts'
import type { Relation } from '../relation/relation.ts'

/** A column of text that a program takes for something else, or puts in order. */
export interface TextUse {
  readonly column: string
  readonly how: 'ordered' | 'compared' | 'looked up' | 'read as a number' | 'counted'
}

export function textUses({ steps }: Program): readonly TextUse[] {
  return steps.flatMap(({ relation }) => usesIn(relation))
}

function usesIn(relation: Relation): readonly TextUse[] {
  switch (relation.kind) {
    case 'from':
    case 'step':
      return []
    case 'append':
      return relation.inputs.flatMap(usesIn)
    case 'join':
      return [...usesIn(relation.left), ...usesIn(relation.right)]
    default:
      return [...ownUses(relation, textsOf(relation.input)), ...usesIn(relation.input)]
  }
}

type Single = Extract<Relation, { readonly input: Relation }>

function ownUses(relation: Single, texts: ReadonlySet<string>): readonly TextUse[] {
  const ordered = (columns: readonly (string | null)[]): readonly TextUse[] =>
    columns.flatMap((column) =>
      column !== null && texts.has(column) ? [{ column, how: 'ordered' as const }] : [],
    )
  switch (relation.kind) {
    case 'filter':
      return usesOf(relation.condition, texts)
    case 'compute':
      return relation.columns.flatMap(({ value }) => usesOf(value, texts))
    case 'sort':
      // The keys after the first mostly settle ties.
      return ordered(relation.keys.slice(0, 1).map(({ column }) => column))
    case 'aggregate':
      return relation.measures.flatMap(({ function: name, column }): readonly TextUse[] => {
        if (column === null || !texts.has(column)) return []
        if (name === 'count') return [{ column, how: 'counted' }]
        return name === 'min' || name === 'max' ? [{ column, how: 'ordered' }] : []
      })
    case 'window':
      return ordered(
        relation.columns.flatMap(({ order }) => order.slice(0, 1).map(({ column }) => column)),
      )
    default:
      return []
  }
}

function textsOf(relation: Relation): ReadonlySet<string> {
  return new Set(
    columnsOf(relation)
      .filter(({ type }) => type === 'text')
      .map(({ name }) => name),
  )
}

const ORDERED: ReadonlySet<string> = new Set(['<', '<=', '>', '>='])

function usesOf(expression: Expression, texts: ReadonlySet<string>): readonly TextUse[] {
  const within = (...parts: readonly Expression[]) => parts.flatMap((one) => usesOf(one, texts))
  const named = (how: TextUse['how'], ...parts: readonly Expression[]): readonly TextUse[] =>
    parts.flatMap((one) =>
      one.kind === 'column' && texts.has(one.name) ? [{ column: one.name, how }] : [],
    )
  switch (expression.kind) {
    case 'literal':
    case 'column':
      return []
    case 'unary':
    case 'is-null':
      return within(expression.operand)
    case 'like':
      return within(expression.operand, expression.pattern)
    case 'binary': {
      const { left, right, operator } = expression
      const own = ORDERED.has(operator) ? named('compared', left, right) : []
      return [...own, ...within(left, right)]
    }
    case 'between':
      return [
        ...named('compared', expression.operand),
        ...within(expression.operand, expression.low, expression.high),
      ]
    case 'in':
      return [
        ...(expression.items.length > FEW ? named('looked up', expression.operand) : []),
        ...within(expression.operand, ...expression.items),
      ]
    case 'call':
      // Who calls `to_number` or `to_date` says how the text is to be read.
      return within(...expression.args)
    case 'cast':
      return [
        ...(expression.to === 'text' || expression.to === 'boolean'
          ? []
          : readIn(expression.operand, texts)),
        ...within(expression.operand),
      ]
    case 'case':
      return within(
        ...expression.branches.flatMap(({ when, then }) => [when, then]),
        ...(expression.otherwise ? [expression.otherwise] : []),
      )
  }
}

/** More values than these nobody types: they were looked up for a period that was said. */
const FEW = 3

/** The columns whose letters a conversion goes by. */
function readIn(
  expression: Expression | undefined,
  texts: ReadonlySet<string>,
): readonly TextUse[] {
  if (!expression) return []
  if (expression.kind === 'column')
    return texts.has(expression.name) ? [{ column: expression.name, how: 'read as a number' }] : []
  return expression.kind === 'call' ? expression.args.flatMap((one) => readIn(one, texts)) : []
}
