import { hasColumns } from '../tables/catalogue.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { sameJson } from '../words/same-json.ts'
import type { FigureReading } from '../sentence-to-plan/figures/bind-draft.ts'
import { isOrder, isQuestion } from '../sentence-to-plan/question/is-question.ts'
import type { Query, SelectItem } from '../sentence-to-plan/question/query/query.ts'
import type { QuestionReading } from '../sentence-to-plan/question/question-reading.ts'
import { relateTables } from '../tables/relate/relate-tables.ts'
import { withKeys } from '../tables/relate/with-keys.ts'
import type { Reference } from '../tables/relate/reference.ts'
import { schemaOf } from '../tables/schema.ts'
import type { SchemaTable } from '../tables/schema.ts'
import { foldText, tokenize } from '../words/tokens.ts'
import { figureAsQuery } from '../sentence-to-plan/wanted/figure-as-query.ts'
import { figureSaid } from '../sentence-to-plan/wanted/figure-words.ts'
import { showInFigure } from '../sentence-to-plan/wanted/show-in-figure.ts'
import { showWanted } from '../sentence-to-plan/wanted/show-wanted.ts'
import { wantedIn } from '../sentence-to-plan/wanted/wanted-in.ts'
import type { Wanted } from '../sentence-to-plan/wanted/wanted.ts'
import type { Candidate } from './candidates.ts'
import { figureToPlan } from './figures/figure-to-plan.ts'
import { answerToPlan } from './question/answer-to-plan.ts'

type Candidates = readonly [Candidate, ...Candidate[]]

/**
 * A request that says apart what is to be seen: its question is read as it would be alone, and what is shown is set
 * from the list. Null where no such list is found.
 */
export function wantedCandidates(
  sentence: string,
  catalogue: Catalogue,
  read: (head: string) => Candidates,
): Candidates | null {
  const plain = catalogue.datasets.filter(hasColumns).map(schemaOf)
  const divided = isOrder(sentence) ? [] : wantedIn(sentence, plain)
  if (divided.length === 0) return null
  const references = plain.length > 1 ? relateTables(plain) : []
  const tables = withKeys(plain, references)
  const whole = read(sentence)
  // Figures side by side are what is to be seen.
  if (whole[0].understood === 'several') return whole
  for (const wanted of divided.slice(0, MOST_DIVIDED)) {
    // The end of a list of which something else is unknown is not the whole list.
    if (wanted.unknown.length > 0) break
    if (showsJust(whole[0], wanted, tables, references)) return whole
    for (const { head, isSorted } of headsOf(wanted)) {
      // A command that says as much shows whole rows.
      const answers = read(head).filter(({ understood }) => understood !== undefined)
      const [first, ...others] = answers.map((one) => {
        const query = queryOf(one)
        if (isSorted && !isSortedWhole(query)) return null
        const asked = isSorted ? { ...wanted, order: [] } : wanted
        const seen = query && showWanted(query, asked, tables, references)
        return seen ? asking(seen, one, catalogue) : query ? null : figuring(one, wanted, catalogue)
      })
      if (first) return [first, ...others.flatMap((other) => other ?? [])]
    }
  }
  const [refused] = divided.flatMap(
    (wanted) =>
      leavingOut(whole[0], wanted) ?? showingLess(whole[0], wanted, tables, references) ?? [],
  )
  return refused ? [refused] : whole
}

/** An answer in which an item of the list found nothing: what is meant by it is asked instead. */
function leavingOut({ plan, understood }: Candidate, wanted: Wanted): Candidate | null {
  if (!isAnswer(understood)) return null
  const unread = understood.words.filter(({ read }) => !read).map(({ text }) => foldText(text))
  const items = wanted.unknown.length > 0 ? wanted.unknown : wanted.items
  // Of "guest name" the word "name" may have been read with the guest.
  const left = items.filter((item) =>
    tokenize(figureSaid(item)?.of || item).every(({ fold, sign }) => sign || unread.includes(fold)),
  )
  if (left.length === 0 || !wanted.isApart) return null
  const problem = `What is meant by ${left.map((item) => `"${item}"`).join(' and ')}, which is to be shown?`
  return { plan: { ...plan, steps: [], problems: [problem] }, reading: understood, change: null }
}

