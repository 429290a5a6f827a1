import { sayCount } from '../words/say-count.ts'
import { carriers } from './carriers.ts'
import type { Metric } from './evaluation.ts'
import { METRIC_WORDS } from './metric-words.ts'
import type { Model } from './model.ts'
import { isFigure, sayApart, sayFigure } from './say-figure.ts'
import { sayFindings } from './say-finding.ts'
import { sayColumns, sayTarget } from './training-words.ts'

export interface Verdict {
  /** `good`: worth using. `fair`: to be looked into first. `poor`: no better than not having it. */
  readonly tone: 'good' | 'fair' | 'poor'
  readonly headline: string
  /** What else there is to know before trusting it; the most important first. */
  readonly more: readonly string[]
}

/** What is needed to judge a model. */
export type Judged = Pick<Model, 'training' | 'evaluation' | 'rows'>

/** All that a person looks at: a model without what it computes with. */
export type JudgedModel = Judged & Pick<Model, 'labels' | 'fingerprint' | 'testFrom'>

/**
 * How good a model is, in plain words: "Better than always saying no: accuracy 0.86 against 0.71." with
 * what carries it and what to check.
 */
export function verdict(model: Judged): Verdict {
  const { training, evaluation, rows } = model
  const [first] = evaluation.metrics
  const standing = first ? standingOf(first) : 'unknown'
  const isClustering = training.task === 'clustering'
  const grave = sayFindings(evaluation.findings).filter(({ weight }) => weight !== 'note')
  const carried = carriers(evaluation.importance)
  return {
    tone: toneOf(isClustering ? clusterStanding(model) : standing, grave),
    headline: isClustering ? sayClusters(model) : sayStanding(model, standing),
    more: [
      ...(isClustering || !first ? [] : sayMistake(model)),
      ...(isClustering || !first ? [] : [sayWhere(first, rows)]),
      ...(carried && !isClustering ? [sayCarriers(carried)] : []),
      // What it says it has said already where the headline does.
      ...grave
        .filter(({ kind }) => kind !== 'no_signal' && kind !== 'weak_clusters')
        .slice(0, 2)
        .map(({ kind, what, fix }) =>
          kind === 'leak' ? (fix.split('. ')[0] ?? fix).replace(/\.?$/, '.') : what,
        ),
    ],
  }
}

export type Standing =
  'much better' | 'better' | 'hardly better' | 'no better' | 'worse' | 'unknown'

/** Shares of the way from the baseline to the best there can be. */
const [MUCH, HARDLY] = [0.75, 0.1]

/** How a measure stands against its baseline. */
export function standingOf({ name, test, train, baseline }: Metric): Standing {
  const value = test ?? train
  if (!isFigure(value) || !isFigure(baseline)) return 'unknown'
  if (value === baseline) return 'no better'
  const { better, best } = METRIC_WORDS[name]
  if (better === 'higher' ? value < baseline : value > baseline) return 'worse'
  const whole = Math.abs((best ?? baseline) - baseline)
  const share = whole === 0 ? 1 : Math.abs(value - baseline) / whole
  return share >= MUCH ? 'much better' : share < HARDLY ? 'hardly better' : 'better'
}

function toneOf(standing: Standing, grave: ReturnType<typeof sayFindings>): Verdict['tone'] {
  const isNothing = standing === 'worse' || standing === 'no better' || standing === 'hardly better'
  if (isNothing || grave.some(({ kind }) => kind === 'no_signal')) return 'poor'
  return grave.length > 0 || standing === 'unknown' ? 'fair' : 'good'
}

const STANDING_WORDS: Readonly<Record<Exclude<Standing, 'unknown'>, string>> = {
  'much better': 'Much better than',
  better: 'Better than',
  'hardly better': 'Hardly better than',
  'no better': 'No better than',
  worse: 'Worse than',
}

