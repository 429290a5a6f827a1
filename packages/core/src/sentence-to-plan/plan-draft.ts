import type { BlockDefinition, Given, GivenInput, OtherInput, Port } from '../blocks/block.ts'
import { BLOCKS } from '../blocks/registry.ts'
import { sameJson } from '../pipeline/same-json.ts'
import { walkPipeline } from '../pipeline/walk-pipeline.ts'
import type { Walk, WalkedBlock } from '../pipeline/walk-pipeline.ts'
import { ClauseReader } from './clause-reader.ts'
import { beforeGroup, computePeriod } from './compute-period.ts'
import { joinForGroup } from './join-for-group.ts'
import { politely } from './politely.ts'
import { readCommand } from './read-command.ts'
import type { Command } from './read-command.ts'
import type { Plan, PlanInput, PlanStep, Rewording } from './plan.ts'
import type { PlanContext } from './plan-sentence.ts'
import { reviseBlock } from './revise-block.ts'
import { spellEdit } from './spell-edit.ts'
import { portCalled } from './take-step.ts'
import type { StepPlace } from './take-step.ts'
import { understandClause, unexplained } from './understand-clause.ts'
import { understandEarlier } from './understand-earlier.ts'
import type { MeantBlock } from './understand-clause.ts'

/** A plan being made, clause by clause; it knows whose rows the next block would take. */
export class PlanDraft {
  readonly problems: string[] = []
  /** A clause spoke of rows and there were none to speak of. */
  lacksSource = false
  readonly #context: PlanContext
  readonly #walk: Walk
  readonly #steps: PlanStep[] = []
  readonly #assumptions: string[] = []
  readonly #rewordings: Rewording[] = []
  readonly #instead: { readonly step: number; readonly configuration: unknown }[] = []
  /** By step: what leaves each of its outputs. */
  readonly #outputs = new Map<number, readonly StepOutput[]>()
  #current: { readonly input: PlanInput; readonly given: GivenInput } | null = null
  #run = false
  #asks: Plan['asks'] = 'change'
  #edits = false
  #confidences: number[] = []

  constructor(context: PlanContext) {
    this.#context = context
    this.#walk = walkPipeline(context.pipeline, context.catalogue)
    this.#current = this.#tail()
  }

  get confidence(): number {
    const sum = this.#confidences.reduce((total, one) => total + one, 0)
    return this.#confidences.length === 0 ? 0 : sum / this.#confidences.length
  }

  plan(): Plan {
    return {
      asks: this.#steps.length === 0 ? this.#asks : 'change',
      steps: this.#steps,
      run: this.#run,
      edits: this.#edits,
      assumptions: this.#assumptions,
      instead: this.#instead,
      rewordings: this.#rewordings,
      problems: this.problems,
    }
  }

