import type { BlockDefinition, Given, GivenInput, OtherInput, Port } from '../blocks/block.ts'
import { BLOCKS } from '../blocks/registry.ts'
import type { CatalogueDataset } from '../tables/catalogue.ts'
import { walkPipeline } from '../pipeline/walk-pipeline.ts'
import type { Walk } from '../pipeline/walk-pipeline.ts'
import { canvasTail } from './canvas-tail.ts'
import type { PlanPlace } from './canvas-tail.ts'
import { keptBy } from './kept-by.ts'
import type { Plan, PlanInput, PlanStep, Rewording } from './plan.ts'
import type { PlanContext } from './plan-sentence.ts'
import { portCalled } from '../words/take-step.ts'
import type { StepPlace } from '../words/take-step.ts'
import type { MeantBlock } from './understand-clause.ts'

/** A plan being made, clause by clause; it knows whose rows the next block would take. */
export class PlanDraft {
  readonly context: PlanContext
  readonly walk: Walk
  readonly problems: string[] = []
  readonly assumptions: string[] = []
  readonly rewordings: Rewording[] = []
  readonly confidences: number[] = []
  /** A clause spoke of rows and there were none to speak of. */
  lacksSource = false
  /** No table was named: the one that is read was found by what is said of it. */
  guessed: CatalogueDataset | null = null
  current: PlanPlace | null
  run = false
  asks: Plan['asks'] = 'change'
  edits = false
  readonly #steps: PlanStep[] = []
  readonly #instead: { readonly step: number; readonly configuration: unknown }[] = []
  /** By step: what leaves each of its outputs. */
  readonly #outputs = new Map<number, readonly StepOutput[]>()

  constructor(context: PlanContext) {
    this.context = context
    this.walk = walkPipeline(context.pipeline, context.catalogue)
    this.current = canvasTail(this.walk)
  }

  get isEmpty(): boolean {
    return this.#steps.length === 0
  }

  get confidence(): number {
    const sum = this.confidences.reduce((total, one) => total + one, 0)
    return this.confidences.length === 0 ? 0 : sum / this.confidences.length
  }

  /** The columns by which rows are kept, on the canvas and so far in the sentence. */
  keptBy(): readonly string[] {
    const there = [...this.walk.walked.values()].map(({ configuration }) => configuration)
    const added = this.#steps.flatMap((step) => ('configuration' in step ? step.configuration : []))
    return keptBy([...there, ...added])
  }

  plan(): Plan {
    return {
      asks: this.isEmpty ? this.asks : 'change',
      steps: this.#steps,
      run: this.run,
      edits: this.edits,
      assumptions: this.assumptions,
      instead: this.#instead,
      rewordings: this.rewordings,
      problems: this.problems,
    }
  }

  /** Adds a block behind the current one; outlets leave the current one where it is. */
  add({ definition, configuration, confidence, assumptions, ...more }: MeantBlock): void {
    const { others = [], instead = [] } = more
    this.confidences.push(confidence)
    const taken = others.flatMap((other) => this.#take(other) ?? [])
    if (taken.length < others.length) return
    const alone = this.given(definition)
    const given = { ...alone, inputs: [...alone.inputs, ...taken.map((one) => one.given)] }
    const { columns, diagnostics } = definition.columns(configuration, given)
    const wrong = diagnostics.find(({ severity }) => severity === 'error')
    if (wrong) {
      this.problems.push(`${wrong.message} ${wrong.hint}`)
      return
    }
    this.assumptions.push(...assumptions)
    const source = definition.inputs.length === 0
    const waiting = source ? this.#unsound(definition) : undefined
    const step = this.#steps.length
    const input = source ? null : (this.current?.input ?? null)
    this.#instead.push(...instead.map((other) => ({ step, configuration: other })))
    this.#steps.push(
      waiting === undefined
        ? {
            kind: 'add',
            type: definition.type,
            configuration,
            input,
            ...(taken.length > 0 ? { others: taken.map((one) => one.input) } : {}),
          }
        : { kind: 'configure', block: waiting, configuration },
    )
    const outputs = definition.outputs.flatMap((port, index): StepOutput[] => {
      const leaving = columns[index]
      if (!leaving) return []
      const relation = { kind: 'step', step: `step ${step}`, columns: leaving } as const
      return [{ ...port, relation, columns: leaving }]
    })
    const [output] = outputs
    if (!output) return
    this.#outputs.set(step, outputs)
    const place: PlanInput =
      waiting === undefined ? { kind: 'step', step } : { kind: 'block', block: waiting }
    this.current = { input: place, given: output }
  }

