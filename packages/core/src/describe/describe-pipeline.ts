import type { Catalogue } from '../pipeline/catalogue.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { walkPipeline } from '../pipeline/walk-pipeline.ts'
import { wirePipeline } from '../pipeline/wiring.ts'
import type { Walk } from '../pipeline/walk-pipeline.ts'
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
  readonly #following = new Map<string, string[]>()
  /** Who feeds each block, in the order of its ports. */
  readonly #feeders = new Map<string, readonly string[]>()
  /** Where each block was told, from 1 on. */
  readonly #numbers = new Map<string, number>()
  readonly #sentences: string[][] = []

  constructor(pipeline: Pipeline, walk: Walk, catalogue: Catalogue) {
    this.#pipeline = pipeline
    this.#walk = walk
    this.#catalogue = catalogue
    for (const { source, target } of pipeline.connections) {
      this.#following.set(source, [...(this.#following.get(source) ?? []), target])
    }
    for (const [id, { arrivals }] of wirePipeline(pipeline).blocks) {
      this.#feeders.set(
        id,
        arrivals.flat().map(({ source }) => source),
      )
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
    const branches: { readonly from: string | null; readonly block: string }[] = [
      { from: null, block: root },
    ]
    let current: string | null = null
    for (let branch = branches.pop(); branch; branch = branches.pop()) {
      const { block } = branch
      if (this.#numbers.has(block)) continue
      const feeders = this.#feeders.get(block) ?? []
      // Told once all its inputs are; the last of them leads here again.
      if (branch.from !== null && feeders.some((feeder) => !this.#numbers.has(feeder))) continue
      const from = branch.from === null ? null : (feeders[0] ?? branch.from)
      if (from !== null && from !== current) {
        this.#sentences.push([`back to step ${this.#numbers.get(from) ?? 0}`])
      }
      this.#say(block)
      const next = this.#following.get(block) ?? []
      const ends = next.filter((id) => !this.#leadsOn(id))
      for (const id of ends) if (!this.#numbers.has(id)) this.#say(id)
      const onward = next.filter((id) => this.#leadsOn(id)).toReversed()
      branches.push(...onward.map((id) => ({ from: block, block: id })))
      current = block
    }
  }

  #leadsOn(id: string): boolean {
    const outputs = this.#walk.walked.get(id)?.definition.outputs
    return outputs === undefined || outputs.length > 0
  }

  #say(id: string): void {
    this.#numbers.set(id, this.#numbers.size + 1)
    const block = this.#pipeline.blocks.find((one) => one.id === id)
    if (!block) return
    const said = sayBlock(block, this.#walk, this.#catalogue, (step) => {
      const number = this.#numbers.get(step)
      return number === undefined ? undefined : `step ${number}`
    })
    this.#sentences.at(-1)?.push(said.slice(0, 1).toLowerCase() + said.slice(1))
  }
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
