import type { OtherInput } from '../../blocks/block.ts'
import { BLOCKS } from '../../blocks/registry.ts'
import { EMPTY_CATALOGUE } from '../../tables/catalogue.ts'
import { sameJson } from '../../words/same-json.ts'
import { walkPipeline } from '../../pipeline/walk-pipeline.ts'
import type { Column } from '../../relation/column.ts'
import { canvasTail } from '../canvas-tail.ts'
import { computePeriod } from '../../tables/compute-period.ts'
import type { ComputedPeriod } from '../../tables/compute-period.ts'
import type { AddStep, Plan, Rewording } from '../plan.ts'
import type { PlanContext } from '../plan-sentence.ts'
import { spellColumns } from '../spell-columns.ts'
import { fileRead, fittingSource } from './first-source.ts'
import { meaningOf } from './meaning-of.ts'
import type { OutlinedBlock } from './meaning-of.ts'
import { OpenPoints } from './open-points.ts'
import { leaving, spokenOf, tablesSaid } from './places.ts'
import type { Place } from './places.ts'

/** A workflow being read, step by step: whose rows are at hand, which wait to be joined, what is open. */
export class WorkflowDraft {
  /** The clauses nobody made sense of, by their place. */
  readonly missed: number[] = []
  /** No source is named and none fits: an empty one stands in its place. */
  invented = false
  /** Something it speaks of is not at hand. */
  lacksData = false
  /** It names a table of a system outside to write to. */
  reachesOut = false
  readonly #context: PlanContext
  readonly #whole: string
  readonly #assumptions: string[] = []
  readonly #rewordings: Rewording[] = []
  readonly #open = new OpenPoints()
  #waiting: Place[] = []
  #current: Place | null
  /** What was at hand has been written out: a source after that begins something new. */
  #written = false
  /** No source is named: the one that is read was found by what is said of it. */
  #guessed = false
  #clauses = 0
  #run = false

  constructor(context: PlanContext, whole: string) {
    this.#context = context
    this.#whole = whole
    const tail = canvasTail(walkPipeline(context.pipeline, context.catalogue))
    this.#current = tail && { ...tail, asides: [] }
  }

  get steps(): readonly AddStep[] {
    return this.#open.steps
  }

  get unexplained(): number {
    return this.missed.length
  }

