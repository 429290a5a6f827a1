import { diffPipelines } from './diff-pipelines.ts'
import type { Block, Pipeline } from './pipeline.ts'
import { sameJson } from '../words/same-json.ts'

/** Named one by one up to here, counted beyond. */
const NAMED = 2

/** What became of a pipeline, in a few words: "2 blocks added, Filter changed". */
export function describeChanges(before: Pipeline, after: Pipeline): string {
  const diff = diffPipelines(before, after)
  const drawn = diff.connectionsAdded.length + diff.connectionsRemoved.length
  const isAboutBlocks = diff.added.length + diff.removed.length > 0
  const parts = [
    countOrNames(namesIn(after, diff.added), 'added', 1),
    countOrNames(namesIn(before, diff.removed), 'removed', 1),
    countOrNames(namesIn(after, diff.changed), 'changed', NAMED),
    // Arrows come and go with their blocks; on their own they are worth a word.
    drawn > 0 && !isAboutBlocks
      ? `${drawn} ${drawn === 1 ? 'connection' : 'connections'} changed`
      : '',
  ].filter((part) => part !== '')
  if (parts.length > 0) return parts.join(', ')
  if (sameJson(before.blocks, after.blocks)) return 'Nothing changed'
  return sameJson(before.blocks.map(words), after.blocks.map(words))
    ? 'Blocks moved'
    : 'Notes changed'
}

/** What is written by people beside the settings. */
function words({ id, data }: Block) {
  return { id, data }
}

function namesIn(pipeline: Pipeline, ids: readonly string[]): string[] {
  return ids.map((id) => pipeline.blocks.find((block) => block.id === id)?.label || id)
}

function countOrNames(names: readonly string[], verb: string, named: number): string {
  if (names.length === 0) return ''
  if (names.length > named) return `${names.length} blocks ${verb}`
  return `${names.join(' and ')} ${verb}`
}
