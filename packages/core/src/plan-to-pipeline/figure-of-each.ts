import { takeOrder } from '../sentence-to-plan/lists/take-order.ts'
import type { Candidate } from './candidates.ts'

type Candidates = readonly [Candidate, ...Candidate[]]

/**
 * "Depots with their number of vans": a figure of each of them. Where the sentence was read as one figure of all, as
 * one row, or without the figure, it is read as "number of vans per depot", and refused where that says nothing.
 */
export function figureOfEach(
  sentence: string,
  found: Candidates,
  read: (sentence: string) => Candidates,
): Candidates {
  const { said, order } = takeOrder(sentence)
  const { things, figure, most } = WITH_FIGURE.exec(said)?.groups ?? {}
  const [first] = found
  if (things === undefined || figure === undefined) return found
  const isRefused = first.plan.problems.length > 0
  if (!isRefused && isOfEach(first, most !== undefined)) return found
  const orderSaid = order.length > 0 ? sentence.slice(said.length) : ''
  const [told] = read(`${figure} per ${things}${orderSaid}`)
  if (told.plan.problems.length === 0 && isOfEach(told, false)) return [told]
  if (isRefused) return found
  const problem = `What is meant by "${figure}" of each? No such figure of ${things} was found.`
  return [{ plan: { ...first.plan, steps: [], problems: [problem] }, reading: null, change: null }]
}

const WITH_FIGURE =
  /^(?:(?:list|show|give me|all|the) )*(?<things>\p{L}+(?: \p{L}+)?s) (?:along |together )?with their (?<figure>(?:number of|count of|total|sum of|average|mean|median|(?<most>highest|lowest|largest|smallest|latest|earliest|newest|oldest|first|last)) [\p{L} ]{2,40})$/iu

/** Whether every thing has a row of its own, and its figure there. */
function isOfEach({ understood }: Candidate, isExtreme: boolean): boolean {
  // Steps as they were told, or put together of what is to be seen.
  if (typeof understood !== 'object') return true
  if ('figure' in understood) return understood.figure.splits.length > 0
  const { answer, words } = understood
  if (answer.kind !== 'rows' || words.some(({ read }) => !read)) return false
  const { select, group, limit } = answer.query
  const isOneOfAll = group.length === 0 && select.some(({ kind }) => kind === 'measure')
  return !isOneOfAll && !(isExtreme && limit === 1)
}
