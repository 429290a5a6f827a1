import { sayCount } from '../words/say-count.ts'
import type { Finding, FindingKind } from './evaluation.ts'
import { isFigure, sayApart, sayFigure } from './say-figure.ts'
import { sayColumns } from './training-words.ts'

export interface SaidFinding {
  /** What is said. */
  readonly finding: Finding
  readonly kind: FindingKind
  /** `stop`: do not trust the model before this is looked at. `warn`: worth mending. `note`: good to know. */
  readonly weight: 'stop' | 'warn' | 'note'
  /** In a few words, with the columns: `Tells the target alone: refund_date`. */
  readonly title: string
  /** What was found, with its figures. */
  readonly what: string
  /** What to do about it. */
  readonly fix: string
}

/** A finding as a sentence, and what to do about it. Figures that are missing are left out. */
export function sayFinding(finding: Finding): SaidFinding {
  const { kind, columns, evidence } = finding
  const say = SENTENCES[kind]
  const of = columns.length === 0 ? '' : `: ${sayColumns(columns)}`
  const title = `${TITLES[kind]}${of}`
  const told: Told = {
    columns: columns.length === 0 ? 'a column' : sayColumns(columns),
    isOne: columns.length < 2,
    figure: (name) => (isFigure(evidence[name]) ? sayFigure(evidence[name]) : null),
    value: (name) => (isFigure(evidence[name]) ? evidence[name] : null),
  }
  return { finding, kind, weight: WEIGHTS[kind], title, ...say(told) }
}

interface Told {
  readonly columns: string
  readonly isOne: boolean
  readonly figure: (name: string) => string | null
  readonly value: (name: string) => number | null
}

const WEIGHTS: Readonly<Record<FindingKind, SaidFinding['weight']>> = {
  leak: 'stop',
  shared_keys: 'stop',
  no_signal: 'stop',
  few_rows: 'warn',
  imbalance: 'warn',
  overfitting: 'warn',
  weak_clusters: 'warn',
  unseen_label: 'warn',
  collinear: 'note',
  identifier: 'note',
  constant: 'note',
}

const TITLES: Readonly<Record<FindingKind, string>> = {
  leak: 'Tells the target alone',
  shared_keys: 'On both sides of the test',
  no_signal: 'No better than the simplest answer',
  few_rows: 'Few rows to judge by',
  imbalance: 'A label is rare',
  overfitting: 'Remembers rather than understands',
  weak_clusters: 'Groups are hardly apart',
  unseen_label: 'A label it never learned',
  collinear: 'Say the same',
  identifier: 'Left out, as it only tells rows apart',
  constant: 'Left out, as it never varies',
}

/** The gravest first; those of a weight stay in the order in which they were found. */
export function sayFindings(findings: readonly Finding[]): readonly SaidFinding[] {
  const order = ['stop', 'warn', 'note']
  return findings
    .map(sayFinding)
    .toSorted((one, other) => order.indexOf(one.weight) - order.indexOf(other.weight))
}

type Said = Pick<SaidFinding, 'what' | 'fix'>

