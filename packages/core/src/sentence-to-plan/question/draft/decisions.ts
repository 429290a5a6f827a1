import type { Mention } from '../link/mention.ts'
import { sameColumn } from '../../../tables/column-ref.ts'
import type { ColumnRef } from '../../../tables/column-ref.ts'

/** Something a reader had to choose: "Paris" as a value of one column or of another. */
export interface Decision {
  /** The same in every reading of the sentence. */
  readonly key: string
  /** The words it was about. */
  readonly said: string
  /** Best first. */
  readonly options: readonly Option[]
}

export interface Option {
  /** The column taken for it; of a table, the whole of it. */
  readonly column: ColumnRef
  readonly score: number
}

/** One choice made otherwise. */
export interface Change {
  readonly key: string
  readonly said: string
  readonly taken: ColumnRef
  readonly instead: ColumnRef
  /** How much likelier the choice taken was. */
  readonly cost: number
}

/**
 * The choices of one reading. Told to decide one of them otherwise, a reader gives another candidate;
 * left alone it takes the best of each.
 */
export class Decisions {
  readonly #change: Change | null
  readonly #made = new Map<string, Decision>()

  constructor(change: Change | null = null) {
    this.#change = change
  }

  get made(): readonly Decision[] {
    return [...this.#made.values()]
  }

  choose<Value>(
    kind: 'column' | 'value' | 'comparison' | 'table',
    { index, text: said }: Pick<Mention, 'index' | 'text'>,
    options: readonly (Option & { readonly value: Value })[],
  ): Value | undefined {
    const key = `${kind} ${index}`
    const sorted = options.toSorted((one, other) => other.score - one.score)
    // The same words are looked at several times; the first look is the one that counts.
    if (!this.#made.has(key)) this.#made.set(key, { key, said, options: sorted })
    const instead = this.#change?.key === key ? this.#change.instead : null
    const wanted = instead && sorted.find(({ column }) => sameColumn(column, instead))
    return (wanted ?? sorted[0])?.value
  }
}

const MOST_EACH = 2

/** Every choice made otherwise, the closest calls first. */
export function otherwise(decisions: readonly Decision[], farthest: number): readonly Change[] {
  return decisions
    .flatMap(({ key, said, options: [best, ...others] }) =>
      others.slice(0, MOST_EACH).flatMap(({ column: instead, score }): Change[] => {
        if (!best || sameColumn(best.column, instead)) return []
        return [{ key, said, taken: best.column, instead, cost: best.score - score }]
      }),
    )
    .filter(({ cost }) => cost <= farthest)
    .toSorted((one, other) => one.cost - other.cost)
}
