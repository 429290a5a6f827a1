import { childrenOf } from '../../relation/children-of.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import type { Expression } from '../../relation/expression.ts'
import { isJoinOutput } from '../../relation/join.ts'
import type { Measure } from '../../relation/aggregate.ts'
import { type Relation, type RelationKind, sourceId } from '../../relation/relation.ts'
import { PLACED_FUNCTIONS } from '../../relation/window.ts'
import type { WindowCall } from '../../relation/window.ts'
import { emptyTrace, influencedBy, merged, mergedInfluences, originKey } from './trace.ts'
import type { ColumnTrace, Influence, Influences, Leaf, RelationTrace } from './trace.ts'

/**
 * Where every column of a relation comes from, down to what the relation reads: read off the same
 * tree that is executed, so that it cannot tell another story than the run.
 */
export function traceRelation(relation: Relation): RelationTrace {
  // Correlated union: the rule under a relation's kind takes that relation.
  const rule = RULES[relation.kind] as (relation: Relation) => RelationTrace
  return rule(relation)
}

type Rules = {
  readonly [Kind in RelationKind]: (relation: Extract<Relation, { kind: Kind }>) => RelationTrace
}

const RULES: Rules = {
  from: (relation) => leafTrace({ kind: 'dataset', id: sourceId(relation) }, relation),
  step: (relation) => leafTrace({ kind: 'step', id: relation.step }, relation),
  select: (relation) => {
    const input = traceRelation(relation.input)
    const columns = relation.columns.map(({ name, from }) => [name, at(input, from)] as const)
    return { ...input, columns: new Map(columns) }
  },
  compute: (relation) => {
    const input = traceRelation(relation.input)
    const made = relation.columns.map(({ name, value }) => {
      return [name, valued(input, value)] as const
    })
    return withColumns(input, made)
  },
  filter: (relation) => {
    const input = traceRelation(relation.input)
    return decided(input, 'filter', namesIn(relation.condition))
  },
  sort: (relation) =>
    decided(
      traceRelation(relation.input),
      'order',
      relation.keys.map(({ column }) => column),
    ),
  // Which rows are taken follows from their order, which the steps before have accounted for.
  take: (relation) => traceRelation(relation.input),
  join: (relation) => {
    const [left, right] = [traceRelation(relation.left), traceRelation(relation.right)]
    const columns = relation.columns.map((column) => {
      const { name, side, from } = column
      if (side !== 'key') return [column, name, at(side === 'left' ? left : right, from)] as const
      const pair = relation.on.find((key) => key.left === from)
      const sides = [at(left, from), ...(pair ? [at(right, pair.right)] : [])]
      return [column, name, computed(sides)] as const
    })
    const visible = new Map(columns.map(([, name, trace]) => [name, trace]))
    const keys = relation.on.flatMap((key) => [at(left, key.left), at(right, key.right)])
    const tested = relation.condition ? namesIn(relation.condition) : []
    const matched = [...keys, ...tested.flatMap((name) => visible.get(name) ?? [])]
    const kept = columns.filter(([column]) => isJoinOutput(relation.how, column))
    return {
      columns: new Map(kept.map(([, name, trace]) => [name, trace])),
      rows: mergedInfluences([left.rows, right.rows, influencedBy('join', matched)]),
      leaves: [...left.leaves, ...right.leaves],
    }
  },
  aggregate: (relation) => {
    const input = traceRelation(relation.input)
    const keys = relation.keys.map((name) => [name, at(input, name)] as const)
    const measures = relation.measures.map((measure) => {
      return [measure.name, measured(input, measure)] as const
    })
    const columns = new Map([...keys, ...measures])
    return { ...decided(input, 'group', relation.keys), columns }
  },
  window: (relation) => {
    const input = traceRelation(relation.input)
    const names = columnsOf(relation.input).map(({ name }) => name)
    const made = relation.columns.map((call) => [call.name, windowed(input, call, names)] as const)
    return withColumns(input, made)
  },
  distinct: (relation) => {
    const input = traceRelation(relation.input)
    // With keys, too: the columns beside them decide which of several rows is kept.
    return decided(input, 'distinct', [...input.columns.keys()])
  },
  append: (relation) => {
    const inputs = relation.inputs.map(traceRelation)
    const columns = columnsOf(relation).map(({ name }) => {
      const found = inputs.flatMap((input) => input.columns.get(name) ?? [])
      const made = found.every((trace) => trace.made === 'copied') ? 'copied' : 'computed'
      return [name, { ...computed(found), made }] as const
    })
    const together: RelationTrace = {
      columns: new Map(columns),
      rows: mergedInfluences(inputs.map(({ rows }) => rows)),
      leaves: inputs.flatMap(({ leaves }) => leaves),
    }
    const names = columns.map(([name]) => name)
    return relation.distinct ? decided(together, 'distinct', names) : together
  },
  pivot: (relation) => {
    const input = traceRelation(relation.input)
    const measure = measured(input, relation.measure)
    const picked = influencedBy('group', [at(input, relation.column)])
    const cell = { ...measure, influences: mergedInfluences([measure.influences, picked]) }
    const keys = relation.keys.map((name) => [name, at(input, name)] as const)
    const columns = new Map([...keys, ...relation.values.map(({ name }) => [name, cell] as const)])
    return { ...decided(input, 'group', relation.keys), columns }
  },
  unpivot: (relation) => {
    const input = traceRelation(relation.input)
    const kept = relation.keep.map((name) => [name, at(input, name)] as const)
    const cells = computed(relation.columns.map((name) => at(input, name)))
    const columns = [...kept, [relation.nameTo, emptyTrace], [relation.valueTo, cells]] as const
    return { ...input, columns: new Map(columns) }
  },
  // The digest of the keys ranks the rows, and all other columns settle ties.
  sample: (relation) => {
    const input = traceRelation(relation.input)
    return decided(input, 'sample', [...input.columns.keys()])
  },
}