  get openCount(): number {
    return this.#open.count
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
    const { text, place } = spokenOf(clause, this.#current)
    if (place && ASIDE.test(text)) return
    if (this.#readAt(text, place)) return
    const left = place ? [text] : this.#readBegun(text)
    if (left[0] === text) this.missed.push(at)
    for (const part of left)
      this.#open.addToLast(`What "${shortened(part)}" asks for was not understood.`)
  }

  /**
   * Reads as much of a clause as means something, and gives what is left of it: "write parquet" of "write
   * parquet partitioned by day". A comma divides before words nobody knows too.
   */
  #readBegun(clause: string): readonly string[] {
    if (this.#current === null) return [clause]
    const parts = clause.split(/,\s+/)
    for (let length = parts.length - 1; length > 0; length -= 1)
      if (this.#readAt(parts.slice(0, length).join(', '), null)) return parts.slice(length)
    const words = clause.split(' ')
    const fewest = Math.max(LEAST_BEGUN, words.length - MOST_LEFT)
    for (let length = words.length - 1; length >= fewest; length -= 1)
      if (this.#readAt(words.slice(0, length).join(' '), null))
        return [words.slice(length).join(' ')]
    return [clause]
  }

  /** Says of each source which of its columns were taken on trust, and of rows left over that they are. */
  finish(): void {
    this.#open.sayGuessed()
    for (const { input, given } of this.#waiting) {
      if (input.kind !== 'step') continue
      this.#open.add(input.step, `Nothing takes the rows of ${given.called ?? 'this block'} yet.`)
    }
  }

  #readAt(clause: string, aside: Place | null): boolean {
    if (aside) return this.#readOver(clause, aside) !== null
    if (this.#current === null && !this.#isSource(clause)) this.#loadFirst(clause)
    const at = this.#current
    const { text, named } = tablesSaid(clause, at ? [at, ...this.#waiting] : [])
    if (named && named !== at) return this.#readOfWaiting(text, named)
    // Before it is read: a join takes what waits.
    const alike = named || !at ? [] : this.#waiting.filter((one) => this.#isAlike(text, at, one))
    const done = this.#readOver(text, at) ?? this.#readPrepared(text, at)
    if (done === null) return this.#readWaiting(clause)
    if (done !== at) this.#current = done
    if (at && alike.length > 0) this.#readOfAll(text, at, alike)
    return true
  }

  /** "average weight per crate per day": columns without their units, and a day that is to be computed. */
  #readPrepared(clause: string, place: Place | null): Place | null {
    const columns = place?.given.columns ?? []
    const { text, assumptions } = spellColumns(clause, columns) ?? { text: clause, assumptions: [] }
    const period = this.#periodOf(text, columns)
    if (!place || (text === clause && period === null)) return null
    const before = this.steps.length
    const dated = period === null ? place : this.#readOver(period.clause, place)
    const done = dated && this.#readOver(text, dated)
    if (done) this.#assumptions.push(...assumptions, ...(period?.assumptions ?? []))
    else this.#open.backTo(before)
    return done
  }

  /** Of a table that is a guess only the one date it has: among several the reader of questions chooses. */
  #periodOf(clause: string, columns: readonly Column[]): ComputedPeriod | null {
    const found = computePeriod(clause, columns, this.#context.catalogue)
    return this.#guessed && found && found.instead.length > 0 ? null : found
  }

  /** Whether a clause asks the same of the rows at two places. */
  #isAlike(clause: string, one: Place, other: Place): boolean {
    const [first, second] = [one, other].map((place) => this.#soleBlock(clause, place))
    return first != null && second != null && sameJson(first.configuration, second.configuration)
  }

  #soleBlock(clause: string, { given }: Place): OutlinedBlock | null {
    const { catalogue } = this.#context
    const meaning = meaningOf(clause, { input: given, waiting: [], catalogue, steps: [] })
    const [block, ...more] = meaning?.blocks ?? []
    const isSole = more.length === 0 && meaning?.rest === undefined
    const { inputs = [], outputs = [] } = block?.definition ?? {}
    return block && isSole && inputs.length === 1 && outputs.length > 0 ? block : null
  }

  /** "Load a and b, remove duplicates": of both. What names a column is of the first, and that is said. */
  #readOfAll(clause: string, first: Place, alike: readonly Place[]): void {
    const block = this.#soleBlock(clause, first)
    const isOfAny = block?.definition.tidies === true && !namesColumn(block, first)
    const names = alike.map(({ given }) => given.called ?? 'other rows').join(', ')
    if (isOfAny) for (const place of alike) this.#readOfWaiting(clause, place)
    this.#assumptions.push(
      isOfAny
        ? `Did this to ${names} too: ${clause}.`
        : `Did this to ${first.given.called ?? 'the first rows'} only, not to ${names}: ${clause}.`,
    )
  }

  #readOfWaiting(clause: string, place: Place): boolean {
    const next = this.#readOver(clause, place)
    if (next === null) return false
    this.#waiting = this.#waiting.map((one) => (one === place ? next : one))
    return true
  }

  /** "drop cancelled ones" may speak of what was loaded second. */
  #readWaiting(clause: string): boolean {
    return this.#waiting.some((place) => this.#readOfWaiting(clause, place))
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
    if (place?.openSource !== undefined) this.#open.guess(place.openSource, meaning.guessed)
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
        this.#open.addToLast(`What "${shortened(meaning.rest)}" asks for was not understood.`)
      current = after ?? current
    }
    return current
  }

  /** Adds a block behind a place and gives the place to go on from. */
  #add(block: OutlinedBlock, place: Place | null, waiting: readonly Place[]): Place | null {
    const { definition, configuration, open, assumptions } = block
    this.#assumptions.push(...assumptions)
    this.reachesOut ||= block.reachesOut === true
    const source = definition.inputs.length === 0
    const taken = (block.others ?? []).flatMap((other) => this.#take(other, waiting) ?? [])
    const step = this.steps.length
    this.#open.steps.push({
      kind: 'add',
      type: definition.type,
      configuration,
      input: source ? null : (place?.input ?? null),
      ...(taken.length > 0 ? { others: taken.map(({ input }) => input) } : {}),
      ...(open.length > 0 ? { open } : {}),
    })
    const from = source ? [] : [...(place ? [place] : []), ...taken]
    const next = leaving(block, step, from, this.#context.catalogue)
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
    const file = fileRead(clause)
    if (file !== null) {
      this.#current = this.#readOver(`load ${file}`, null)
      if (this.#current) return
    }
    const source = fittingSource(this.#whole, this.#context.catalogue)
    if (!source) return
    this.invented = source.open.length > 0
    this.#guessed = true
    this.#current = this.#add(source, null, [])
  }
}

const LEAST_BEGUN = 2
const MOST_LEFT = 8

function namesColumn({ configuration }: OutlinedBlock, { given }: Place): boolean {
  const said = JSON.stringify(configuration)
  return given.columns.some(({ name }) => said.includes(JSON.stringify(name)))
}

const ASIDE =
  /^(?:put|set|keep|leave|move|reject|separate)(?: them| it)?(?: (?:aside|apart|away|separately|elsewhere))?$/i

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
