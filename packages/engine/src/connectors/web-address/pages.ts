import { createHash } from 'node:crypto'
import type { WebRequest } from '@plainflow/core'
import { OutsideFailed } from '../connector.ts'
import type { Answer } from './ask-once.ts'
import { refuseStatus } from './in-words.ts'
import { nextPage, type Step } from './next-page.ts'
import { Pace } from './pace.ts'
import type { Row } from './row.ts'
import { rowsOf } from './rows-of.ts'
import type { Session } from './session.ts'
import { askedFor, parameterOf } from './asked-for.ts'

export interface Page {
  readonly number: number
  /** To be taken once, before the next page is asked for. */
  readonly rows: Iterable<Row>
}

/** The answers of a request one after the other; whoever stops early asks for no more. */
export async function* pagesOf(session: Session, request: WebRequest): AsyncGenerator<Page> {
  const pace = new Pace(request.perSecond)
  const led = new Set<string>()
  let step: Step | null = { kind: 'first' }
  let before = ''
  for (let number = 1; step; number += 1) {
    const isBeyond = number > request.mostPages
    // The next run goes on behind what came: what is left out of this one would never be asked for again.
    if (isBeyond && request.stopsAtMost && request.reads === 'all') return
    // Whether there are more can only be asked where pages are counted.
    if (isBeyond && step.kind !== 'counted') throw tooMany(request)
    const answer: Answer = await session.ask(askedFor(request, session, step), request, pace)
    refuseStatus(answer, session.repeats)
    let rows = 0
    const counted = counting(rowsOf(answer, request), () => (rows += 1))
    if (isBeyond) {
      if (!counted.next().done) throw tooMany(request)
      return
    }
    yield { number, rows: counted }
    const digest = createHash('sha256').update(answer.body).digest('base64')
    if (step.kind === 'counted' && rows > 0 && digest === before)
      throw new OutsideFailed(
        `Page ${number} is the same as the one before: the address does not look at "${parameterOf(request)}". Check its name.`,
      )
    before = digest
    const next: Step | null = nextPage(request, step, { answer, rows })
    refuseCircle(next, led, number)
    step = next
  }
}

function* counting(rows: Iterable<Row>, tell: () => void): Generator<Row> {
  for (const row of rows) {
    tell()
    yield row
  }
}

function refuseCircle(next: Step | null, led: Set<string>, number: number): void {
  if (!next || next.kind === 'first' || next.kind === 'counted') return
  const key = next.kind === 'cursor' ? next.cursor : next.url.href
  if (led.has(key))
    throw new OutsideFailed(
      `Page ${number} leads to a page that was read before: the pages go in a circle.`,
    )
  led.add(key)
}

function tooMany({ mostPages, reads }: WebRequest): OutsideFailed {
  const way =
    reads === 'all'
      ? 'Raise "Pages at most", or switch on "Leave out the pages beyond".'
      : 'Raise "Pages at most": only what is new is read, so pages left out now would never be read.'
  return new OutsideFailed(`There are more than ${mostPages} pages. ${way}`)
}