function leafTrace(leaf: Leaf, { columns }: Extract<Relation, { kind: 'from' | 'step' }>) {
  const traced = columns.map(({ name }): readonly [string, ColumnTrace] => {
    const origin = { leaf, column: name }
    const values = new Map([[originKey(origin), origin]])
    return [name, { made: 'copied', values, influences: new Map() }]
  })
  return { columns: new Map(traced), rows: new Map(), leaves: [leaf] }
}

function at(trace: RelationTrace, name: string): ColumnTrace {
  const column = trace.columns.get(name)
  if (!column) throw new Error(`The input has no column ${JSON.stringify(name)}`)
  return column
}

function valued(input: RelationTrace, value: Expression): ColumnTrace {
  if (value.kind === 'column') return at(input, value.name)
  const trace = computed(namesIn(value).map((name) => at(input, name)))
  if (value.kind !== 'cast') return trace
  const inner = valued(input, value.operand)
  return inner.made === 'computed' ? trace : { ...trace, made: 'converted' }
}

function computed(from: readonly ColumnTrace[]): ColumnTrace {
  return { ...merged(from), made: 'computed' }
}

/** The same columns, of rows that some of them decide about. */
function decided(trace: RelationTrace, by: Influence, names: readonly string[]): RelationTrace {
  const because = influencedBy(
    by,
    names.map((name) => at(trace, name)),
  )
  return { ...trace, rows: mergedInfluences([trace.rows, because]) }
}

function withColumns(
  input: RelationTrace,
  made: readonly (readonly [string, ColumnTrace])[],
): RelationTrace {
  return { ...input, columns: new Map([...input.columns, ...made]) }
}

function measured(input: RelationTrace, { column, order }: Measure): ColumnTrace {
  const value = computed(column === null ? [] : [at(input, column)])
  const ordered = (order ?? []).map((key) => at(input, key.column))
  return influenced(value, [influencedBy('order', ordered)])
}

function windowed(input: RelationTrace, call: WindowCall, names: readonly string[]): ColumnTrace {
  const value = computed(call.column === null ? [] : [at(input, call.column)])
  const order = PLACED_FUNCTIONS.has(call.function)
    ? names.filter((name) => !call.partition.includes(name))
    : call.order.map(({ column }) => column)
  return influenced(value, [
    influencedBy(
      'group',
      call.partition.map((name) => at(input, name)),
    ),
    influencedBy(
      'order',
      order.map((name) => at(input, name)),
    ),
  ])
}

function influenced(trace: ColumnTrace, by: readonly Influences[]): ColumnTrace {
  return { ...trace, influences: mergedInfluences([trace.influences, ...by]) }
}

function namesIn(expression: Expression): string[] {
  if (expression.kind === 'column') return [expression.name]
  return childrenOf(expression).flatMap(namesIn)
}
