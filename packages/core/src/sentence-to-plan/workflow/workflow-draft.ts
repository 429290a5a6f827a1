import type { BlockDefinition, Given, GivenInput, OtherInput } from '../../blocks/block.ts'
import { BLOCKS } from '../../blocks/registry.ts'
import { EMPTY_CATALOGUE } from '../../pipeline/catalogue.ts'
import { walkPipeline } from '../../pipeline/walk-pipeline.ts'
import { foldName } from '../fold.ts'
import type { AddStep, Plan, PlanInput, Rewording } from '../plan.ts'
import type { PlanContext } from '../plan-sentence.ts'
import { rankDatasets } from '../rank-datasets.ts'
import { meaningOf } from './meaning-of.ts'
import type { OutlinedBlock } from './meaning-of.ts'

/** Rows that a next step could take. */
interface Place {
  readonly input: PlanInput
  readonly given: GivenInput
  /** The step whose columns nobody knows, where these rows come from one. */
  readonly openSource?: number
  /** By the words for it: an output beside the first. */
  readonly asides: readonly { readonly words: readonly string[]; readonly place: Place }[]
}

/** A workflow being read, step by step: whose rows are at hand, which wait to be joined, what is open. */
export class WorkflowDraft {
  readonly steps: AddStep[] = []
  /** The clauses nobody made sense of, by their place. */
  readonly missed: number[] = []
  /** No source is named and none fits: an empty one stands in its place. */
  invented = false
  /** Something it speaks of is not at hand. */
  lacksData = false
  readonly #context: PlanContext
  readonly #whole: string
  readonly #assumptions: string[] = []
  readonly #rewordings: Rewording[] = []
  readonly #guessed = new Map<number, Set<string>>()
  #waiting: Place[] = []
  #current: Place | null
  /** What was at hand has been written out: a source after that begins something new. */
  #written = false
  #clauses = 0
  #run = false

  constructor(context: PlanContext, whole: string) {
    this.#context = context
    this.#whole = whole
    this.#current = this.#tail()
  }

  get unexplained(): number {
    return this.missed.length
  }

  get openCount(): number {
    return this.steps.reduce((sum, { open = [] }) => sum + open.length, 0)
  }

  plan(): Plan {
    return {
      asks: 'change',
      steps: this.steps,
      run: this.#run,
      workflow: true,
      assumptions: [...new Set(this.#assumptions)],
      rewordings: this.#rewordings,
      problems: [],
    }
  }

  read(clause: string): void {
    const at = this.#clauses
    this.#clauses += 1
    if (/^(?:run|execute|start)(?: it| this| the (?:pipeline|workflow))?[.!]?$/i.test(clause)) {
      this.#run = true
      return
    }
    const { text, place } = this.#spokenOf(clause)
    if (place && ASIDE.test(text)) return
    if (!this.#readAt(text, place)) {
      this.missed.push(at)
      this.#leaveOpen(`What "${shortened(clause)}" asks for was not understood.`)
    }
  }

  /** Says of each source which of its columns were taken on trust, and of rows left over that they are. */
  finish(): void {
    for (const [step, names] of this.#guessed) {
      const said = [...names].join(', ')
      this.#addOpen(step, [`Its columns are not known yet; taken as said: ${said}.`])
    }
    for (const { input, given } of this.#waiting) {
      if (input.kind !== 'step') continue
      this.#addOpen(input.step, [`Nothing takes the rows of ${given.called ?? 'this block'} yet.`])
    }
  }

  #readAt(clause: string, aside: Place | null): boolean {
    if (aside) return this.#readOver(clause, aside) !== null
    if (this.#current === null && !this.#isSource(clause)) this.#loadFirst(clause)
    const at = this.#current
    const done = this.#readOver(clause, at)
    if (done === null) return this.#readWaiting(clause)
    if (done !== at) this.#current = done
    return true
  }

  /** "drop cancelled ones" may speak of what was loaded second. */
  #readWaiting(clause: string): boolean {
    for (const place of this.#waiting) {
      const next = this.#readOver(clause, place)
      if (next === null) continue
      this.#waiting = this.#waiting.map((one) => (one === place ? next : one))
      return true
    }
    return false
  }

  /** The place behind all that the clause adds; null where it means nothing over these rows. */
  #readOver(clause: string, place: Place | null): Place | null {
    const others = this.#waiting.filter((one) => one !== place)
    const meaning = meaningOf(clause, {
      input: place?.given ?? null,
      waiting: others.map(({ given }) => given),
      catalogue: this.#context.catalogue,
      steps: [],
    })
    if (!meaning) return null
    if (place) this.#note(place, meaning.guessed)
    const choices = meaning.blocks.flatMap((block) => block.choices ?? [])
    this.#rewordings.push(...choices.map((says) => ({ clause, says })))
    let current = place
    for (const block of meaning.blocks) current = this.#add(block, current, others)
    if (meaning.rest !== undefined) {
      const sources = meaning.blocks.every(({ definition }) => definition.inputs.length === 0)
      // "load orders from Postgres and customers.csv": the verb holds for both.
      const rest = sources ? `load ${meaning.rest.replace(/^(?:[,\s]|and\b)+/i, '')}` : meaning.rest
      if (sources) this.#current = current
      const after = this.#readOver(rest, current)
      if (after === null)
        this.#leaveOpen(`What "${shortened(meaning.rest)}" asks for was not understood.`)
      current = after ?? current
    }
    return current
  }

