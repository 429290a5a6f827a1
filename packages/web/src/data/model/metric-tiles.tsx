import { isFigure, type JudgedModel, METRIC_WORDS, type Metric, sayFigure } from '@plainflow/core'

/** Each measure: on the rows it had not seen, large; beside it those it learned from, and knowing nothing. */
export function MetricTiles({ model: { evaluation, training } }: { model: JudgedModel }) {
  if (evaluation.metrics.length === 0) return null
  const isTested = training.task !== 'clustering'
  return (
    <dl
      aria-label="Measures"
      className="grid grid-cols-2 gap-3 @xl:grid-cols-3 @3xl:grid-cols-4 @5xl:grid-cols-5"
    >
      {evaluation.metrics.map((metric) => (
        <Tile key={metric.name} metric={metric} isTested={isTested} />
      ))}
    </dl>
  )
}

function Tile({ metric, isTested }: { metric: Metric; isTested: boolean }) {
  const { name, explained, better } = METRIC_WORDS[metric.name]
  const { train, test, baseline, folds } = metric
  const beside = [
    ...(isFigure(test) && isFigure(train) ? [`learned from ${sayFigure(train)}`] : []),
    ...(isFigure(baseline) ? [`baseline ${sayFigure(baseline)}`] : []),
    ...(folds ? [`folds ${sayFigure(folds.mean)} ± ${sayFigure(folds.spread)}`] : []),
  ]
  return (
    <div className="min-w-0 rounded-lg border bg-raised px-3 py-2.5" title={explained}>
      <dt className="flex flex-wrap items-baseline justify-between gap-x-2 text-xs text-muted">
        {name}
        <span className="text-2xs">{better === 'lower' ? 'less is better' : 'more is better'}</span>
      </dt>
      <dd>
        <span className="block text-2xl leading-tight font-semibold break-words tabular-nums">
          {sayFigure(test ?? train)}
        </span>
        {isTested && !isFigure(test) && (
          <span className="block text-2xs text-warning">on the rows it learned from</span>
        )}
        <span className="mt-0.5 block text-2xs text-muted tabular-nums">{beside.join(' · ')}</span>
        <span className="sr-only">{explained}</span>
      </dd>
    </div>
  )
}
