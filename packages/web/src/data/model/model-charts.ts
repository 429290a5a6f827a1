import { type JudgedModel, type ModelCharts, sayFigure } from '@plainflow/core'
import { formatNumber } from '@/app/format-number.ts'
import { numberAxis } from '../chart/draw-axes.ts'
import { drawConfusion } from './draw-confusion.ts'
import { drawFit } from './draw-fit.ts'
import { drawLines, type Point, SHARES } from './draw-lines.ts'
import { drawResiduals, saySpan } from './draw-residuals.ts'
import type { ModelChart } from './model-chart.ts'

const HEIGHT = 230
/** Lines of more labels are no longer told apart. */
const MOST_CURVES = 6

/** Everything there is to draw of how a model does, but for its columns and its groups. */
export function modelCharts({ evaluation: { charts } }: JudgedModel): readonly ModelChart[] {
  return MAKERS.flatMap((make) => make(charts) ?? [])
}

const MAKERS: readonly ((charts: ModelCharts) => ModelChart | null)[] = [
  confusion,
  roc,
  precisionRecall,
  fit,
  residuals,
  learning,
]

function confusion({ confusion: given }: ModelCharts): ModelChart | null {
  if (!given || given.labels.length === 0) return null
  const { counts } = given
  const names = given.labels.map(sayName)
  const right = counts.reduce((sum, row, at) => sum + (row[at] ?? 0), 0)
  const all = counts.flat().reduce((sum, count) => sum + count, 0)
  return {
    key: 'confusion',
    title: 'Right and wrong by label',
    said: `Confusion matrix of ${names.length} labels: ${formatNumber(right)} of ${formatNumber(all)} rows are right.`,
    explained:
      'A line for each label that rows have, a column for each they were given. Right answers are on the diagonal.',
    draw: (width) => drawConfusion(names, counts, width),
    columns: ['Actual', ...names.map((name) => `predicted ${name}`)],
    rows: names.map((name, at) => [
      name,
      ...names.map((_, to) => formatNumber(counts[at]?.[to] ?? 0)),
    ]),
  }
}

function roc({ roc: curves }: ModelCharts): ModelChart | null {
  return curvesChart(curves, {
    key: 'roc',
    title: 'ROC curve',
    names: { x: 'Others taken for it', y: 'Found' },
    guide: [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ],
    explained:
      'How many are found for how many false alarms. The dashed line is guessing; the further above it, the better.',
  })
}

function precisionRecall({ precisionRecall: curves }: ModelCharts): ModelChart | null {
  return curvesChart(curves, {
    key: 'precision-recall',
    title: 'Precision and recall',
    names: { x: 'Found (recall)', y: 'Right among those given (precision)' },
    explained:
      'The more of them shall be found, the fewer of those given are right. Of rare labels it tells more than the ROC curve.',
  })
}

type Curves = NonNullable<ModelCharts['roc']>

function curvesChart(
  curves: Curves | undefined,
  about: Pick<ModelChart, 'key' | 'title' | 'explained'> & {
    readonly names: { readonly x: string; readonly y: string }
    readonly guide?: readonly Point[]
  },
): ModelChart | null {
  if (!curves || curves.length === 0) return null
  const { names, guide, ...rest } = about
  const drawn = curves.slice(0, MOST_CURVES)
  const lines = drawn.map(({ label, points }) => ({ name: sayName(label), points }))
  const left = curves.length - drawn.length
  const labels = lines.map(({ name }) => name).join(', ')
  return {
    ...rest,
    title: lines.length === 1 ? `${rest.title} of ${labels}` : rest.title,
    said: `${rest.title} of ${labels}${left > 0 ? ` and ${left} more` : ''}.`,
    draw: (width) => {
      const drawing = drawLines(
        { lines, across: SHARES, up: SHARES, names, ...(guide ? { guide } : {}) },
        { width, height: HEIGHT },
      )
      const notes = left > 0 ? [`Of the first ${drawn.length} of ${curves.length} labels.`] : []
      return { ...drawing, notes }
    },
    columns: ['Label', names.x, names.y],
    rows: lines.flatMap(({ name, points }) =>
      tenths(points).map(({ x, y }) => [name, sayFigure(x), sayFigure(y)]),
    ),
  }
}

