import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Algorithm, Feature, LearningTask, Training } from '@plainflow/core'
import type { FeatureTable } from '../feature-table.ts'

/** What `counterparts.py` tells of a data set. */
export interface Counterpart {
  readonly name: string
  readonly task: LearningTask
  readonly kinds: readonly ('number' | 'code')[]
  readonly rows: number
  readonly labels: number
  readonly width: number
  readonly folds: number
  readonly settings: Readonly<Record<'tree_depth' | 'trees' | 'depth' | 'rate' | 'epochs', number>>
  /** By algorithm: the area or R² over the folds. */
  readonly figures: Readonly<Record<string, number>>
  /** Of the first rows that are tested with, by the line. */
  readonly predicted: readonly number[]
  readonly inertia: number
}

export async function readCounterparts(folder: string): Promise<readonly Counterpart[]> {
  // Written by the script beside this file.
  return JSON.parse(await readFile(join(folder, 'told.json'), 'utf8')) as Counterpart[]
}

/** The same matrix, and the rows of each fold. */
export async function readMatrix(
  folder: string,
  number: number,
  { kinds, width, rows, labels }: Counterpart,
  isDesign: boolean,
): Promise<(fold: number) => FeatureTable> {
  const numbers = async (name: string) => {
    const bytes = await readFile(join(folder, `${number}.${name}`))
    return new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  }
  const matrix = await numbers(isDesign ? 'design' : 'matrix')
  const target = await numbers('target')
  const folds = await numbers('fold')
  const count = isDesign ? width : kinds.length
  const features = Array.from({ length: count }, (_, place): Feature => {
    const column = `x${place}`
    return !isDesign && kinds[place] === 'code'
      ? { kind: 'code', column, values: [] }
      : { kind: 'number', column }
  })
  const columns = features.map(({ kind }, place) => {
    const own = matrix.subarray(place * rows, (place + 1) * rows)
    return kind === 'code' ? Uint8Array.from(own) : own
  })
  const all = Int32Array.from({ length: rows }, (_, row) => row)
  return (fold) => ({
    features,
    columns,
    count: rows,
    target,
    labels: Array.from({ length: labels }, (_, label) => label),
    groups: all,
    trainRows: all.filter((row) => folds[row] !== fold),
    testRows: all.filter((row) => folds[row] === fold),
  })
}

/** The same settings. */
export function trainingFor(algorithm: Algorithm, { task, settings }: Counterpart): Training {
  const { tree_depth, trees, depth, rate, epochs } = settings
  const own = {
    linear_regression: {},
    decision_tree: { depth: tree_depth },
    random_forest: { trees: 30, depth: 10 },
    gradient_boosting: { trees, depth, rate },
    neural_network: { epochs, rate: 0.003 },
    clustering: { clusters: 5 },
  }[algorithm]
  const split = { by: 'time', column: 'none', share: 0.2 } as const
  return { task, algorithm, target: 'y', features: [], split, seed: 1, settings: own }
}
