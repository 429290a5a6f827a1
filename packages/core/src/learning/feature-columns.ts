import type { Column } from '../relation/column.ts'
import type { Expression } from '../relation/expression.ts'
import { cellOf } from '../relation/make-expression.ts'
import type { ComputedColumn } from '../relation/relation.ts'
import type { Feature } from './feature.ts'
import { featureValue, wordsOf } from './feature-value.ts'
import type { FreshNames } from './fresh-names.ts'

export interface FeatureColumns {
  /** What has to be computed, one step after the other. */
  readonly steps: readonly (readonly ComputedColumn[])[]
  /** Where each feature is found afterwards; null for one that is not wanted. */
  readonly cells: readonly (Expression | null)[]
}

/** The columns that features become, each called after what it is; numbers as they are need none. */
export function featureColumns(
  features: readonly Feature[],
  wanted: (place: number) => boolean,
  columns: readonly Column[],
  names: FreshNames,
): FeatureColumns {
  const types = new Map(columns.map(({ name, type }) => [name, type]))
  const words = new Map<string, string>()
  const computed: ComputedColumn[] = []
  const cells = features.map((feature, place) => {
    if (!wanted(place)) return null
    const { column } = feature
    const isThere = feature.kind === 'number' && feature.fill === undefined
    if (isThere && types.get(column) === 'number') return cellOf(column)
    if (feature.kind === 'word' && !words.has(column)) words.set(column, names.of(column, 'words'))
    const known = words.get(column)
    const name = names.of(column, ...wordsFor(feature))
    const value = feature.kind === 'word' && known ? featureValue(feature, cellOf(known)) : null
    computed.push({ name, value: value ?? featureValue(feature) })
    return cellOf(name)
  })
  const cut = Array.from(words, ([column, name]) => ({ name, value: wordsOf(column) }))
  return { steps: [cut, computed].filter((step) => step.length > 0), cells }
}

function wordsFor(feature: Feature): readonly string[] {
  switch (feature.kind) {
    case 'number':
      return [feature.fill === undefined ? 'number' : 'filled']
    case 'flag':
    case 'missing':
    case 'code':
    case 'other':
      return [feature.kind]
    case 'is':
      return ['is', feature.value]
    case 'date':
      return [feature.part]
    case 'word':
      return ['has', feature.word]
  }
}
