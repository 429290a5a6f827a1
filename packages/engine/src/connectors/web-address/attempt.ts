import {
  askedSince,
  type Cell,
  type ColumnType,
  type OutsideSource,
  type WebRequest,
} from '@plainflow/core'
import { type Attempt, OutsideFailed, type Reach } from '../connector.ts'
import { withoutSecrets } from '../without-secrets.ts'
import type { Answer, Asked } from './ask-once.ts'
import { askedFor } from './asked-for.ts'
import { refuseStatus } from './in-words.ts'
import { inSession } from './in-session.ts'
import { nextPage, type Step } from './next-page.ts'
import { refuseFile, removeFile, tableIn } from './pages.ts'
import { lookAtParquet } from './parquet-answer.ts'
import { NEVER } from './repeating.ts'
import { requestOf } from './request-of.ts'
import type { RowCell } from '../records/row-cell.ts'
import type { Row } from './row.ts'
import { rowsOf } from './rows-of.ts'
import { Sample } from './sample.ts'
import type { Session } from './session.ts'

const SHOWN = 20
const FIRST: Step = { kind: 'first' }

/** The first page, asked for once: what was sent, what came, and what it means. */
export function attempt(reach: Reach, source: OutsideSource): Promise<Attempt> {
  const request = askedSince(requestOf(source), null)
  return inSession(reach, async (session) => {
    const asked = askedFor(request, session, FIRST)
    const start = performance.now()
    const answer = await session.ask(asked, NEVER)
    const milliseconds = Math.round(performance.now() - start)
    const seen = {
      request: shownRequest(asked, session),
      answer: shownAnswer(answer, milliseconds),
    }
    const found = await understood(request, answer)
    return hideIn({ ...seen, ...found }, session.hidden)
  })
}

type Understood = Pick<Attempt, 'columns' | 'rows' | 'rowsSeen' | 'next' | 'problem'>

async function understood(request: WebRequest, answer: Answer): Promise<Understood> {
  try {
    refuseStatus(answer, 0)
    refuseFile(answer, request)
    const table = tableIn(answer)
    return table === null ? await rowsIn(answer, request) : await tableAt(table, request)
  } catch (error) {
    if (!(error instanceof OutsideFailed)) throw error
    return { columns: [], rows: [], rowsSeen: 0, next: null, problem: error.message }
  } finally {
    await removeFile(answer)
  }
}

async function rowsIn(answer: Answer, request: WebRequest): Promise<Understood> {
  const sample = new Sample()
  const first: Row[] = []
  for await (const rows of rowsOf(answer, request))
    for (const row of rows) {
      sample.add(row)
      if (first.length < SHOWN) first.push(row)
    }
  const columns = sample.columns(request.asText)
  if (columns.length === 0)
    throw new OutsideFailed('The answer has no rows, so that no columns can be found in it.')
  const next = nextPage(request, FIRST, { answer, rows: sample.rows })
  return {
    columns: columns.map(({ name, type, nativeType }) => ({ name, type, nativeType })),
    rows: first.map((row) => columns.map(({ field, type }) => shownCell(row.get(field), type))),
    rowsSeen: sample.rows,
    next: next && sayNext(next),
    problem: null,
  }
}

async function tableAt(path: string, request: WebRequest): Promise<Understood> {
  const { columns, first, rowCount } = await lookAtParquet(path, request.asText, SHOWN)
  const shown = (text: string | null, place: number) =>
    text === null ? null : shownCell({ kind: 'written', text }, columns[place]?.type ?? 'text')
  return {
    columns,
    rows: first.map((row) => row.map(shown)),
    rowsSeen: rowCount,
    next: null,
    problem: null,
  }
}

function sayNext(step: Step): string {
  if (step.kind === 'address') return step.url.href
  return step.kind === 'counted' ? String(step.at) : step.kind === 'cursor' ? step.cursor : ''
}

function shownCell(cell: RowCell | null | undefined, type: ColumnType): Cell {
  if (!cell) return null
  if (type === 'boolean') return cell.text === 'true'
  const isExact =
    type === 'number' || (type === 'integer' && Number.isSafeInteger(Number(cell.text)))
  return isExact ? Number(cell.text) : cell.text
}

/** Who asks is told by name alone. */
function shownRequest({ method, url, headers }: Asked, session: Session): Attempt['request'] {
  const { settings, secrets } = session.reach
  const kind = String(settings['authentication'] ?? 'none')
  const isSigned = kind === 'bearer' || kind === 'basic' || kind === 'oauth'
  const hidden = [
    ...(isSigned ? ['Authorization'] : []),
    ...(kind === 'key' && settings['keyIn'] !== 'parameter' ? [String(settings['keyName'])] : []),
    ...namesIn(secrets['headers']),
  ]
  return {
    method,
    url: url.href,
    headers: [
      ...Object.entries(headers).map(([name, value]) => ({ name, value })),
      ...hidden.map((name) => ({ name, value: '…' })),
    ],
  }
}

function namesIn(text: string | undefined): readonly string[] {
  return text === undefined ? [] : Object.keys(JSON.parse(text) as object) // it was sent, so it was read
}

/** Values that open a door for whoever has them. */
const CLOSED = new Set(['set-cookie', 'authorization', 'www-authenticate', 'proxy-authenticate'])

function shownAnswer(
  { status, headers, url, body, file }: Answer,
  milliseconds: number,
): Attempt['answer'] {
  const told = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [{ name, value: CLOSED.has(name) ? '…' : [value].flat().join(', ') }],
  )
  return { status, headers: told, url: url.href, bytes: file?.size ?? body.length, milliseconds }
}

/** Texts alone are looked at: a secret such as "1" would be found in every number. */
function hideIn<T>(value: T, secrets: Readonly<Record<string, string>>): T {
  if (typeof value === 'string') return withoutSecrets(value, secrets) as T // a text for a text
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const parts: unknown[] = value
    return parts.map((part) => hideIn(part, secrets)) as T // the same list, part by part
  }
  const parts = Object.entries(value).map(([name, part]) => [name, hideIn<unknown>(part, secrets)])
  return Object.fromEntries(parts) as T // the same names, with parts of the same kinds
}