  read(written: string, weak: boolean): void {
    const clause = this.#walk.order.length > 0 ? spellEdit(written) : written
    const said = politely(clause)
    if (said.text === '' || INTERJECTION.test(said.text)) return
    const command = readCommand(said.text, { pipeline: this.#context.pipeline, types: BLOCKS })
    if (command && command.kind !== 'change') this.#obey(command)
    else if (this.#revise(clause)) return
    else if (this.#isAbout(said.text)) this.#understand(`only ${aboutOf(said.text)}`, weak)
    else if (command) this.#change(command.clauses, said.text)
    else if (said.instead) this.#change([said.text], said.text)
    else this.#understand(said.text, weak)
  }

  /** Adds a block behind the current one; outlets leave the current one where it is. */
  add({ definition, configuration, confidence, assumptions, ...more }: MeantBlock): void {
    const { others = [], instead = [] } = more
    this.#confidences.push(confidence)
    const taken = others.flatMap((other) => this.#take(other) ?? [])
    if (taken.length < others.length) return
    const alone = this.#given(definition)
    const given = { ...alone, inputs: [...alone.inputs, ...taken.map((one) => one.given)] }
    const { columns, diagnostics } = definition.columns(configuration, given)
    const wrong = diagnostics.find(({ severity }) => severity === 'error')
    if (wrong) {
      this.problems.push(`${wrong.message} ${wrong.hint}`)
      return
    }
    this.#assumptions.push(...assumptions)
    const source = definition.inputs.length === 0
    const waiting = source ? this.#unsound(definition) : undefined
    const step = this.#steps.length
    const input = source ? null : (this.#current?.input ?? null)
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
    this.#current = { input: place, given: output }
  }

  /** The rows a clause names beside those at hand; a dataset's are loaded first. */
  #take(other: OtherInput): PlanDraftPlace | null {
    if (other.kind === 'step') return this.#placeOf(other.step, () => other.port ?? 0)
    if (other.kind === 'waiting' || other.kind === 'clause') return null
    const reader = BLOCKS.find(({ reads }) => reads !== undefined)
    if (!reader?.reads) return null
    const before = this.#current
    const configuration = reader.reads(other.dataset)
    this.add({ definition: reader, configuration, confidence: 0.9, assumptions: [] })
    const place = this.#current
    this.#current = before
    return place
  }

  #understand(clause: string, weak: boolean): void {
    const meaning = understandClause(clause, (definition) => this.#given(definition))
    if ('problem' in meaning) {
      if (this.#understandEarlier(clause) || this.#understandPrepared(clause, weak)) return
      this.lacksSource ||= this.#current === null
      this.problems.push(meaning.problem)
      this.#rewordings.push(...(meaning.choices ?? []).map((says) => ({ clause, says })))
      return
    }
    // Divided before a word that opens another block's clause: then it was no opening at all.
    if (weak && !meaning.blocks.some(({ definition }) => opens(definition, clause))) {
      this.problems.push(`It is not clear what "${clause.slice(0, 80)}" belongs to.`)
      return
    }
    for (const block of meaning.blocks) {
      if (block.definition.inputs.length > 0 && this.#current === null) {
        this.lacksSource = true
        this.problems.push('There is no data to work on yet. Upload a CSV file first.')
        return
      }
      if (this.#isThere(block)) {
        this.#assumptions.push(`${block.definition.label} is there already, just as said.`)
      } else this.add(block)
    }
  }

  /** A condition on columns that are gone at the end goes where they still are. */
  #understandEarlier(clause: string): boolean {
    const tail = this.#current
    if (tail?.input.kind !== 'block' || this.#steps.length > 0) return false
    const found = understandEarlier(clause, tail.input.block, this.#walk, (definition) =>
      this.#given(definition),
    )
    if (!found) return false
    this.#current = { input: { kind: 'block', block: found.from }, given: found.input }
    this.add(found.meant)
    this.#current = tail
    this.#edits = true
    this.#assumptions.push(`Put before ${found.behind}, where the column still is.`)
    return true
  }

  /** "Revenue by region and month": what no column holds yet is joined or computed first. */
  #understandPrepared(clause: string, weak: boolean): boolean {
    const columns = this.#current?.given.columns ?? []
    const first =
      joinForGroup(clause, columns, this.#context.catalogue) ?? computePeriod(clause, columns)
    if (first === null) return false
    const [head, tail] = beforeGroup(clause) ?? ['', clause]
    for (const part of [head, first, tail])
      if (part !== '' && this.problems.length === 0) this.#understand(part, weak && part === head)
    return true
  }

  /** The same outlet twice at one place would only write the same file again. */
  #isThere({ definition, configuration }: MeantBlock): boolean {
    const from = this.#current?.input
    if (definition.outputs.length > 0 || from?.kind !== 'block') return false
    const { blocks, connections } = this.#context.pipeline
    return blocks.some(
      (block) =>
        block.type === definition.type &&
        sameJson(block.configuration, configuration) &&
        connections.some(({ source, target }) => source === from.block && target === block.id),
    )
  }

  /** Says a clause to a block that is there; where there is none of its kind, it is a new one. */
  #change(clauses: readonly string[], said: string): void {
    const existing = (definition: BlockDefinition) =>
      this.#context.pipeline.blocks.findLast(({ type }) => type === definition.type)
    const meanings = clauses.map((clause) =>
      understandClause(clause, (definition) => {
        const block = existing(definition)
        return (block && this.#walk.walked.get(block.id)?.given) ?? this.#given(definition)
      }),
    )
    const meaning = meanings.find((one) => 'blocks' in one) ?? meanings[0]
    if (!meaning || 'problem' in meaning) {
      // The clauses tried are ours; what was not understood is quoted as it was written.
      this.problems.push(meaning?.bound ? meaning.problem : unexplained(said))
      return
    }
    for (const block of meaning.blocks) {
      const there = existing(block.definition)
      if (!there) {
        this.add(block)
        continue
      }
      this.#confidences.push(block.confidence)
      this.#assumptions.push(...block.assumptions)
      const { type, label } = block.definition
      const alike = this.#context.pipeline.blocks.filter((one) => one.type === type).length
      if (alike > 1) this.#assumptions.push(`Took the last of ${alike} ${label} blocks.`)
      this.#steps.push({
        kind: 'configure',
        block: there.id,
        configuration: { ...there.configuration, ...asRecord(block.configuration) },
      })
    }
  }

  /** "What about East?", of what is there: only that. */
  #isAbout(text: string): boolean {
    this.#edits ||= this.#current !== null && aboutOf(text) !== ''
    return this.#current !== null && aboutOf(text) !== ''
  }

  /** "sort the other way": said of a block that is there. False where none takes it for its own. */
  #revise(clause: string): boolean {
    if (this.#steps.length > 0) return false
    const found = reviseBlock(clause, this.#walk)
    if (!found) return false
    const { there, revised, alike } = found
    const { block, definition } = there
    this.#edits = true
    this.#confidences.push(0.9)
    if (revised.first !== undefined && !this.#putBefore(there, revised.first)) return true
    this.#assumptions.push(...revised.assumptions)
    if (alike > 1) this.#assumptions.push(`Took the last of ${alike} ${definition.label} blocks.`)
    if (revised.gone) {
      this.#remove([block.id])
      return true
    }
    const configuration = { ...block.configuration, ...asRecord(revised.configuration) }
    this.#steps.push({ kind: 'configure', block: block.id, configuration })
    return true
  }

  /** Puts what a clause means between a block and the one its rows come from. */
  #putBefore({ given }: WalkedBlock, clause: string): boolean {
    const [input] = given.inputs
    if (input?.relation.kind !== 'step') return false
    const before = this.#current
    this.#current = { input: { kind: 'block', block: input.relation.step }, given: input }
    this.#understand(clause, false)
    this.#current = before
    return this.problems.length === 0
  }

  #obey(command: Exclude<Command, { kind: 'change' }>): void {
    const { blocks } = this.#context.pipeline
    this.#edits = true
    if (command.kind === 'run') {
      this.#run = true
      if (blocks.length + this.#steps.length === 0)
        this.problems.push('There is nothing to run yet.')
    }
    if (ASKING.has(command.kind)) this.#asks = command.kind as Plan['asks'] // the kinds of ASKING
    if (command.kind === 'clear') this.#remove(blocks.map(({ id }) => id))
    if (command.kind === 'remove') {
      if (command.blocks.length === 0) {
        this.problems.push(`There is no ${command.name} block on the canvas.`)
      }
      this.#remove(command.blocks)
    }
    if (command.kind === 'back') this.#goBack(command)
  }

  #remove(blocks: readonly string[]): void {
    for (const block of blocks) this.#steps.push({ kind: 'remove', block })
    const gone = this.#current?.input
    if (gone?.kind === 'block' && blocks.includes(gone.block)) this.#current = this.#tail(blocks)
  }

  /** "Back to step 2": what follows takes the rows of the second block this sentence adds. */
  #goBack({ step, port }: StepPlace): void {
    const place = this.#placeOf(step, (outputs) => portCalled(port, outputs), port)
    this.#current = place ?? this.#current
  }

  #placeOf(
    number: number,
    portOf: (outputs: readonly StepOutput[]) => number,
    called: string | null = null,
  ): PlanDraftPlace | null {
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

  #given(definition: BlockDefinition): Given {
    const inputs = definition.inputs.length > 0 && this.#current ? [this.#current.given] : []
    const steps = this.#added().map(([step]) => {
      const [first, ...others] = this.#outputs.get(step) ?? []
      return first ? { ...first, outputs: [first, ...others] } : null
    })
    return { block: 'planned', inputs, catalogue: this.#context.catalogue, steps }
  }

  /** The last block on the canvas whose rows a new one would take. */
  #tail(without: readonly string[] = []): PlanDraftPlace | null {
    const open = this.#walk.order.findLast((id) => {
      const walked = this.#walk.walked.get(id)
      return !without.includes(id) && walked?.columns[0] && walked.definition.outputs.length > 0
    })
    const columns = open === undefined ? undefined : this.#walk.walked.get(open)?.columns[0]
    if (open === undefined || !columns) return null
    const relation = { kind: 'step', step: open, columns } as const
    return { input: { kind: 'block', block: open }, given: { relation, columns } }
  }

  /** A source dropped on the canvas and not yet configured is the one meant, not a second one. */
  #unsound(definition: BlockDefinition): string | undefined {
    const configured = new Set(
      this.#steps.flatMap((step) => (step.kind === 'configure' ? [step.block] : [])),
    )
    return this.#context.pipeline.blocks.find(
      ({ id, type }) =>
        type === definition.type &&
        !configured.has(id) &&
        this.#walk.walked.get(id)?.sound !== true,
    )?.id
  }
}

function opens({ openers }: BlockDefinition, clause: string): boolean {
  const reader = new ClauseReader(clause)
  return openers.some((opener) => reader.sees(opener))
}

type StepOutput = Port & GivenInput
type PlanDraftPlace = { readonly input: PlanInput; readonly given: GivenInput }

/** Says nothing about the pipeline: "oops", "thanks". */
const INTERJECTION =
  /^(?:oops|no|yes|wait|sorry|hmm|thanks|thank you|great|perfect|nice|good)[.!]*$/i

function aboutOf(text: string): string {
  return /^(?:what|how) about (?:the )?(.+?)[?!.]*$/i.exec(text)?.[1] ?? ''
}

const ASKING: ReadonlySet<string> = new Set(['explain', 'undo', 'why-empty', 'count'])

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