function sayStanding(model: Judged, standing: Standing): string {
  const [first] = model.evaluation.metrics
  if (!first) return 'It was not measured, so nothing can be said of how good it is.'
  const { name } = METRIC_WORDS[first.name]
  const value = first.test ?? first.train
  const said = name === name.toUpperCase() ? name : name.toLowerCase()
  if (standing === 'unknown' || !isFigure(value) || !isFigure(first.baseline))
    return `${name} ${sayFigure(value)}; there is nothing to compare it with.`
  const [figure, base] = sayApart(value, first.baseline)
  return `${STANDING_WORDS[standing]} ${baselineWords(model, first)}: ${said} ${figure} against ${base}.`
}

/** What the baseline does. A label is named only where the figures say that it is the one. */
export function baselineWords({ training, evaluation }: Judged, metric: Metric): string {
  if (training.task === 'regression') return 'always saying the mean'
  if (metric.name === 'auc') return 'guessing'
  if (metric.name !== 'accuracy' || !isFigure(metric.baseline)) return 'the simplest answer'
  const { confusion } = evaluation.charts
  const sums = confusion?.counts.map((row) => row.reduce((sum, count) => sum + count, 0)) ?? []
  const all = sums.reduce((sum, count) => sum + count, 0)
  const at = sums.indexOf(Math.max(...sums))
  const isIt = all > 0 && Math.abs((sums[at] ?? 0) / all - metric.baseline) < 0.005
  return isIt
    ? `always saying ${sayLabel(confusion?.labels[at] ?? null)}`
    : 'always giving the most frequent answer'
}

/** A label within a sentence: yes and no for what is true or false. */
export function sayLabel(label: string | number | boolean | null): string {
  if (typeof label === 'boolean') return label ? 'yes' : 'no'
  return label === null ? 'nothing' : typeof label === 'number' ? String(label) : sayTarget(label)
}

function sayMistake({ training, evaluation }: Judged): readonly string[] {
  if (training.task !== 'regression') return []
  const mae = evaluation.metrics.find(({ name }) => name === 'mae')
  const value = mae?.test ?? mae?.train
  if (!isFigure(value) || value < 0) return []
  return [`On average a prediction is off by ${sayFigure(value)}.`]
}

function sayWhere(first: Metric, rows: Judged['rows']): string {
  if (!isFigure(first.test) || rows.test === 0)
    return 'Measured on the rows it learned from: how good it is on others is not known.'
  const folds = first.folds
  const spread =
    folds && isFigure(folds.mean) && isFigure(folds.spread)
      ? ` Over the folds it was ${sayFigure(folds.mean)}, give or take ${sayFigure(Math.abs(folds.spread))}.`
      : ''
  return `Measured on ${sayCount(rows.test, 'row')} it had not seen.${spread}`
}

const COUNTS = ['No column', 'One column', 'Two columns', 'Three columns']

function sayCarriers({ columns, isMost }: NonNullable<ReturnType<typeof carriers>>): string {
  if (!isMost) return `No few columns carry it; the first are ${sayColumns(columns)}.`
  const verb = columns.length === 1 ? 'carries' : 'carry'
  return `${COUNTS[columns.length]} ${verb} most of it: ${sayColumns(columns)}.`
}

/** From here on groups are apart. */
const [APART, WEAK] = [0.5, 0.25]

function silhouetteOf({ evaluation }: Judged): number | null {
  const metric = evaluation.metrics.find(({ name }) => name === 'silhouette')
  const value = metric?.test ?? metric?.train
  return isFigure(value) ? value : null
}

function clusterStanding(model: Judged): Standing {
  const value = silhouetteOf(model)
  if (value === null) return 'unknown'
  return value >= APART ? 'much better' : value >= WEAK ? 'better' : 'no better'
}

function sayClusters(model: Judged): string {
  const sizes = (model.evaluation.charts.clusters ?? []).map(({ rows }) => rows)
  const value = silhouetteOf(model)
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  const count = sizes.length
  const of =
    least === most
      ? sayCount(least, 'row')
      : `${least.toLocaleString('en-US')} to ${sayCount(most, 'row')}`
  const groups = count === 0 ? 'The groups' : `${sayCount(count, 'group')} of ${of}`
  if (value === null) return `${groups}; how far they are apart was not measured.`
  const apart =
    value >= APART ? 'well apart' : value >= WEAK ? 'apart, with blurred borders' : 'hardly apart'
  return `${groups}, ${apart} (silhouette ${sayFigure(value)}).`
}
