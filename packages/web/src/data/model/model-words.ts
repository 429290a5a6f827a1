import type { TrainedModel } from '@plainflow/contract'
import { METRIC_WORDS, sayFigure } from '@plainflow/core'

/** What people call it: its file without the ending. */
export function modelTitle(name: string): string {
  return name.replace(/(?:\.model)?\.json$/i, '') || name
}

/** "Accuracy 0.86 against 0.71" */
export function sayScore({ summary: { metric } }: Pick<TrainedModel, 'summary'>): string {
  if (!metric) return 'not measured'
  const { name } = METRIC_WORDS[metric.name]
  const baseline = metric.baseline === null ? '' : ` against ${sayFigure(metric.baseline)}`
  return `${name} ${sayFigure(metric.value)}${baseline}`
}
