import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { WebRequest } from '@plainflow/core'
import { OutsideFailed } from '../connector.ts'
import type { Answer } from './ask-once.ts'
import { refuseStatus } from './in-words.ts'
import { nextPage, type Step } from './next-page.ts'
import { Pace } from './pace.ts'
import { Renewal } from './renewal.ts'
import type { Row } from './row.ts'
import { rowsOf } from './rows-of.ts'
import type { Session } from './session.ts'
import { askedFor, parameterOf } from './asked-for.ts'

export interface Page {
  readonly number: number
  /** To be taken once, before the next page is asked for; those of a table are in its file. */
  readonly rows: AsyncIterable<Iterable<Row>>
  /** The path of a file of Parquet. */
  readonly table: string | null
}

/** The answers of a request one after the other; whoever stops early asks for no more. */
export async function* pagesOf(
  session: Session,
  request: WebRequest,
  renewal = new Renewal(request, undefined),
): AsyncGenerator<Page> {
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
    const asked = renewal.asked(askedFor(request, session, step))
    const answer: Answer = await session.ask(asked, request, pace)
    if (renewal.see(answer)) return
    refuseStatus(answer, session.repeats)
    refuseFile(answer, request)
    let rows = 0
    const counted = counting(rowsOf(answer, request), () => (rows += 1))
    if (isBeyond) {
      for await (const some of counted) for (const _ of some) throw tooMany(request)
      return
    }
    try {
      const table = tableIn(answer)
      yield { number, rows: table === null ? counted : noRows(), table }
    } finally {
      await removeFile(answer)
    }
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

async function* counting(
  batches: AsyncIterable<Iterable<Row>>,
  tell: () => void,
): AsyncGenerator<Iterable<Row>> {
  function* counted(rows: Iterable<Row>): Generator<Row> {
    for (const row of rows) {
      tell()
      yield row
    }
  }
  for await (const rows of batches) yield counted(rows)
}

async function* noRows(): AsyncGenerator<Iterable<Row>> {}

/** The file of Parquet that an answer is. */
export function tableIn({ file }: Answer): string | null {
  return file?.kind === 'parquet' ? file.path : null
}

export async function removeFile({ file }: Answer): Promise<void> {
  if (file) await rm(file.path, { force: true })
}

/** What cannot be done with an answer that is a file. */
export function refuseFile({ file }: Answer, { paging, reads }: WebRequest): void {
  if (file && paging !== 'none')
    throw new OutsideFailed(
      'The answer is a file, which has no pages. Choose "One answer holds everything".',
    )
  // Its rows pass by the mark: it would never move, and every run would read what came before again.
  if (file?.kind === 'parquet' && reads === 'new')
    throw new OutsideFailed(
      'The answer is a file of Parquet, of which only all rows can be read. Choose to read everything.',
    )
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
