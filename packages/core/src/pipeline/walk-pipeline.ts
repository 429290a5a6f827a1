import { checkAlerts } from './alerts/check-alerts.ts'
import type { BlockDefinition, Given, GivenInput, Learning } from '../blocks/block.ts'
import { fieldLabel } from '../blocks/field-label.ts'
import { describeIssue } from '../diagnostics/describe-issue.ts'
import { hasErrors } from '../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Column } from '../relation/column.ts'
import { sayNew } from '../words/say.ts'
import { ColumnBound } from './bound-columns.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { openDiagnostics } from './open-points.ts'
import { type Block, type Pipeline, PIPELINE_LIMITS } from './pipeline.ts'
import { rememberWalk } from './remember-walk.ts'
import type { WalkStep } from './remember-walk.ts'
import { sameModelNames } from './same-model-names.ts'
import { topologicalOrder } from './topological-order.ts'
import { trainedModel } from '../tables/trained-model.ts'
import { wirePipeline } from './wiring.ts'
import type { WiredBlock } from './wiring.ts'

/** A block whose inputs are known and whose configuration reads: what is needed to describe or lower it. */
export interface WalkedBlock {
  readonly block: Block
  readonly definition: BlockDefinition
  readonly configuration: unknown
  readonly given: Given
  /** By output port; empty where it cannot be known. */
  readonly columns: readonly (readonly Column[])[]
  readonly sound: boolean
  /** Of a block that learns, and is sound. */
  readonly learning: Learning | null
}

export interface Walk {
  readonly walked: ReadonlyMap<string, WalkedBlock>
  readonly diagnostics: readonly Diagnostic[]
  readonly order: readonly string[]
  /** The columns at each input port (the first connection's), as far as they are known. */
  readonly arriving: ReadonlyMap<string, readonly (readonly Column[])[]>
  /** What the rows that arrive at each block are called, known columns or not. */
  readonly called: ReadonlyMap<string, readonly string[]>
}

/** Carries columns along every connection, in order, and collects what is wrong on the way. */
export function walkPipeline(pipeline: Pipeline, catalogue: Catalogue): Walk {
  const wiring = wirePipeline(pipeline)
  const { order, cycle } = topologicalOrder(pipeline)
  const diagnostics: Diagnostic[] = [...wiring.diagnostics]
  if (pipeline.blocks.length === 0) diagnostics.push(EMPTY)
  if (cycle) diagnostics.push(cycleFound(cycle, pipeline))

  const walked = new Map<string, WalkedBlock>()
  const arriving = new Map<string, readonly (readonly Column[])[]>()
  const called = new Map<string, readonly string[]>()
  const bound = new ColumnBound()
  for (const id of order) {
    const wired = wiring.blocks.get(id)
    if (!wired?.definition) continue
    // Before they are put together: a union may take in four thousand tables.
    const refused = bound.refuse(wired.block, arrivingAll(wired, walked))
    if (refused) {
      diagnostics.push(refused)
      break
    }
    const ports = wired.arrivals.map(
      ([first]) => (first && walked.get(first.source)?.columns[first.port]) ?? [],
    )
    arriving.set(id, ports)
    called.set(
      id,
      wired.arrivals.flat().map(({ source }) => nameRows(source, walked, wiring.blocks)),
    )
    diagnostics.push(...openDiagnostics(wired.block))
    const step = walkBlock(wired, wired.definition, walked, catalogue)
    diagnostics.push(...worst(step.diagnostics))
    const overfull = bound.refuse(wired.block, step.walked?.columns ?? [])
    // What lies behind would be as wide again: nothing of it is worth a word before this is mended.
    if (overfull) {
      diagnostics.push(overfull)
      break
    }
    if (step.walked) walked.set(id, step.walked)
  }
  diagnostics.push(...sameModelNames(walked.values()))
  return { walked, diagnostics, order, arriving, called }
}

function arrivingAll({ arrivals }: WiredBlock, walked: ReadonlyMap<string, WalkedBlock>) {
  return arrivals.flatMap((port) =>
    port.map(({ source, port: output }) => walked.get(source)?.columns[output] ?? []),
  )
}

/** Errors first, where a block has more to say than anybody reads. */
function worst(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (diagnostics.length <= PIPELINE_LIMITS.problems) return diagnostics
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const others = diagnostics.filter(({ severity }) => severity !== 'error')
  return [...errors, ...others].slice(0, PIPELINE_LIMITS.problems)
}

