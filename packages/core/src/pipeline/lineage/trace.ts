/** What a relation reads: a table from outside, or the rows of an earlier step. */
export interface Leaf {
  readonly kind: 'dataset' | 'step'
  readonly id: string
}

export interface Origin {
  readonly leaf: Leaf
  readonly column: string
}

/** How a column can decide about the rows, or about the cells of another, without being in them. */
export type Influence = 'filter' | 'join' | 'group' | 'order' | 'distinct' | 'sample'

export interface Influenced extends Origin {
  readonly by: Influence
}

/** Keyed, as a formula that doubles itself a few hundred times over would list its column 2^300 times. */
export type Origins = ReadonlyMap<string, Origin>
export type Influences = ReadonlyMap<string, Influenced>

export interface ColumnTrace {
  /** The cells are those of the origin as they are, the same in another type, or computed. */
  readonly made: 'copied' | 'converted' | 'computed'
  readonly values: Origins
  /** What decides about this column alone: the order of a `first`, the partition of a window. */
  readonly influences: Influences
}

export interface RelationTrace {
  readonly columns: ReadonlyMap<string, ColumnTrace>
  /** What decides which rows there are, and in which order: it concerns every column. */
  readonly rows: Influences
  readonly leaves: readonly Leaf[]
}

export const emptyTrace: ColumnTrace = {
  made: 'computed',
  values: new Map(),
  influences: new Map(),
}

export function originKey({ leaf, column }: Origin): string {
  return JSON.stringify([leaf.kind, leaf.id, column])
}

export function merged(traces: readonly ColumnTrace[]): Omit<ColumnTrace, 'made'> {
  return {
    values: new Map(traces.flatMap(({ values }) => [...values])),
    influences: mergedInfluences(traces.map(({ influences }) => influences)),
  }
}

export function mergedInfluences(influences: readonly Influences[]): Influences {
  return new Map(influences.flatMap((one) => [...one]))
}

/** All that these columns come from, as what decides. */
export function influencedBy(by: Influence, traces: readonly ColumnTrace[]): Influences {
  const { values, influences } = merged(traces)
  const own = Array.from(values, ([key, origin]): readonly [string, Influenced] => {
    return [`${by} ${key}`, { ...origin, by }]
  })
  return new Map([...own, ...influences])
}
