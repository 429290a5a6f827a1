import type { Pipeline } from '@plainflow/core'
import { usePipeline } from '../state/pipeline-store.ts'
import { areSame, type DifferenceWords, PipelineDifferences } from './pipeline-differences.tsx'

const WORDS: DifferenceWords = {
  changed: 'changed since',
  added: 'added since',
  removed: 'removed since',
  before: 'In this version',
  after: 'Now',
  since: ' since',
}

/** An earlier pipeline beside the one on the canvas, block by block and field by field. */
export function Comparison({ before }: { before: Pipeline }) {
  const now = usePipeline((state) => state.pipeline)
  if (areSame(before, now))
    return <p className="text-sm text-muted">The canvas holds the same blocks and connections.</p>
  return (
    <div className="space-y-4">
      <h3 className="text-sm font-medium">Compared with the canvas now</h3>
      <PipelineDifferences before={before} after={now} words={WORDS} />
    </div>
  )
}