const SENTENCES: Readonly<Record<FindingKind, (told: Told) => Said>> = {
  leak: ({ columns, isOne, figure }) => {
    const alone = figure('alone')
    const reaches = alone === null ? '' : ` (${alone} by itself)`
    return {
      what: `${columns} ${isOne ? 'tells' : 'each tell'} the target alone${reaches}.`,
      fix: `Check whether ${columns} ${isOne ? 'is' : 'are'} known at the time of the prediction. If not, leave ${isOne ? 'it' : 'them'} out of the features and train again.`,
    }
  },
  shared_keys: ({ columns, value }) => {
    const [shared, rows] = [value('shared'), value('rows')]
    const many = shared === null ? 'Rows' : sayCount(shared, 'row')
    const of = shared === null || rows === null ? '' : ` of ${rows.toLocaleString('en-US')}`
    return {
      what: `${many}${of} in the test share a value of ${columns} with rows the model learned from, so the test may flatter it.`,
      fix: `Split by ${columns}, so that all rows of one stay on the same side.`,
    }
  },
  constant: ({ columns, isOne }) => ({
    what: `${columns} ${isOne ? 'was' : 'were'} left out: ${isOne ? 'it holds' : 'each holds'} the same value in every row.`,
    fix: 'Nothing needs to be done. If it should vary, look at the step that makes it.',
  }),
  identifier: ({ columns, isOne, value }) => {
    const [distinct, rows] = [value('distinct'), value('rows')]
    const figures =
      distinct === null || rows === null
        ? ''
        : ` (${distinct.toLocaleString('en-US')} values in ${sayCount(rows, 'row')})`
    return {
      what: `${columns} ${isOne ? 'was' : 'were'} left out: nearly every row has a value of its own${figures}, which tells nothing about new rows.`,
      fix: 'If a part of it matters, such as a year or a prefix, make a column of that part.',
    }
  },
  imbalance: ({ value }) => {
    const share = value('share')
    const figure = share === null ? 'few' : `only ${sayPercent(share)}`
    return {
      what: `The rarest label is ${figure} of the rows, so accuracy looks good without finding any of them.`,
      fix: 'Judge by AUC and F1, and switch on “Rare labels count as much” in the block.',
    }
  },
  few_rows: ({ value }) => {
    const rows = value('rows')
    return {
      what: `There ${rows === 1 ? 'is' : 'are'} ${rows === null ? 'few rows' : `only ${sayCount(rows, 'row')}`} to judge by, so the figures may be luck.`,
      fix: 'Bring more rows, test on a larger share, or cross-validate.',
    }
  },
  collinear: ({ columns, value }) => {
    const correlation = value('correlation')
    return {
      what: `${columns} say the same${correlation === null ? '' : ` (correlation ${correlation.toFixed(3)})`}: which of them counts as important is chance.`,
      fix: 'Keep one of them if the importance of columns matters.',
    }
  },
  no_signal: ({ value }) => {
    const [model, baseline] = [value('model'), value('baseline')]
    const pair = model === null || baseline === null ? null : sayApart(model, baseline)
    return {
      what: `The model is no better than the simplest answer${pair ? ` (${pair[0]} against ${pair[1]})` : ''}: these columns tell next to nothing about the target.`,
      fix: 'Do not use it. Look for columns that have to do with the target, or check that target and rows were not mixed up.',
    }
  },
  overfitting: ({ value }) => {
    const [train, test] = [value('train'), value('test')]
    const pair = train === null || test === null ? null : sayApart(train, test)
    return {
      what: `It is much better on the rows it learned from${pair ? ` (${pair[0]} there, ${pair[1]} on others)` : ''}: it remembers rather than understands.`,
      fix: 'Make it simpler (less depth, fewer trees, a lower rate), or bring more rows.',
    }
  },
  unseen_label: ({ value }) => {
    const rows = value('rows')
    return {
      what: `${rows === null ? 'Some rows' : sayCount(rows, 'row')} in the test ${rows === 1 ? 'has' : 'have'} a label that is not among the rows it learned from; it can never be right there.`,
      fix: 'Bring more rows of that label, or put rare labels together.',
    }
  },
  weak_clusters: ({ figure }) => {
    const silhouette = figure('silhouette')
    return {
      what: `The groups are hardly apart${silhouette === null ? '' : ` (silhouette ${silhouette})`}: the borders between them are drawn, not found.`,
      fix: 'Try another number of groups, or fewer and more telling columns.',
    }
  },
}

export function sayPercent(share: number): string {
  const percent = share * 100
  if (percent > 0 && percent < 0.1) return 'under 0.1 %'
  return `${percent < 10 ? Number(percent.toFixed(1)) : Math.round(percent)} %`
}
