import type { Reference } from '../../tables/relate/reference.ts'
import { refOf } from '../../tables/schema.ts'
import { isDateColumn } from '../question/link/link-dates.ts'
import type { ColumnLink } from '../question/link/mention.ts'
import { sameColumn } from '../../tables/column-ref.ts'
import type { Predicate } from '../question/query/query.ts'
import type { ColumnRef } from '../../tables/column-ref.ts'
import { dateBelonging } from '../question/tables/date-belonging.ts'
import { thingOf } from '../question/tables/repeated-things.ts'
import { keyColumn, ownName } from '../question/tables/row-names.ts'
import { KIND_WORDS } from '../../words/column-words.ts'
import { tellsArrival, tellsBirth } from '../../tables/tells-when.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import { likeliestDates } from '../../tables/which-date.ts'
import type { AmountOption } from './amount-option.ts'
import { shownBy } from './amounts-of.ts'
import { isTested } from './figure.ts'
import type { Split, TestedPredicate } from './figure.ts'
import type {
  FigureDraft,
  SaidCompared,
  SaidKept,
  SaidShare,
  SaidSplit,
  SaidWhen,
} from './figure-draft.ts'
import { reachFrom } from '../../tables/relate/reach-from.ts'
import type { SaidSide } from './take-change.ts'
import { testKept } from './test-kept.ts'
import type { Named } from './word-stream.ts'

/** Each table farther away is a little less likely meant. */
const FARTHER = 0.06

/** Binds what was said to columns that the rows of one table lead to. */
export class FigureBinder {
  readonly #draft: FigureDraft
  readonly #tables: readonly SchemaTable[]
  readonly #base: SchemaTable
  readonly #references: readonly Reference[]
  readonly #far: ReadonlyMap<string, number>
  readonly #option: AmountOption
  /** References that were said: of two that lead to one table, the one that is meant. */
  readonly #ways: Reference[] = []
  readonly assumptions: string[] = []
  #date: SchemaColumn | null = null

  constructor(
    draft: FigureDraft,
    tables: readonly SchemaTable[],
    references: readonly Reference[],
    option: AmountOption,
  ) {
    this.#draft = draft
    this.#tables = tables
    this.#base = option.base
    this.#option = option
    this.#references = references
    this.#far = reachFrom(option.base.id, references)
  }

  reaches(table: SchemaTable): boolean {
    return this.#far.has(table.id)
  }

  split(said: SaidSplit): Split | null {
    if (said.kind === 'named')
      return said.via ? this.#owned(said.named, said.via) : this.#named(said.named, said.isByName)
    const date = said.unit === 'hour' ? this.#time() : this.date()
    if (!date || !isDateColumn(date)) return null
    if (said.unit === 'hour') this.assumptions.push('Put the same hour of different days together.')
    return { kind: 'period', unit: said.unit, column: refOf(date) }
  }

