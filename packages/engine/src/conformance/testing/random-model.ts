import { type Feature, type Model, MODEL_FORMAT, type Scorer, type TreeNode } from '@plainflow/core'
import { type Random, seededRandom } from '../../learning/seeded-random.ts'
import { CITIES, LEARNED_COLUMNS, WORDS } from './learned-rows.ts'

type Chosen = Pick<Model, 'features' | 'scorer' | 'labels' | 'chance'> &
  Pick<Model['training'], 'task'>

const THREE = ['yes', "don't know", '否']

/** A model of every kind, each looking at every kind of column; what they say means nothing. */
export function randomModels(seed: number): readonly (readonly [name: string, model: Model])[] {
  const random = seededRandom(seed)
  const forTrees = featuresOf(false)
  const filled = featuresOf(true)
  const treesOf = (scores: number, count: number, depth: number, base = 0): Scorer => ({
    kind: 'trees',
    step: 2 ** -20,
    scores: repeat(scores, () => ({
      base,
      trees: repeat(count, () => treeOf(forTrees, depth, 2 ** 20, random)),
    })),
  })
  const unit = (count: number) => ({
    intercept: weightOf(random),
    weights: repeat(count, () => weightOf(random)),
  })
  const chosen: readonly (readonly [string, Chosen])[] = [
    ['boosting of two labels', labelled([false, true], treesOf(1, 100, 4), forTrees)],
    ['boosting of three labels', labelled(THREE, treesOf(3, 30, 4), forTrees)],
    ['a forest of shares', labelled([1, 2, 3], treesOf(3, 10, 6, 0.3), forTrees, 'share')],
    ['a forest of numbers', number(treesOf(1, 30, 5, 12.5), forTrees)],
    ['a line', number({ kind: 'linear', scores: [unit(filled.length)] }, filled)],
    [
      'logistic',
      labelled(['no', 'yes'], { kind: 'linear', scores: [unit(filled.length)] }, filled),
    ],
    [
      'logistic of three labels',
      labelled(THREE, { kind: 'linear', scores: repeat(3, () => unit(filled.length)) }, filled),
    ],
    ['a network', labelled(THREE, networkOf(filled.length, unit), filled)],
    ['clusters', clustersOf(filled, random)],
  ]
  return chosen.map(([name, parts]) => [name, modelOf(parts)])
}

function labelled(
  labels: Model['labels'],
  scorer: Scorer,
  features: readonly Feature[],
  chance: Model['chance'] = 'logistic',
): Chosen {
  return { task: 'classification', labels, scorer, features, chance }
}

function number(scorer: Scorer, features: readonly Feature[]): Chosen {
  return { task: 'regression', labels: [], scorer, features, chance: null }
}

function networkOf(
  width: number,
  unit: (count: number) => { intercept: number; weights: number[] },
): Scorer {
  return {
    kind: 'network',
    layers: [repeat(8, () => unit(width)), repeat(4, () => unit(8)), repeat(3, () => unit(4))],
  }
}

function clustersOf(features: readonly Feature[], random: Random): Chosen {
  const centre = () => features.map(() => weightOf(random))
  const weights = features.map(() => random.next())
  const scorer: Scorer = { kind: 'clusters', weights, centres: repeat(5, centre) }
  return { task: 'clustering', labels: [], scorer, features, chance: null }
}

function modelOf({ task, features, scorer, labels, chance }: Chosen): Model {
  return {
    format: MODEL_FORMAT,
    training: {
      task,
      algorithm: 'gradient_boosting',
      target: task === 'clustering' ? null : 'target',
      features: LEARNED_COLUMNS.slice(1),
      split: { by: 'key', columns: LEARNED_COLUMNS.slice(0, 1), share: 0.2 },
      seed: 42,
      settings: {},
    },
    features,
    labels,
    scorer,
    chance,
    evaluation: { metrics: [], importance: [], charts: {}, findings: [] },
    rows: { train: 0, test: 0, withoutTarget: 0 },
    fingerprint: '',
  }
}

/** Every kind of feature. */
function featuresOf(isFilled: boolean): readonly Feature[] {
  const fill = isFilled ? { fill: 0.1 } : {}
  return [
    { kind: 'number', column: 'Age', ...fill },
    { kind: 'number', column: 'visits', ...fill },
    { kind: 'missing', column: 'Age' },
    { kind: 'flag', column: 'is member', ...fill },
    { kind: 'code', column: 'city', values: CITIES },
    { kind: 'code', column: 'plan', values: ['0', '3', '1', '2'] },
    ...CITIES.slice(0, 5).map((value): Feature => ({ kind: 'is', column: 'city', value })),
    { kind: 'other', column: 'city', than: CITIES.slice(0, 5) },
    { kind: 'is', column: 'plan', value: '3' },
    { kind: 'date', column: 'joined', part: 'year', ...fill },
    { kind: 'date', column: 'joined', part: 'month', ...fill },
    { kind: 'date', column: 'last seen', part: 'weekday', ...fill },
    { kind: 'date', column: 'last seen', part: 'days', ...fill },
    { kind: 'date', column: 'joined', part: 'days', ...fill },
    ...WORDS.map((word): Feature => ({ kind: 'word', column: 'note', word })),
  ]
}

function treeOf(
  features: readonly Feature[],
  depth: number,
  most: number,
  random: Random,
): TreeNode {
  if (depth === 0) return { leaf: random.below(2 * most) - most }
  const place = random.below(features.length)
  const kind = features[place]
  return {
    feature: place,
    test: kind?.kind === 'code' ? { within: rangesOf(random) } : { most: boundOf(kind, random) },
    empty: random.next() < 0.5 ? 'yes' : 'no',
    yes: treeOf(features, depth - 1, most, random),
    no: treeOf(features, depth - 1, most, random),
  }
}

function rangesOf(random: Random): readonly (readonly [number, number])[] {
  const from = random.below(4)
  const to = from + random.below(2)
  return random.next() < 0.5
    ? [[from, to]]
    : [
        [from, to],
        [to + 2, to + 3],
      ]
}

function boundOf(feature: Feature | undefined, random: Random): number {
  switch (feature?.kind) {
    case 'number':
      return Math.round(random.next() * 10_000 - 2_000) / 100
    case 'date':
      return { year: 1960 + random.below(80), month: 6, weekday: 3, days: random.below(26_000) }[
        feature.part
      ]
    default:
      return 0.5
  }
}

/** With all its digits. */
function weightOf(random: Random): number {
  return (random.next() - 0.5) / (1 + 20 * random.next())
}

function repeat<Item>(count: number, make: () => Item): Item[] {
  return Array.from({ length: count }, make)
}
