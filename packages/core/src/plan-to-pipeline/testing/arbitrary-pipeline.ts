import * as fc from 'fast-check'
import type { Given } from '../../blocks/block.ts'
import { findBlock } from '../../blocks/registry.ts'
import { hasErrors } from '../../diagnostics/diagnostic.ts'
import type { Catalogue, CatalogueDataset, CatalogueModel } from '../../tables/catalogue.ts'
import { addBlock, configureBlock, connectBlocks } from '../../pipeline/edit.ts'
import { EMPTY_PIPELINE } from '../../pipeline/pipeline.ts'
import type { Pipeline } from '../../pipeline/pipeline.ts'
import type { Column } from '../../relation/column.ts'
import { FILE_FORMATS } from '../../relation/program.ts'
import { arbitraryDataset } from './arbitrary-dataset.ts'
import { arbitraryParameters } from './arbitrary-parameters.ts'

export interface RandomPipeline {
  readonly pipeline: Pipeline
  readonly catalogue: Catalogue
}

const CHURN: CatalogueModel = {
  id: 'm1',
  name: 'churn',
  version: 1,
  task: 'classification',
  labels: ['no', 'yes'],
  target: { name: 'churned', type: 'text' },
  features: [],
}

/** Rows on offer: those of an output of a block. */
interface Offer {
  readonly source: string
  readonly handle: string | null
  readonly columns: readonly Column[]
}

/** Pipelines of sources, every block that shapes rows, and outlets, from any output to any input. */
export function arbitraryPipeline(): fc.Arbitrary<RandomPipeline> {
  const datasets = fc
    .array(arbitraryDataset(), { minLength: 1, maxLength: 3 })
    .map((list): readonly CatalogueDataset[] =>
      list.map((dataset, index) => ({ ...dataset, id: `ds${index}` })),
    )
  return fc.tuple(datasets, fc.gen()).map(([list, draw]) => {
    const catalogue = { datasets: list, models: [CHURN] }
    const growing = new Growing(catalogue, draw)
    for (let count = 1 + draw(fc.nat, { max: 1 }); count > 0; count -= 1) growing.load()
    for (let count = draw(fc.nat, { max: 6 }); count > 0; count -= 1) growing.grow()
    return { pipeline: growing.pipeline, catalogue }
  })
}

class Growing {
  pipeline: Pipeline = EMPTY_PIPELINE
  readonly #catalogue: Catalogue
  readonly #draw: fc.GeneratorValue
  readonly #offers: Offer[] = []

  constructor(catalogue: Catalogue, draw: fc.GeneratorValue) {
    this.#catalogue = catalogue
    this.#draw = draw
  }

  load(): void {
    const dataset = this.#draw(() => fc.constantFrom(...this.#catalogue.datasets))
    this.#put('load_csv', findBlock('load_csv')?.reads?.(dataset), [])
  }

  grow(): void {
    const offers = this.#draw(() =>
      fc.shuffledSubarray(this.#offers, {
        minLength: 1,
        maxLength: Math.min(3, this.#offers.length),
      }),
    )
    const [first, second] = offers
    if (!first) return
    const shaping = arbitraryParameters(first.columns, second?.columns ?? [])
    const fits = Object.keys(shaping).filter((type) => this.#takes(type) <= offers.length)
    const type = this.#draw(() => fc.constantFrom(...fits, 'export'))
    const arbitrary = type === 'export' ? arbitraryExport() : shaping[type]
    const inputs = offers.slice(0, this.#takes(type) === 1 ? 1 : type === 'union' ? 3 : 2)
    const configuration = this.#draw(() => arbitrary ?? fc.constant({}))
    if (this.#isSound(type, configuration, inputs)) this.#put(type, configuration, inputs)
    else this.#put('sample', { parameters: { mode: 'rows', rows: 1 } }, [first])
  }

  /** The least number of inputs a type can do with. */
  #takes(type: string): number {
    const inputs = findBlock(type)?.inputs ?? []
    const needed = inputs.filter(({ isOptional }) => !isOptional)
    return inputs.some(({ many }) => many) ? 2 : needed.length
  }

  #rule(type: string, configuration: unknown, inputs: readonly Offer[]) {
    const given: Given = {
      block: '',
      inputs: inputs.map(({ columns }) => ({
        relation: { kind: 'step', step: '', columns },
        columns,
      })),
      catalogue: this.#catalogue,
    }
    return findBlock(type)?.columns(configuration, given)
  }

  #isSound(type: string, configuration: unknown, inputs: readonly Offer[]): boolean {
    const rule = this.#rule(type, configuration, inputs)
    return rule !== undefined && !hasErrors(rule.diagnostics)
  }

  #put(type: string, configuration: unknown, inputs: readonly Offer[]): void {
    const added = addBlock(this.pipeline, type, { x: 0, y: 0 }, 1)
    this.pipeline = configureBlock(added.pipeline, added.id, Object.assign({}, configuration))
    for (const { source, handle } of inputs) {
      const ends = { source, sourceHandle: handle, target: added.id }
      this.pipeline = connectBlocks(this.pipeline, ends)
    }
    const columns = this.#rule(type, configuration, inputs)?.columns ?? []
    for (const [port, { id }] of (findBlock(type)?.outputs ?? []).entries()) {
      const leaving = columns[port] ?? []
      if (leaving.length === 0) continue
      this.#offers.push({ source: added.id, handle: port === 0 ? null : id, columns: leaving })
    }
  }
}

function arbitraryExport(): fc.Arbitrary<object> {
  const output = fc.record({
    format: fc.constantFrom(...FILE_FORMATS),
    path: fc.oneof(
      fc.constant(''),
      fc.constantFrom('west', 'a b.csv', '../x', 'to csv, compressed'),
      fc.string({ maxLength: 6, unit: 'grapheme' }),
    ),
    compress: fc.boolean(),
  })
  return fc.record({ output })
}