  /** "Region of the departure station", where a trip leads to two stations. */
  #owned({ columns }: Named, via: readonly ColumnLink[]): Split | null {
    const way = this.#references.find(
      ({ many, one }) =>
        this.#far.has(many.table) &&
        via.some(({ column }) => sameColumn(many, refOf(column))) &&
        columns.some(({ column }) => column.table === one.table),
    )
    const best = way && columns.find(({ column }) => column.table === way.one.table)
    if (!best) return null
    this.#ways.push(way)
    return { kind: 'column', column: refOf(best.column) }
  }

  #named({ tables, columns }: Named, isByName = false): Split | null {
    const best = this.#nearest(columns.filter(({ column }) => !column.dated))
    const table = tables.find((one) => this.reaches(one.table))
    const isOwn = best && best.column.table === this.#base.id && !this.#refers(best.column)
    if (table && !(isOwn && best.score > 0.9)) {
      const key = keyColumn(table.table)
      return { kind: 'rows', key: refOf(key), name: shownBy(table.table) }
    }
    const referred = best && isByName ? this.#referred(best.column) : null
    const thing = best && thingOf(best.column, this.#tables)
    if (thing?.name && !referred)
      return { kind: 'rows', key: refOf(thing.key), name: refOf(thing.name) }
    const rows = referred ?? (best && this.#called(best.column))
    return rows ?? (best ? { kind: 'column', column: refOf(best.column) } : null)
  }

  /** Two clients may have one name: rows of another table are told apart by their key. */
  #called(column: SchemaColumn): Split | null {
    const table = this.#tables.find(({ id }) => id === column.table)
    const isKind = KIND_WORDS.has(column.words.at(-1)?.stem ?? '')
    if (!table || table === this.#base || column.unique || isKind) return null
    const key = keyColumn(table)
    const isName = ownName(table) === column && key.unique
    return isName ? { kind: 'rows', key: refOf(key), name: refOf(column) } : null
  }

  /** What a `departure_station` leads to, by its name. */
  #referred(column: SchemaColumn): Split | null {
    const way = this.#references.find(({ many }) => sameColumn(many, refOf(column)))
    const table = this.#tables.find(({ id }) => id === way?.one.table)
    if (!way || !table) return null
    this.#ways.push(way)
    return { kind: 'rows', key: way.one, name: shownBy(table) }
  }

  /** The references, of which those are left out that lead another way to where one that was said leads. */
  ways(): readonly Reference[] {
    const isOther = ({ many, one }: Reference) =>
      this.#ways.some(
        (way) =>
          way.many.table === many.table &&
          way.one.table === one.table &&
          !sameColumn(way.many, many),
      )
    return this.#references.filter((one) => !isOther(one))
  }

  /** A `project` that holds the number of one is shown by its name. */
  #refers(column: SchemaColumn): boolean {
    return column.key || this.#references.some(({ many }) => sameColumn(many, refOf(column)))
  }

  #nearest(links: readonly ColumnLink[]): ColumnLink | null {
    const near = ({ column, score }: ColumnLink) =>
      score - FARTHER * (this.#far.get(column.table) ?? 0)
    const [best] = links
      .filter(({ column }) => this.#far.has(column.table))
      .toSorted((a, b) => near(b) - near(a))
    return best ?? null
  }

  kept(said: SaidKept): TestedPredicate | null {
    const flag = this.#nearest(said.flags)
    const hits = said.hits.map(({ column, share }) => ({ column, score: share }))
    const best = flag ?? this.#nearest(hits)
    if (flag?.column.dated)
      this.assumptions.push(`Took rows with a ${flag.column.name} as ${said.text}.`)
    return best && testKept(best.column, said)
  }

  /** The day a row counts for. */
  date(): SchemaColumn | null {
    if (this.#date) return this.#date
    const own = this.#base.columns.filter(isDateColumn)
    const said = own.find((one) => one.words.some(({ stem }) => this.#draft.events.includes(stem)))
    const first = this.#likeliest(own)
    const yearly = this.#base.columns.find((one) => one.yearly)
    const found = said ?? first ?? yearly ?? dateBelonging(this.#tables, this.#far)
    const isFar = found !== null && found.table !== this.#base.id
    if (found && (isFar || (found === first && found !== said && own.length > 1)))
      this.assumptions.push(`Took ${found.name} as the date.`)
    this.#date = found
    return found
  }

  /** New members are told by the day they joined; nobody counts people by their birth who does not say so. */
  #likeliest(own: readonly SchemaColumn[]): SchemaColumn | undefined {
    const [first] = likeliestDates(own, { rows: this.#base.name })
    if (!this.#draft.isNew) return first
    const later = own.filter((one) => !tellsBirth(one))
    return likeliestDates(later.filter(tellsArrival), { rows: this.#base.name })[0] ?? later[0]
  }

  /** A day has no hours. */
  #time(): SchemaColumn | null {
    const date = this.date()
    if (date?.type === 'timestamp') return date
    return this.#base.columns.find(({ type }) => type === 'timestamp') ?? null
  }

  when(said: SaidWhen): Predicate | null {
    const date = this.date()
    if (!date) return null
    const column = refOf(date)
    if (!isDateColumn(date)) {
      const [moment, ...others] = said.kind === 'during' ? said.moments : []
      const isYear = moment && others.length === 0 && moment.year !== null && moment.month === null
      return isYear ? { kind: 'compare', column, comparison: '=', value: moment.year } : null
    }
    if (said.kind === 'edge')
      return { kind: 'compare', column, comparison: said.comparison, value: said.day }
    const parts = said.moments.map((moment): Predicate => ({
      kind: 'during',
      column,
      moment,
      negated: false,
    }))
    const [only, ...others] = parts
    if (others.length === 0) return only ?? null
    // A month of any year takes a formula of its own, which no alternative holds.
    return said.moments.every(({ year }) => year !== null)
      ? { kind: 'any', predicates: parts }
      : null
  }

  /** The part whose share is asked for. */
  part({ of, shared }: SaidShare): TestedPredicate | null {
    if (shared || !of) return shared?.state ?? null
    const one = 'hits' in of ? this.kept(of) : this.compared(of)
    return one && isTested(one) ? one : null
  }

  /** The rows that a figure is taken of, to be compared with others. */
  side(said: SaidSide): readonly TestedPredicate[] | null {
    const found =
      said.kind === 'kept' ? [this.kept(said.kept)] : said.when.map((one) => this.when(one))
    const tests = found.filter((one) => one !== null && isTested(one))
    return tests.length === found.length ? tests : null
  }

  compared({ columns, comparison, value }: SaidCompared): Predicate | null {
    const named = this.#nearest(columns)
    const column = named ? refOf(named.column) : columns.length > 0 ? null : this.#measured()
    return column && { kind: 'compare', column, comparison, value }
  }

  /** "orders over 100": what an order comes to. */
  #measured(): ColumnRef | null {
    const { amount } = this.#option
    if (amount?.kind === 'column') return amount.column
    const { revenue } = this.#base
    if (!revenue) return null
    const said = revenue.formula === undefined ? revenue.name : `\`${revenue.formula}\``
    this.assumptions.push(`Compared ${said}.`)
    return refOf(revenue)
  }
}
