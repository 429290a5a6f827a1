import type { Given, Lowered } from '../blocks/block.ts'
import { loweringOf } from '../blocks/lowering-of.ts'
import { hasErrors } from '../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { columnsOf } from '../relation/columns-of.ts'
import { inputSteps } from '../relation/input-steps.ts'
import type { AgainStep, Outlet, Program, Step } from '../relation/program.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import type { Pipeline } from './pipeline.ts'
import { pipelineUpTo } from './pipeline-up-to.ts'
import { StepNames } from './step-names.ts'
import { stepId, walkPipeline } from './walk-pipeline.ts'
import type { WalkedBlock } from './walk-pipeline.ts'

export type CompiledPipeline = { readonly program: Program } | UncompiledPipeline

export interface UncompiledPipeline {
  readonly diagnostics: readonly Diagnostic[]
  /** Nothing is wrong with it: it has to be run once before there is a program of all of it. */
  readonly waits?: true
}

/** Lowers every block. Only a pipeline without errors compiles; otherwise the diagnostics say why. */
export function compilePipeline(pipeline: Pipeline, catalogue: Catalogue): CompiledPipeline {
  const { walked, diagnostics, order } = walkPipeline(pipeline, catalogue)
  if (hasErrors(diagnostics)) return { diagnostics }
  const waiting = order.flatMap((id) => waitingAt(walked.get(id)))
  if (waiting.length > 0) return { diagnostics: [...waiting, ...diagnostics], waits: true }
  const { steps, again } = lowerAll(order, walked)
  return { program: { steps, ...(again.length > 0 ? { again } : {}) } }
}

/** What is not there yet: only a run brings it, so that it is no error of the pipeline. */
function waitingAt(block: WalkedBlock | undefined): Diagnostic[] {
  const waiting = block && loweringOf(block.definition).waitsFor?.(block.configuration, block.given)
  return block && waiting ? [{ severity: 'error', at: { block: block.block.id }, ...waiting }] : []
}

/** The steps of sound blocks that wait for nothing, in their order. */
export function lowerAll(
  order: readonly string[],
  walked: ReadonlyMap<string, WalkedBlock>,
): Required<Program> {
  const blocks = order.flatMap((id) => walked.get(id) ?? [])
  const nameOutlet = outletNamer()
  const left = blocks.map((block) => {
    const { relations, outlet } = loweredOnce(block)
    return relations.map(() => outlet && nameOutlet(outlet))
  })
  const names = new StepNames({ files: filesOf(left.flat()), read: readBy(blocks) })
  const steps = blocks.flatMap((block, at) => lowerBlock(block, walked, names, left[at] ?? []))
  return { steps, again: blocks.flatMap((block) => againOf(block, names)) }
}

function againOf(walkedBlock: WalkedBlock, names: StepNames): AgainStep[] {
  const { block } = walkedBlock
  const { again } = loweredOnce(walkedBlock)
  if (!again) return []
  const { relation, outlet } = again
  const name = names.ofAgain(block)
  return [
    {
      // No port is called so: ports are named by what leaves them.
      id: `${block.id}:again`,
      block: block.id,
      name,
      sentence: `Train "${outlet.model}" again, and say how good that is`,
      columns: columnsOf(relation),
      relation,
      outlet: { ...outlet, name: `${name}.txt` },
    },
  ]
}

/** Compiles one block and what lies upstream of it; errors elsewhere do not matter. */
export function compileUpTo(
  pipeline: Pipeline,
  catalogue: Catalogue,
  blockId: string,
): CompiledPipeline {
  return compilePipeline(pipelineUpTo(pipeline, blockId), catalogue)
}

function lowerBlock(
  walkedBlock: WalkedBlock,
  walked: ReadonlyMap<string, WalkedBlock>,
  names: StepNames,
  outlets: readonly (Outlet | undefined)[],
): Step[] {
  const { block, columns } = walkedBlock
  const { relations, check, sentence } = loweredOnce(walkedBlock)
  const steps = relations.map((relation, port): Step => {
    const id = stepId(block.id, port, walked)
    const left = outlets[port]
    return {
      id,
      block: block.id,
      name: names.of(walkedBlock, port, { id, relation, ...(left ? { outlet: left } : {}) }),
      sentence,
      columns: columns[port] ?? [],
      relation,
      ...(left ? { outlet: left } : {}),
      ...(names.isNamed(walkedBlock) ? { isNamed: true as const } : {}),
    }
  })
  if (!check) return steps
  const { relation, bounds } = check
  const judged: Step = {
    // No port is called so: ports are named by what leaves them.
    id: `${block.id}:check`,
    block: block.id,
    name: names.ofCheck(steps[0]?.name ?? block.type),
    sentence: `Count what to warn of: ${sentence}`,
    columns: columnsOf(relation),
    relation,
    check: { bounds },
  }
  // Before the rows themselves: what stops a run stops it before anything of the block is written.
  return [judged, ...steps]
}

interface LoweredBlock extends Lowered {
  readonly sentence: string
}

/** By what a block is given, which is the same object as long as block and inputs are the same. */
const lowered = new WeakMap<Given, LoweredBlock>()

function loweredOnce({ definition, configuration, given }: WalkedBlock): LoweredBlock {
  const known = lowered.get(given)
  if (known) return known
  const sentence = definition.describe(configuration, given)
  const fresh = { ...loweringOf(definition).lower(configuration, given), sentence }
  lowered.set(given, fresh)
  return fresh
}

/** The steps whose rows others read. */
function readBy(blocks: readonly WalkedBlock[]): ReadonlySet<string> {
  const relations = blocks.flatMap((block) => {
    const { relations: made, check } = loweredOnce(block)
    return check ? [...made, check.relation] : made
  })
  return new Set(relations.flatMap(inputSteps))
}

/** What files are called without their endings: each language has its own for rows without a format. */
function filesOf(outlets: readonly (Outlet | undefined)[]): ReadonlySet<string> {
  return new Set(
    outlets.flatMap((outlet) => {
      if (outlet?.kind !== 'file') return []
      return [withoutEnding(outlet.name).stem.toLowerCase()]
    }),
  )
}

/** Two exports of one run must not write over each other: the second `west.csv` becomes `west-2.csv`. */
function outletNamer(): (outlet: Outlet) => Outlet {
  const taken = new Set<string>()
  return (outlet) => {
    if (outlet.kind === 'table') return outlet
    const { stem, ending } = withoutEnding(outlet.name)
    let name = outlet.name
    for (let count = 2; taken.has(name.toLowerCase()); count += 1)
      name = `${stem}-${count}${ending}`
    taken.add(name.toLowerCase())
    return { ...outlet, name }
  }
}

function withoutEnding(name: string) {
  const [, stem = '', ending = ''] = /^(.*?)(\.[a-z]+(?:\.gz)?)$/s.exec(name) ?? []
  return { stem, ending }
}