  /** Adds a block behind a place and gives the place to go on from. */
  #add(block: OutlinedBlock, place: Place | null, waiting: readonly Place[]): Place | null {
    const { definition, configuration, open, assumptions } = block
    this.#assumptions.push(...assumptions)
    const source = definition.inputs.length === 0
    const taken = (block.others ?? []).flatMap((other) => this.#take(other, waiting) ?? [])
    const step = this.steps.length
    this.steps.push({
      kind: 'add',
      type: definition.type,
      configuration,
      input: source ? null : (place?.input ?? null),
      ...(taken.length > 0 ? { others: taken.map(({ input }) => input) } : {}),
      ...(open.length > 0 ? { open } : {}),
    })
    const next = this.#leaving(
      definition,
      block,
      step,
      source ? [] : [...(place ? [place] : []), ...taken],
    )
    const begins = this.#written
    this.#written = next === null
    if (next === null) return place
    if (!source) return next
    this.lacksData ||= next.given.open === true
    // What was written out is done with: another source begins something new.
    if (place === null || begins) return next
    this.#waiting.push(next)
    return place
  }

  #leaving(
    definition: BlockDefinition,
    { configuration, columns: known }: OutlinedBlock,
    step: number,
    from: readonly Place[],
  ): Place | null {
    if (definition.outputs.length === 0) return null
    const inputs = from.map(({ given }, index) =>
      index === 0 && known ? { ...given, columns: known } : given,
    )
    const given: Given = { block: 'planned', inputs, catalogue: this.#context.catalogue }
    const rule = definition.columns(configuration, given)
    const wrong = rule.diagnostics.some(({ severity }) => severity === 'error')
    const open = wrong || rule.columns[0] === undefined || inputs.some((input) => input.open)
    const openSource = from.find((one) => one.openSource !== undefined)?.openSource
    const called = definition.called?.(configuration, given) ?? from[0]?.given.called
    const places = definition.outputs.map((port, index): Place => {
      const columns = rule.columns[index] ?? inputs[0]?.columns ?? []
      const input: PlanInput =
        index === 0 ? { kind: 'step', step } : { kind: 'step', step, port: port.id }
      return {
        input,
        given: {
          relation: { kind: 'step', step: `step ${step}`, columns },
          columns,
          ...(called === undefined ? {} : { called }),
          ...(open ? { open: true } : {}),
        },
        ...(open && from.length === 0
          ? { openSource: step }
          : openSource === undefined
            ? {}
            : { openSource }),
        asides: [],
      }
    })
    const [first, ...more] = places
    if (!first) return null
    const asides = more.map((place, index) => ({
      words: definition.outputs[index + 1]?.words ?? [],
      place,
    }))
    return { ...first, asides: [...asides, ...(from[0]?.asides ?? [])] }
  }

  /** Rows a clause names beside those at hand. */
  #take(other: OtherInput, waiting: readonly Place[]): Place | null {
    if (other.kind === 'waiting') {
      const place = waiting[other.place]
      if (!place) return null
      this.#waiting = this.#waiting.filter((one) => one !== place)
      return place
    }
    if (other.kind === 'step') return null
    if (other.kind === 'clause') return this.#loadUnknown(other.clause)
    const reader = BLOCKS.find(({ reads }) => reads !== undefined)
    if (!reader?.reads) return null
    const block = {
      definition: reader,
      configuration: reader.reads(other.dataset),
      assumptions: [],
      open: [],
    }
    return this.#add({ ...block, confidence: 1 }, null, [])
  }

  #loadUnknown(clause: string): Place | null {
    const catalogue = EMPTY_CATALOGUE
    const meaning = meaningOf(clause, { input: null, waiting: [], catalogue, steps: [] })
    const [source] = meaning?.blocks ?? []
    return source?.definition.inputs.length === 0 ? this.#add(source, null, []) : null
  }

  /** "remove duplicates from customers": rows that wait, or an output beside the first, may be named. */
  #spokenOf(clause: string): { readonly text: string; readonly place: Place | null } {
    for (const { words, place } of this.#current?.asides ?? []) {
      const said = words.find((phrase) => clause.toLowerCase().includes(phrase))
      if (said === undefined) continue
      const at = clause.toLowerCase().indexOf(said)
      const text =
        clause.slice(0, at).replace(/\b(?:the|all|any)\s*$/i, '') + clause.slice(at + said.length)
      return { text: text.replaceAll(/\s+/g, ' ').trim(), place }
    }
    return { text: clause, place: null }
  }

  #isSource(clause: string): boolean {
    const meaning = meaningOf(clause, {
      input: null,
      waiting: [],
      catalogue: this.#context.catalogue,
      steps: [],
    })
    return meaning?.blocks.some(({ definition }) => definition.inputs.length === 0) ?? false
  }

  /** Nothing is loaded yet: the file the clause names, else the data that fits the sentence best. */
  #loadFirst(clause: string): void {
    const reader = BLOCKS.find(({ reads }) => reads !== undefined)
    const named = new RegExp(String.raw`\b[\w-]+\.(?:csv|tsv|json|xlsx?|parquet)\b`, 'i').exec(
      clause,
    )?.[0]
    if (named !== undefined && this.#namesSource(clause, named)) {
      this.#current = this.#readOver(`load ${named}`, null)
      if (this.#current) return
    }
    const { datasets } = this.#context.catalogue
    const mentioned = datasets.find(({ name }) =>
      new RegExp(String.raw`\b${escaped(name)}\b`, 'i').test(this.#whole),
    )
    const [ranked] = rankDatasets(this.#whole, this.#context.catalogue)
    const dataset = mentioned ?? ranked
    if (!reader?.reads) return
    this.invented = !dataset
    const open = dataset ? [] : ['Which data to load is still to be said.']
    const assumptions = dataset ? [`Took ${dataset.filename}, as it fits the sentence.`] : []
    const configuration = dataset ? reader.reads(dataset) : reader.initial
    const block = { definition: reader, configuration, assumptions, open, confidence: 0.5 }
    this.#current = this.#add(block, null, [])
  }

  /** Written to is not read from. */
  #namesSource(clause: string, file: string): boolean {
    const before = clause.slice(0, clause.indexOf(file)).trim().split(/\s+/).at(-1)?.toLowerCase()
    return ['from', 'in', 'of', 'on', 'using', 'with', 'the', 'at'].includes(before ?? '')
  }

  #note(place: Place, guessed: readonly string[]): void {
    if (place.openSource === undefined || guessed.length === 0) return
    const names = this.#guessed.get(place.openSource) ?? new Set<string>()
    for (const name of guessed) names.add(name)
    this.#guessed.set(place.openSource, names)
  }

  #leaveOpen(point: string): void {
    if (this.steps.length > 0) this.#addOpen(this.steps.length - 1, [point])
  }

  #addOpen(step: number, points: readonly string[]): void {
    const there = this.steps[step]
    if (there) this.steps[step] = { ...there, open: [...(there.open ?? []), ...points] }
  }

  /** The last block on the canvas whose rows a new one would take. */
  #tail(): Place | null {
    const { walked, order } = walkPipeline(this.#context.pipeline, this.#context.catalogue)
    const open = order.findLast((id) => {
      const there = walked.get(id)
      return there?.columns[0] && there.definition.outputs.length > 0
    })
    const columns = open === undefined ? undefined : walked.get(open)?.columns[0]
    if (open === undefined || !columns) return null
    const relation = { kind: 'step', step: open, columns } as const
    return { input: { kind: 'block', block: open }, given: { relation, columns }, asides: [] }
  }
}

const ASIDE =
  /^(?:put|set|keep|leave|move|reject|separate)(?: them| it)?(?: (?:aside|apart|away|separately|elsewhere))?$/i

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

function escaped(text: string): string {
  return foldName(text) === '' ? '(?!)' : text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
