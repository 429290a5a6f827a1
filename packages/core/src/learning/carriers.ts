import type { Importance } from './evaluation.ts'
import { isFigure } from './say-figure.ts'

/** Together the columns told of carry at least this share. */
const MOST_OF_IT = 0.6
const MOST_NAMED = 3

export interface Carriers {
  /** The most important first. */
  readonly columns: readonly string[]
  /** Whether they carry most of it; else they are only the first of many. */
  readonly isMost: boolean
}

/** The few columns that a model rests on; null where nothing is told of them. */
export function carriers(importance: readonly Importance[]): Carriers | null {
  const weights = weigh(importance)
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0)
  if (!(whole > 0)) return null
  let [sum, count] = [0, 0]
  for (const { weight } of weights) {
    sum += weight
    count += 1
    if (sum / whole >= MOST_OF_IT) break
  }
  const isMost = count <= MOST_NAMED
  const named = weights.slice(0, isMost ? count : MOST_NAMED)
  return { columns: named.map(({ column }) => column), isMost }
}

/**
 * By what the model loses without a column, where that was tried: gain favours columns of many values.
 * Columns without which it is not worse carry nothing.
 */
function weigh(importance: readonly Importance[]) {
  const wasTried =
    importance.every(({ permutation }) => isFigure(permutation)) &&
    importance.some(({ permutation }) => (permutation ?? 0) > 0)
  return importance
    .map(({ column, gain, permutation }) => ({
      column,
      weight: Math.max(0, wasTried ? (permutation ?? 0) : isFigure(gain) ? gain : 0),
    }))
    .toSorted((one, other) => other.weight - one.weight)
}
