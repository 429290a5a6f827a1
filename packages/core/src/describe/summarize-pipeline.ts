import type { Catalogue } from '../tables/catalogue.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { walkPipeline } from '../pipeline/walk-pipeline.ts'
import type { Walk } from '../pipeline/walk-pipeline.ts'
import { wirePipeline } from '../pipeline/wiring.ts'
import { sayBlock } from './describe-block.ts'
import { describePipeline } from './describe-pipeline.ts'

/**
 * A pipeline for people: "Load orders.csv, join with clients on client_id, group by country to get total
 * price". Where rows come together that were worked on apart, each of them is a numbered part on its own
 * line. The planner does not read this back; `describePipeline` is for that.
 */
export function summarizePipeline(pipeline: Pipeline, catalogue: Catalogue): string {
  const walk = walkPipeline(pipeline, catalogue)
  const feeders = feedersOf(pipeline)
  const isPlain =
    pipeline.blocks.length > 0 &&
    pipeline.blocks.every(({ id }) => walk.walked.has(id)) &&
    [...feeders.values()].flat().every(({ port }) => port === 0)
  // The exact wording tells apart what a plain one would not: other outputs, blocks nobody knows.
  if (!isPlain) return describePipeline(pipeline, catalogue)
  const sources = new Map(
    [...feeders].map(([id, arrivals]) => [id, arrivals.map((one) => one.source)]),
  )
  const parts = partsOf(walk, sources)
  const numbers = new Map(parts.flatMap((part, at) => part.map((id) => [id, at + 1] as const)))
  const told = parts.map((part, at) => {
    const sentence = part.map((id) => {
      const block = pipeline.blocks.find((one) => one.id === id)
      const calls = (step: string) =>
        isSource(step, walk) ? undefined : `part ${numbers.get(step) ?? ''}`
      const said = block ? sayBlock(block, walk, catalogue, calls, true) : ''
      return said.slice(0, 1).toLowerCase() + said.slice(1)
    })
    const [first] = part
    const before = (first !== undefined && sources.get(first)?.[0]) || null
    const taken = before === null ? [] : [`take part ${numbers.get(before) ?? ''}`]
    const text = [...taken, ...sentence].join(', ')
    return (
      (parts.length > 1 ? `Part ${at + 1}: ` : '') + text.slice(0, 1).toUpperCase() + text.slice(1)
    )
  })
  return told.join('.\n')
}

function feedersOf(pipeline: Pipeline) {
  const { blocks } = wirePipeline(pipeline)
  return new Map([...blocks].map(([id, { arrivals }]) => [id, arrivals.flat()]))
}

function isSource(id: string, { walked }: Walk): boolean {
  return walked.get(id)?.definition.inputs.length === 0
}

/**
 * The blocks in lines that are told without going back, each line behind those it takes rows of. A table
 * that is read as it stands needs no line: it begins the lines that go on from it, and is called by its
 * name where it is joined.
 */
function partsOf(
  walk: Walk,
  sources: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  const leadsOn = (id: string) => (walk.walked.get(id)?.definition.outputs.length ?? 0) > 0
  const consumers = (id: string) =>
    walk.order.filter((one) => leadsOn(one) && (sources.get(one) ?? []).includes(id))
  const isTaken = (id: string) => walk.order.some((one) => (sources.get(one) ?? []).includes(id))
  const parts: string[][] = []
  for (const id of walk.order) {
    const [first] = sources.get(id) ?? []
    if (first === undefined) {
      if (!isTaken(id)) parts.push([id])
      continue
    }
    const part = parts.find((one) => one.includes(first))
    const [only, ...others] = consumers(first)
    const goesOn = !leadsOn(id) || (only === id && others.length === 0)
    if (isSource(first, walk)) parts.push([first, id])
    else if (part && goesOn) part.push(id)
    else parts.push([id])
  }
  const end = (part: readonly string[]) => Math.max(...part.map((id) => walk.order.indexOf(id)))
  return parts.toSorted((one, other) => end(one) - end(other))
}
