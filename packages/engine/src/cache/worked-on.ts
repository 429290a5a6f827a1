import type { Program } from '@plainflow/core'
import { isResultStep } from '../plan-run.ts'
import { closureOf, type StepGraph } from '../step-graph.ts'
import type { RunNote } from './result-cache.ts'

/**
 * What the blocks that are likely to change next read, by the steps' places: whoever changed a block
 * changes it again, so the first blocks that differ from the run before come first; then the last
 * blocks, because whoever edits a pipeline edits its end. Sources are at hand as they are.
 */
export function workedOn(
  program: Program,
  graph: StepGraph,
  keyOf: (place: number) => string,
  before: RunNote | null,
): number[] {
  const found = new Set([...changedInputs(), ...endInputs()])
  return [...found].filter((place) => program.steps[place]?.relation.kind !== 'from')

  function changedInputs(): number[] {
    if (!before) return []
    const places = [...program.steps.keys()]
    const known = new Set(before.keys)
    const changed = new Set(places.filter((place) => !known.has(keyOf(place))).map(blockAt))
    // The same pipeline again, as after a look at the results: the work goes on where it was.
    if (changed.size === 0)
      return before.inputs.flatMap((key) => places.find((place) => keyOf(place) === key) ?? [])
    return places.flatMap((place) => {
      const block = blockAt(place)
      if (!changed.has(block)) return []
      const outside = (graph.reads[place] ?? []).filter((read) => blockAt(read) !== block)
      const above = outside.flatMap((read) => closureOf(graph, read)).map(blockAt)
      return above.some((each) => changed.has(each)) ? [] : outside
    })
  }

  function endInputs(): number[] {
    return [...program.steps.keys()]
      .filter((place) => isResultStep(program, graph, place))
      .flatMap((end) => {
        // A block that only passes rows on, such as an export, has the key of the one before it.
        const working = closureOf(graph, end).find((place) => keyOf(place) === keyOf(end)) ?? end
        return graph.reads[working] ?? []
      })
  }

  function blockAt(place: number): string {
    return program.steps[place]?.block ?? ''
  }
}