/** A table of two hundred points is listened to by nobody. */
function tenths<T>(points: readonly T[]): readonly T[] {
  if (points.length <= 11) return points
  return Array.from(
    { length: 11 },
    (_, at) => points[Math.round((at / 10) * (points.length - 1))] as T, // within the list
  )
}

function fit({ fit: points }: ModelCharts): ModelChart | null {
  if (!points || points.length === 0) return null
  return {
    key: 'fit',
    title: 'Predicted against actual',
    said: `Predicted against actual of ${formatNumber(points.length)} rows.`,
    explained:
      'A point for each row, at most 200 of them. On the dashed line the prediction is right.',
    draw: (width) => drawFit(points, { width, height: HEIGHT }),
    columns: ['Actual', 'Predicted'],
    rows: points
      .slice(0, 50)
      .map(({ actual, predicted }) => [sayFigure(actual), sayFigure(predicted)]),
  }
}

function residuals({ residuals: bins }: ModelCharts): ModelChart | null {
  if (!bins || bins.length === 0) return null
  return {
    key: 'residuals',
    title: 'How far off',
    said: `Residuals in ${bins.length} spans; the most rows lie in ${widest(bins)}.`,
    explained:
      'How many rows are off by how much. It should be high and narrow around zero, and alike on both sides.',
    draw: (width) => drawResiduals(bins, { width, height: HEIGHT }),
    columns: ['Actual less predicted', 'Rows'],
    rows: bins.map(({ from, to, count }) => [saySpan(from, to), formatNumber(count)]),
  }
}

function widest(bins: NonNullable<ModelCharts['residuals']>): string {
  const [first] = bins.toSorted((one, other) => other.count - one.count)
  return first ? saySpan(first.from, first.to) : ''
}

function learning({ learning: rounds }: ModelCharts): ModelChart | null {
  if (!rounds || rounds.length < 2) return null
  const tested = rounds.flatMap(({ round, test }) => (test === null ? [] : [{ x: round, y: test }]))
  const lines = [
    {
      name: 'rows it learns from',
      points: rounds.map(({ round, train }) => ({ x: round, y: train })),
    },
    ...(tested.length > 1 ? [{ name: 'test rows', points: tested }] : []),
  ]
  const best = tested.reduce<Point | undefined>(
    (least, one) => (least === undefined || one.y < least.y ? one : least),
    undefined,
  )
  const values = lines.flatMap(({ points }) => points.map(({ y }) => y))
  return {
    key: 'learning',
    title: 'What each round brings',
    said: `Loss over ${rounds.length} rounds${best ? `; on the test rows least after round ${best.x}` : ''}.`,
    explained:
      'The loss after each round, less is better. Where the line of the test rows rises again, the model begins to learn by heart.',
    draw: (width) =>
      drawLines(
        {
          lines,
          across: numberAxis(
            rounds.map(({ round }) => round),
            width / 90,
          ),
          up: numberAxis(values, 5),
          names: { x: 'Round', y: 'Loss' },
          ...(best ? { mark: { ...best, said: `least after round ${best.x}` } } : {}),
        },
        { width, height: HEIGHT },
      ),
    columns: ['Round', 'Rows it learns from', 'Test rows'],
    rows: tenths(rounds).map(({ round, train, test }) => [
      String(round),
      sayFigure(train),
      sayFigure(test),
    ]),
  }
}

/** As it stands in the data. */
function sayName(label: Curves[number]['label']): string {
  return label === null ? 'empty' : label === '' ? '""' : String(label)
}