  configure(block: string, configuration: unknown): void {
    this.#steps.push({ kind: 'configure', block, configuration })
  }

  remove(blocks: readonly string[]): void {
    for (const block of blocks) this.#steps.push({ kind: 'remove', block })
    const gone = this.current?.input
    if (gone?.kind === 'block' && blocks.includes(gone.block))
      this.current = canvasTail(this.walk, blocks)
  }

  /** "Back to step 2": what follows takes the rows of the second block this sentence adds. */
  goBack({ step, port }: StepPlace): void {
    const place = this.#placeOf(step, (outputs) => portCalled(port, outputs), port)
    this.current = place ?? this.current
  }

  /** Does something at another place, and goes on from where it was. */
  at(place: PlanPlace, act: () => void): void {
    const before = this.current
    this.current = place
    act()
    this.current = before
  }

  given(definition: BlockDefinition): Given {
    const inputs = definition.inputs.length > 0 && this.current ? [this.current.given] : []
    const steps = this.#added().map(([step]) => {
      const [first, ...others] = this.#outputs.get(step) ?? []
      return first ? { ...first, outputs: [first, ...others] } : null
    })
    return { block: 'planned', inputs, catalogue: this.context.catalogue, steps }
  }

  /** The rows a clause names beside those at hand; a dataset's are loaded first. */
  #take(other: OtherInput): PlanPlace | null {
    if (other.kind === 'step') return this.#placeOf(other.step, () => other.port ?? 0)
    if (other.kind === 'waiting' || other.kind === 'clause') return null
    const reader = BLOCKS.find(({ reads }) => reads !== undefined)
    if (!reader?.reads) return null
    const before = this.current
    const configuration = reader.reads(other.dataset)
    this.add({ definition: reader, configuration, confidence: 0.9, assumptions: [] })
    const place = this.current
    this.current = before
    return place
  }

  #placeOf(
    number: number,
    portOf: (outputs: readonly StepOutput[]) => number,
    called: string | null = null,
  ): PlanPlace | null {
    const [step] = this.#added()[number - 1] ?? []
    const outputs = (step === undefined ? undefined : this.#outputs.get(step)) ?? []
    const port = portOf(outputs)
    const given = outputs[port]
    if (step === undefined || !given) {
      const rows = called === null || outputs.length === 0 ? 'rows' : `"${called}"`
      this.problems.push(`There is no step ${number} whose ${rows} could be taken.`)
      return null
    }
    return { input: { kind: 'step', step, ...(port === 0 ? {} : { port: given.id }) }, given }
  }

  #added() {
    return [...this.#steps.entries()].filter(([, step]) => step.kind === 'add')
  }

  /** A source dropped on the canvas and not yet configured is the one meant, not a second one. */
  #unsound(definition: BlockDefinition): string | undefined {
    const configured = new Set(
      this.#steps.flatMap((step) => (step.kind === 'configure' ? [step.block] : [])),
    )
    return this.context.pipeline.blocks.find(
      ({ id, type }) =>
        type === definition.type && !configured.has(id) && this.walk.walked.get(id)?.sound !== true,
    )?.id
  }
}

type StepOutput = Port & GivenInput
