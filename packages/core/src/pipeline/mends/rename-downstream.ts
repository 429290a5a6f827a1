import type { BlockDefinition, GivenInput } from '../../blocks/block.ts'
import { hasErrors } from '../../diagnostics/diagnostic.ts'
import type { Column } from '../../relation/column.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import { configureBlock } from '../edit.ts'
import type { Block, Pipeline } from '../pipeline.ts'
import { topologicalOrder } from '../topological-order.ts'
import type { Walk } from '../walk-pipeline.ts'
import { wirePipeline } from '../wiring.ts'
import type { Arrival, WiredBlock } from '../wiring.ts'
import { askRule } from './ask-rule.ts'
import { mapColumnUses } from './map-column-uses.ts'
import { namesBeside } from './names-beside.ts'
import type { Names } from './names-beside.ts'

export interface Renamed {
  readonly pipeline: Pipeline
  readonly uses: number
}

/** Columns leave a block under other names than those downstream know. */
export interface Rename {
  readonly block: string
  readonly port: number
  readonly names: Names
}

type Ports = readonly (readonly Column[])[]

/** What leaves a block: as those downstream think it does, and as it does. */
interface Leaving {
  readonly thought: Ports
  readonly real: Ports
  /** By port: thought name to real name, where they differ. */
  readonly names: readonly Names[]
}

/**
 * The pipeline with every use of a renamed column changed, also of the columns whose names follow from
 * its name (`total_amt` of `amt`). How names follow is not declared: each block's own column rule is
 * asked twice, for the pipeline as it was thought and as it is, and the answers are laid side by side.
 */
export function renameDownstream(
  pipeline: Pipeline,
  catalogue: Catalogue,
  walk: Walk,
  rename: Rename,
): Renamed {
  const wiring = wirePipeline(pipeline)
  const leaving = new Map<string, Leaving>()
  let mended = pipeline
  let uses = 0
  for (const id of topologicalOrder(pipeline).order) {
    const wired = wiring.blocks.get(id)
    if (!wired?.definition) continue
    if (id === rename.block) {
      const real = walk.walked.get(id)?.columns ?? []
      const names = real.map((_, port) => {
        return port === rename.port ? rename.names : new Map()
      })
      leaving.set(id, { real, thought: withNames(real, rename), names })
      continue
    }
    if (!wired.arrivals.flat().some(({ source }) => leaving.has(source))) continue
    const step = mendBlock(wired, wired.definition, leaving, walk, catalogue)
    if (!step) continue
    // Where every name is as thought, those downstream are not concerned.
    if (step.leaving.names.some(({ size }) => size > 0)) leaving.set(id, step.leaving)
    if (step.uses === 0) continue
    uses += step.uses
    mended = configureBlock(mended, id, step.configuration)
  }
  return { pipeline: mended, uses }
}

interface Mended {
  readonly configuration: Block['configuration']
  readonly uses: number
  readonly leaving: Leaving
}

function mendBlock(
  { block, arrivals }: WiredBlock,
  definition: BlockDefinition,
  leaving: ReadonlyMap<string, Leaving>,
  walk: Walk,
  catalogue: Catalogue,
): Mended | null {
  const from = ({ source, port }: Arrival) => {
    const known = walk.walked.get(source)?.columns
    const { thought = known, real = known, names = [] } = leaving.get(source) ?? {}
    return { thought: thought?.[port], real: real?.[port], names: names[port] ?? new Map() }
  }
  const ask = (configuration: Block['configuration'], side: 'thought' | 'real') => {
    const inputs = arrivals.flat().map((arrival): GivenInput | null => {
      const columns = from(arrival)[side]
      const step = `${arrival.source}:${arrival.port}`
      return columns ? { relation: { kind: 'step', step, columns }, columns } : null
    })
    return askRule({ ...block, configuration }, definition, inputs, catalogue)
  }
  const renamed = (arrival: Arrival, column: string) => from(arrival).names.get(column) ?? column
  const thought = ask(block.configuration, 'thought')
  if (!thought) return null

  const names = arrivals.map((port) => new Map(port.flatMap((end) => [...from(end).names])))
  const arrived = changeNames(definition, block.configuration, (input) =>
    input === 'out' ? null : (names[input] ?? null),
  )
  const between = ask(arrived.configuration, 'real')
  const leavingNames = between && namesBeside(thought, between, arrivals.flat(), renamed)
  const left = changeNames(definition, arrived.configuration, (input) =>
    input === 'out' ? (leavingNames?.[0] ?? null) : null,
  )
  const after = left.uses === 0 ? between : ask(left.configuration, 'real')
  const isWorse = after && hasErrors(after.diagnostics) && !hasErrors(thought.diagnostics)
  if (after && !isWorse && leavingNames) {
    const { configuration } = left
    const uses = arrived.uses + left.uses
    const { columns: real } = after
    return { configuration, uses, leaving: { thought: thought.columns, real, names: leavingNames } }
  }
  // The new name clashes with one the block gives itself: left alone, as the uses would get mixed up.
  const { configuration } = block
  const real = ask(configuration, 'real')?.columns
  return real ? { configuration, uses: 0, leaving: { thought: real, real, names: [] } } : null
}

function changeNames(
  definition: BlockDefinition,
  configuration: Block['configuration'],
  namesFor: (input: number | 'out') => Names | null,
): { readonly configuration: Block['configuration']; readonly uses: number } {
  let uses = 0
  const changed = mapColumnUses(definition.form, configuration, ({ input, column }) => {
    const to = namesFor(input)?.get(column)
    if (to === undefined) return column
    uses += 1
    return to
  })
  return { configuration: changed ?? configuration, uses }
}

function withNames(ports: Ports, { port, names }: Rename): Ports {
  const thought = new Map(Array.from(names, ([from, to]) => [to, from]))
  return ports.map((columns, at) =>
    at === port
      ? columns.map((one) => ({ ...one, name: thought.get(one.name) ?? one.name }))
      : columns,
  )
}
