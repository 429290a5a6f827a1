import type { Execution, ExecutionSnapshot } from '@plainflow/contract'
import { describeBlocks, EMPTY_CATALOGUE } from '@plainflow/core'
import { useMemo } from 'react'
import { formatNumber } from '@/app/format-number.ts'
import { sayMilliseconds } from '@/builder/tools/say-measure.ts'
import { titlesOf } from './titles-of.ts'

const STATES = {
  waiting: 'not run',
  running: 'running',
  completed: 'completed',
  failed: 'failed',
} as const satisfies Record<Execution['blocks'][number]['status'], string>

/** What each block gave, how long it took, and what it had to say. */
export function RunBlocks({ run, snapshot }: { run: Execution; snapshot: ExecutionSnapshot }) {
  const titles = titlesOf(snapshot)
  const sentences = useMemo(() => describeBlocks(snapshot, EMPTY_CATALOGUE), [snapshot])
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="sr-only">Blocks of the run</caption>
      <thead className="border-y bg-sunken text-xs text-muted">
        <tr>
          <th scope="col" className="w-full px-5 py-2 font-medium">
            Block
          </th>
          <th scope="col" className="px-5 py-2 font-medium max-sm:hidden">
            State
          </th>
          <th scope="col" className="px-3 py-2 text-right font-medium">
            Rows
          </th>
          <th scope="col" className="py-2 pr-5 pl-3 text-right font-medium">
            Time
          </th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {run.blocks.map(({ id, status, rows, ms, cached, warnings = [], error }) => (
          <tr key={id} className="align-top">
            <th scope="row" className="px-5 py-2.5 font-medium">
              <span className="break-words">{titles.get(id) ?? id}</span>
              {/* On a phone there is no column for it: told where it is none that was hoped for. */}
              {status !== 'completed' && (
                <span className="ml-2 text-xs font-normal text-muted sm:hidden">
                  {STATES[status]}
                </span>
              )}
              <span className="block max-w-prose text-xs font-normal text-pretty break-words text-muted">
                {sentences.get(id)}
              </span>
              {warnings.map((text) => (
                <span key={text} className="block text-xs font-normal break-words text-warning">
                  {text}
                </span>
              ))}
              {error !== null && (
                <span className="block text-xs font-normal break-words text-danger">{error}</span>
              )}
            </th>
            <td className="px-5 py-2.5 max-sm:hidden">{STATES[status]}</td>
            <td className="px-3 py-2.5 text-right">{rows === null ? '–' : formatNumber(rows)}</td>
            <td className="py-2.5 pr-5 pl-3 text-right whitespace-nowrap">
              {cached ? 'reused' : ms === null ? '–' : sayMilliseconds(ms)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
