import type { Expression } from '../relation/expression.ts'
import { binary, call, cellOf, numberOf } from '../relation/make-expression.ts'
import type { ComputedColumn } from '../relation/relation.ts'
import type { Feature } from './feature.ts'
import type { FreshNames } from './fresh-names.ts'
import type {
  ClusterScorer,
  LinearScorer,
  Model,
  NetworkScorer,
  TreeNode,
  TreeScorer,
} from './model.ts'
import { treeValue } from './tree-value.ts'

export interface ScoreColumns {
  /** What has to be computed, one step after the other. */
  readonly steps: readonly (readonly ComputedColumn[])[]
  /** The columns of the scores, or of the squared distances. */
  readonly scores: readonly string[]
}

/** The columns that a scorer becomes; `words` call each score after what it is of. */
export function scoreColumns(
  { scorer, features }: Pick<Model, 'scorer' | 'features'>,
  cells: readonly Expression[],
  words: readonly string[],
  names: FreshNames,
): ScoreColumns {
  const scores = words.map((word) => names.of(word))
  const place = { features, cells, scores, words, names }
  switch (scorer.kind) {
    case 'linear':
      return linear(scorer, place)
    case 'trees':
      return trees(scorer, place)
    case 'network':
      return network(scorer, place)
    case 'clusters':
      return clusters(scorer, place)
  }
}

interface Place {
  readonly features: readonly Feature[]
  readonly cells: readonly Expression[]
  readonly scores: readonly string[]
  readonly words: readonly string[]
  readonly names: FreshNames
}

type Unit = LinearScorer['scores'][number]

/** From left to right: other orders differ in the last digits. */
function weighed({ intercept, weights }: Unit, cells: readonly Expression[]): Expression {
  return weights.reduce<Expression>((sum, weight, place) => {
    const cell = cells[place]
    if (!cell) throw new Error(`There is no feature ${place} to weigh`)
    return binary('+', sum, binary('*', numberOf(weight), cell))
  }, numberOf(intercept))
}

function linear(scorer: LinearScorer, { cells, scores }: Place): ScoreColumns {
  const step = scorer.scores.map((unit, at) => ({
    name: scores[at] ?? '',
    value: weighed(unit, cells),
  }))
  return { steps: [step], scores }
}

/** A table of PostgreSQL has no more than 1,600 columns. */
const MOST_TREE_COLUMNS = 400

/** Each tree is a column, as long as they are not too many. */
function trees({ step, scores: own }: TreeScorer, place: Place): ScoreColumns {
  const { features, cells, scores, words, names } = place
  const count = own.reduce((sum, each) => sum + each.trees.length, 0)
  const size = Math.ceil(count / MOST_TREE_COLUMNS)
  const leaves: ComputedColumn[] = []
  const sums = own.map(({ base, trees: all }, at) => {
    const parts = inGroups(all, size).map((group, part) => {
      const value = sumOf(group.map((tree: TreeNode) => treeValue(tree, features, cells)))
      const word = own.length === 1 ? [] : [words[at] ?? '']
      const name = names.of(...word, size === 1 ? 'tree' : 'trees', String(part + 1))
      leaves.push({ name, value })
      return cellOf(name)
    })
    const scaled = binary('*', sumOf(parts), numberOf(step))
    return { name: scores[at] ?? '', value: binary('+', numberOf(base), scaled) }
  })
  return { steps: [leaves, sums].filter((each) => each.length > 0), scores }
}

/** In halves, as a chain of hundreds is too deep for some; whole numbers add up to the same. */
function sumOf(values: readonly Expression[]): Expression {
  const [first = numberOf(0), ...rest] = values
  if (values.length <= MOST_IN_CHAIN) return rest.reduce((a, b) => binary('+', a, b), first)
  const half = Math.ceil(values.length / 2)
  return binary('+', sumOf(values.slice(0, half)), sumOf(values.slice(half)))
}

const MOST_IN_CHAIN = 100

function inGroups<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}

function network({ layers }: NetworkScorer, { cells, scores, names }: Place): ScoreColumns {
  const steps: ComputedColumn[][] = []
  let below = cells
  for (const [depth, units] of layers.entries()) {
    const isLast = depth === layers.length - 1
    const step = units.map((unit, at) => {
      const sum = weighed(unit, below)
      return isLast
        ? { name: scores[at] ?? '', value: sum }
        : {
            name: names.of('layer', String(depth + 1), 'unit', String(at + 1)),
            value: call('greatest', sum, numberOf(0)),
          }
    })
    steps.push(step)
    below = step.map(({ name }) => cellOf(name))
  }
  return { steps, scores }
}

function clusters({ weights, centres }: ClusterScorer, { cells, scores }: Place): ScoreColumns {
  const step = centres.map((centre, at) => ({
    name: scores[at] ?? '',
    value: centre
      .map((middle, place): Expression => {
        const cell = cells[place]
        if (!cell) throw new Error(`There is no feature ${place} to measure`)
        const apart = binary('-', cell, numberOf(middle))
        return binary('*', numberOf(weights[place] ?? 0), binary('*', apart, apart))
      })
      .reduce((sum, square) => binary('+', sum, square)),
  }))
  return { steps: [step], scores }
}