function walkBlock(
  wired: WiredBlock,
  definition: BlockDefinition,
  walked: ReadonlyMap<string, WalkedBlock>,
  catalogue: Catalogue,
): WalkStep {
  const arrived = wired.arrivals.map((port) =>
    port.map(({ source, port: output }) => ({ source, output, from: walked.get(source) })),
  )
  const { block } = wired
  return rememberWalk({ block, definition, arrived, catalogue }, () => {
    const { value: configuration, problems } = readConfiguration(block, definition)
    const diagnostics: Diagnostic[] = [...problems]
    const inputs: GivenInput[] = []
    let known = true
    for (const [at, port] of definition.inputs.entries()) {
      const arriving = arrived[at] ?? []
      if (arriving.length === 0 && !port.isOptional) {
        known = false
        diagnostics.push(missingInput(block, port.label))
      }
      for (const { source, output, from } of arriving) {
        const columns = from?.columns[output]
        if (!columns) known = false
        else {
          const step = stepId(source, output, walked)
          const called = calledRows(from)
          const learned = port.carries ? learnedBy(source, from, catalogue) : {}
          inputs.push({ relation: { kind: 'step', step, columns }, columns, called, ...learned })
        }
      }
    }
    if (problems.length > 0) return { diagnostics }
    const alerts = checkAlerts(block)
    diagnostics.push(...alerts)
    if (!known && definition.unavailable === undefined) return { diagnostics }

    const given: Given = { block: block.id, inputs, catalogue }
    const rule = definition.columns(configuration, given)
    diagnostics.push(...rule.diagnostics)
    // What cannot run says so, whether anything arrives at it or not.
    if (!known) return { diagnostics }
    const sound = !hasErrors([...alerts, ...rule.diagnostics])
    const learning = sound ? (definition.learns?.(configuration, given) ?? null) : null
    return {
      diagnostics,
      walked: { block, definition, configuration, given, columns: rule.columns, sound, learning },
    }
  })
}

/** What a block that trains hands on; its model as soon as there is one that it would train again. */
function learnedBy(
  block: string,
  { learning }: WalkedBlock,
  catalogue: Catalogue,
): Pick<GivenInput, 'learned'> {
  return learning
    ? { learned: { ...learning, model: trainedModel(catalogue, block, learning) } }
    : {}
}

/** What a block's rows are called where another takes them: its data's name, else its label. */
function calledRows({ block, definition, configuration, given }: WalkedBlock): string {
  const named = definition.label === block.label && definition.called?.(configuration, given)
  return sayNew(named || block.label)
}

function nameRows(
  source: string,
  walked: ReadonlyMap<string, WalkedBlock>,
  blocks: ReadonlyMap<string, WiredBlock>,
): string {
  const known = walked.get(source)
  return known ? calledRows(known) : sayNew(blocks.get(source)?.block.label ?? source)
}

/** The block's id; ports other than the first append theirs. */
export function stepId(
  block: string,
  port: number,
  walked: ReadonlyMap<string, Pick<WalkedBlock, 'definition'>>,
): string {
  const name = port === 0 ? undefined : walked.get(block)?.definition.outputs[port]?.id
  return name === undefined ? block : `${block}:${name}`
}

const MAX_DEPTH = 32

/** A block's configuration through its schema, with zod's complaints in words. */
export function readConfiguration(
  block: Block,
  definition: BlockDefinition,
): { readonly value: unknown; readonly problems: readonly Diagnostic[] } {
  if (deeperThan(block.configuration, MAX_DEPTH)) {
    const expected = `is nested more than ${MAX_DEPTH} levels deep`
    return { value: null, problems: [invalid(block, definition, '', expected)] }
  }
  const parsed = definition.configuration.safeParse(block.configuration)
  if (parsed.success) return { value: parsed.data, problems: [] }
  return {
    value: null,
    problems: parsed.error.issues.map((issue) => {
      const { field, expected } = describeIssue(issue)
      return invalid(block, definition, field, expected)
    }),
  }
}

function deeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((inner) => deeperThan(inner, depth - 1))
}

function invalid(
  block: Block,
  { form }: BlockDefinition,
  field: string,
  expected: string,
): Diagnostic {
  const label = fieldLabel(form, field)
  return {
    code: 'pipeline/invalid-configuration',
    severity: 'error',
    at: { block: block.id, ...(field === '' ? {} : { field }) },
    message:
      field === ''
        ? `The configuration of "${block.label}" ${expected}.`
        : `The setting "${label ?? field}" of "${block.label}" ${expected}.`,
    hint:
      label === null
        ? 'Open the configuration of the block and save it again.'
        : 'Change it in the configuration of the block.',
    data: { expected },
  }
}

const EMPTY: Diagnostic = {
  code: 'pipeline/empty',
  severity: 'error',
  at: {},
  message: 'No blocks to execute',
  hint: 'Drop a block on the canvas, or describe the pipeline in a sentence.',
}

function cycleFound(cycle: readonly string[], pipeline: Pipeline): Diagnostic {
  const labels = new Map(pipeline.blocks.map(({ id, label }) => [id, label]))
  const named = cycle.map((id) => labels.get(id) ?? id)
  const [first = ''] = cycle
  return {
    code: 'pipeline/cycle',
    severity: 'error',
    at: { block: first },
    message: `These blocks feed each other in a circle: ${[...named, named[0]].join(' → ')}.`,
    hint: 'Remove one of the connections between them.',
    data: { blocks: cycle },
  }
}

function missingInput(block: Block, port: string): Diagnostic {
  return {
    code: 'pipeline/missing-input',
    severity: 'error',
    at: { block: block.id },
    message: `Nothing is connected to the input "${port}" of "${block.label}".`,
    hint: 'Draw a connection to it from the block whose rows it should take.',
    data: { port },
  }
}
