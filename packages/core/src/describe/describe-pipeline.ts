import type { Port } from '../blocks/block.ts'
import { findBlock } from '../blocks/registry.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { stepId, walkPipeline } from '../pipeline/walk-pipeline.ts'
import { wirePipeline } from '../pipeline/wiring.ts'
import type { Arrival } from '../pipeline/wiring.ts'
import type { Walk } from '../pipeline/walk-pipeline.ts'
import { sayStep } from '../words/take-step.ts'
import { sayBlock } from './describe-block.ts'

/**
 * A pipeline in plain English: "Load sales.csv, keep rows where region is West, export as Parquet".
 * The planner reads it back: asked on an empty canvas, it builds this pipeline again.
 */
export function describePipeline(pipeline: Pipeline, catalogue: Catalogue): string {
  if (pipeline.blocks.length === 0) return 'Nothing yet'
  const story = new Story(pipeline, walkPipeline(pipeline, catalogue), catalogue)
  return story.tell()
}

class Story {
  readonly #pipeline: Pipeline
  readonly #walk: Walk
  readonly #catalogue: Catalogue
  /** Who takes the rows of each output. */
  readonly #following = new Map<string, { readonly port: number; readonly block: string }[]>()
  /** Whose outputs feed each block, in the order of its ports. */
  readonly #feeders = new Map<string, readonly Arrival[]>()
  /** Where each block was told, from 1 on. */
  readonly #numbers = new Map<string, number>()
  readonly #sentences: string[][] = []

  constructor(pipeline: Pipeline, walk: Walk, catalogue: Catalogue) {
    this.#pipeline = pipeline
    this.#walk = walk
    this.#catalogue = catalogue
    for (const { source, sourceHandle, target } of pipeline.connections) {
      const outputs = this.#outputs(source)
      const port = Math.max(
        0,
        outputs.findIndex(({ id }) => id === sourceHandle),
      )
      this.#following.set(source, [...(this.#following.get(source) ?? []), { port, block: target }])
    }
    for (const [id, { arrivals }] of wirePipeline(pipeline).blocks) {
      this.#feeders.set(id, arrivals.flat())
    }
  }

  tell(): string {
    const fed = new Set(this.#pipeline.connections.map(({ target }) => target))
    const rest = this.#pipeline.blocks.map(({ id }) => id)
    const roots = [...this.#walk.order.filter((id) => !fed.has(id)), ...rest]
    for (const root of roots) {
      if (this.#numbers.has(root)) continue
      this.#sentences.push([])
      this.#tellFrom(root)
    }
    return this.#sentences.map((parts) => capitalised(parts.join(', '))).join('. ')
  }

  /** Along the arrows: outlets first, as they end there, then the chain; further branches go back. */
  #tellFrom(root: string): void {
    const branches: { readonly from: Arrival | null; readonly block: string }[] = [
      { from: null, block: root },
    ]
    let current: Arrival | null = null
    for (let branch = branches.pop(); branch; branch = branches.pop()) {
      const { block } = branch
      if (this.#numbers.has(block)) continue
      const feeders = this.#feeders.get(block) ?? []
      // Told once all its inputs are; the last of them leads here again.
      if (branch.from && feeders.some(({ source }) => !this.#numbers.has(source))) continue
      const from: Arrival | null = branch.from && (feeders[0] ?? branch.from)
      if (from && !samePlace(from, current)) this.#sentences.push([`back to ${this.#place(from)}`])
      this.#say(block)
      const next = this.#following.get(block) ?? []
      const isEnd = (one: { port: number; block: string }) =>
        one.port === 0 && !this.#leadsOn(one.block)
      for (const one of next) if (isEnd(one) && !this.#numbers.has(one.block)) this.#say(one.block)
      const onward = next
        .filter((one) => !isEnd(one))
        .toReversed()
        .toSorted((one, other) => other.port - one.port)
      branches.push(
        ...onward.map((one) => ({ from: { source: block, port: one.port }, block: one.block })),
      )
      // An outlet leads nowhere: what follows takes the rows it took.
      current = this.#leadsOn(block) ? { source: block, port: 0 } : from
    }
  }

  /** "step 2", "the rejected rows of step 2". */
  #place({ source, port }: Arrival): string {
    return sayStep(this.#numbers.get(source) ?? 0, port, this.#outputs(source))
  }

  #outputs(id: string): readonly Port[] {
    const type = this.#pipeline.blocks.find((block) => block.id === id)?.type
    return (type === undefined ? undefined : findBlock(type)?.outputs) ?? []
  }

  #leadsOn(id: string): boolean {
    const outputs = this.#walk.walked.get(id)?.definition.outputs
    return outputs === undefined || outputs.length > 0
  }

  #say(id: string): void {
    this.#numbers.set(id, this.#numbers.size + 1)
    const block = this.#pipeline.blocks.find((one) => one.id === id)
    if (!block) return
    const feeders = this.#feeders.get(id) ?? []
    const said = sayBlock(block, this.#walk, this.#catalogue, (step) => {
      const feeder = feeders.find(
        ({ source, port }) => stepId(source, port, this.#walk.walked) === step,
      )
      return feeder && this.#numbers.has(feeder.source) ? this.#place(feeder) : undefined
    })
    this.#sentences.at(-1)?.push(said.slice(0, 1).toLowerCase() + said.slice(1))
  }
}

function samePlace(one: Arrival, other: Arrival | null): boolean {
  return one.source === other?.source && one.port === other.port
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