/** The order found nothing, and read without the list the request shows only a part of it. */
function showingLess(
  candidate: Candidate,
  wanted: Wanted,
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): Candidate | null {
  const query = queryOf(candidate)
  const isListed = wanted.isApart || wanted.isBeside
  if (!query || !isListed || wanted.order.length === 0) return null
  const seen = showWanted(query, { ...wanted, order: [] }, tables, references)
  const isShown = (item: SelectItem) => query.select.some((one) => sameJson(one, item))
  if (!seen || seen.select.every(isShown)) return null
  const said = wanted.orderSaid.replace(/^[^\p{L}]+/u, '')
  const problem = `What are the rows to be sorted by with "${said}"?`
  const { plan, understood } = candidate
  const reading = isAnswer(understood) ? understood : null
  return { plan: { ...plan, steps: [], problems: [problem] }, reading, change: null }
}

const MOST_DIVIDED = 3

/** Read as it stands, the request shows what its list says already. */
function showsJust(
  candidate: Candidate,
  wanted: Wanted,
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): boolean {
  const query = queryOf(candidate)
  const { understood } = candidate
  const isWhole = !isAnswer(understood) || understood.confidence === 1
  const seen = query && isWhole ? showWanted(query, wanted, tables, references) : null
  // "Orders with their customer name": the names alone are not what they stand beside.
  const isMore = !wanted.isBeside || (query?.select.length ?? 0) > wanted.items.length
  return seen !== null && isMore && sameJson(sorted(seen), sorted(query))
}

function isAnswer(understood: Understood | undefined): understood is QuestionReading {
  return typeof understood === 'object' && 'answer' in understood
}

function isFigure(understood: Understood | undefined): understood is FigureReading {
  return typeof understood === 'object' && 'figure' in understood
}

/** In whatever order. */
function sorted(query: Query | null): readonly string[] {
  return (query?.select ?? []).map((item) => JSON.stringify(item)).toSorted()
}

interface Head {
  readonly head: string
  /** It says by itself in which order. */
  readonly isSorted: boolean
}

/**
 * "Rooms without a guest" are asked for as "list the rooms without a guest", "top 3 rooms by price" as they are.
 * What "oldest first" goes by may be known to the question where the list knows none.
 */
function headsOf({ head, order, orderSaid }: Wanted): readonly Head[] {
  const listed = `list the ${head}`
  const heads = isQuestion(head) ? [head] : RANKING.test(head) ? [head, listed] : [listed, head]
  const isOwn = order.length > 0 && order.every((key) => key.isOwn)
  const inOrder = isOwn ? heads.map((one) => one.replace(/\?$/, '') + orderSaid) : []
  return [
    ...heads.map((one) => ({ head: one, isSorted: false })),
    ...inOrder.map((one) => ({ head: one, isSorted: true })),
  ]
}

const RANKING = /^(?:the )?(?:top|bottom) \d/i

/** Its order is that of all rows, and takes none of them out. */
function isSortedWhole(query: Query | null): boolean {
  return query !== null && query.order.length > 0 && query.limit === undefined
}

/** What was understood, where that was one query. */
function queryOf({ understood, plan }: Candidate): Query | null {
  if (plan.problems.length > 0) return null
  if (isFigure(understood)) return figureAsQuery(understood.figure)
  return isAnswer(understood) && understood.answer.kind === 'rows' && !understood.reshaped
    ? understood.answer.query
    : null
}

function asking(query: Query, { understood, change }: Candidate, catalogue: Catalogue): Candidate {
  const assumptions = typeof understood === 'object' ? understood.assumptions : []
  const plan = answerToPlan({ answer: { kind: 'rows', query }, assumptions }, catalogue)
  return { plan, reading: null, change }
}

function figuring({ understood, change }: Candidate, wanted: Wanted, catalogue: Catalogue) {
  if (!isFigure(understood)) return null
  const figure = showInFigure(
    understood.figure,
    wanted,
    catalogue.datasets.filter(hasColumns).map(schemaOf),
  )
  if (!figure) return null
  const shown = { ...understood, figure }
  return { plan: figureToPlan(shown, catalogue), reading: null, change, understood: shown }
}

/** What a candidate was made of. */
export type Understood = FigureReading | QuestionReading | 'several'
