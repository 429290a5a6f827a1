/**
 * A number computed from one column of a row. `fill` stands for a null where the scorer takes none; trees
 * take nulls, and have no `fill`. Nothing is scaled here: what the trainer scales it folds into its weights.
 */
export type Feature = FeatureOf & { readonly column: string }

type FeatureOf =
  /** The number itself. */
  | { readonly kind: 'number'; readonly fill?: number }
  /** true 1, false 0. */
  | { readonly kind: 'flag'; readonly fill?: number }
  /** 1 where the cell is null, else 0. */
  | { readonly kind: 'missing' }
  /** Of a text or a whole number: its place in the list from 1, one more than the last where it is not in it, 0 where it is null. */
  | { readonly kind: 'code'; readonly values: readonly string[] }
  /** 1 where the cell, as text, is this one, else 0; null too gives 0. */
  | { readonly kind: 'is'; readonly value: string }
  /** 1 where the cell is neither null nor one of these, else 0. */
  | { readonly kind: 'other'; readonly than: readonly string[] }
  /** Of a date or timestamp; weekday is 1 for Monday, `days` those since 1970-01-01. */
  | {
      readonly kind: 'date'
      readonly part: 'year' | 'month' | 'weekday' | 'days'
      readonly fill?: number
    }
  /** 1 where the text, in lower case and cut at what is neither letter nor digit, has the word. */
  | { readonly kind: 'word'; readonly word: string }
