import { CircleCheck, CircleX } from 'lucide-react'
import { countOf } from '@/app/count-of.ts'
import type { Attempt, TriedRequest } from '@/data/connections/try-request.ts'
import { Badge } from '@/design/badge.tsx'
import { SeenRows } from '../database/seen-rows.tsx'

/** What became of a request: the status, the rows or the reason, and all that was said. */
export function TriedRequestView({ tried: { attempt, error } }: { tried: TriedRequest }) {
  const problem = attempt ? attempt.problem : error
  return (
    <section aria-label="Answer" className="space-y-3 rounded-lg border bg-sunken/40 p-3">
      <div className="flex flex-wrap items-center gap-2 text-xs text-muted">
        {problem === null ? (
          <Badge tone="success">
            <CircleCheck aria-hidden />
            {attempt ? `Status ${attempt.answer.status}` : 'Answered'}
          </Badge>
        ) : (
          <Badge tone="danger">
            <CircleX aria-hidden />
            {attempt ? `Status ${attempt.answer.status}` : 'No answer'}
          </Badge>
        )}
        {attempt && <span>{sayFigures(attempt)}</span>}
      </div>
      {problem !== null && (
        <p role="alert" className="text-[0.8125rem] break-words">
          {problem}
        </p>
      )}
      {attempt && problem === null && (
        <>
          <SeenRows seen={{ columns: attempt.columns, rows: attempt.rows }} />
          <p className="text-xs break-words text-muted">
            {attempt.next === null
              ? 'Nothing leads to a next page.'
              : `The next page is found by: ${attempt.next}`}
          </p>
        </>
      )}
      {attempt && <Said attempt={attempt} />}
    </section>
  )
}

function sayFigures({ answer, rowsSeen, problem }: Attempt): string {
  const size =
    answer.bytes < 10_000 ? `${answer.bytes} bytes` : `${Math.round(answer.bytes / 1000)} kB`
  const rows = problem === null ? `${countOf(rowsSeen, 'row')}, ` : ''
  return `${rows}${size}, ${answer.milliseconds} ms`
}

/** The request as it was sent and the headers of the answer; secrets stand as dots. */
function Said({ attempt: { request, answer } }: { attempt: Attempt }) {
  const isLed = answer.url !== request.url
  return (
    <details className="text-xs">
      <summary className="cursor-pointer py-1 text-muted">Request and headers</summary>
      <div className="mt-1 space-y-3">
        <Lines
          label="Request"
          lines={[`${request.method} ${request.url}`, ...request.headers.map(line)]}
        />
        <Lines
          label="Answer"
          lines={[
            ...(isLed ? [`from ${answer.url}`] : []),
            `Status ${answer.status}`,
            ...answer.headers.map(line),
          ]}
        />
      </div>
    </details>
  )
}

function line({ name, value }: { name: string; value: string }): string {
  return `${name}: ${value}`
}

function Lines({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <div>
      <p className="font-medium">{label}</p>
      <pre className="mt-1 overflow-x-auto rounded-md bg-sunken px-2.5 py-2 break-all whitespace-pre-wrap">
        {lines.join('\n')}
      </pre>
    </div>
  )
}
