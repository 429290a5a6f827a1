import type { ReactNode } from 'react'
import { formatNumber } from '@/app/format-number.ts'
import { sayMilliseconds } from '@/builder/tools/say-measure.ts'
import { Card } from '@/design/card.tsx'
import { Wide } from '@/design/wide.tsx'
import { difference, pairBlocks, type Pair, type Ran } from './compare-runs.ts'

type State = Ran['run']['blocks'][number]

/** Rows and time of every block in both runs. */
export function BlockComparison({ before, after }: { before: Ran; after: Ran }) {
  return (
    <Card className="mt-4 p-0">
      <h2 className="px-5 pt-5 pb-3 text-base font-semibold">Rows and time by block</h2>
      <Wide>
        <table className="w-full text-left tabular-nums">
          <caption className="sr-only">Blocks of both runs</caption>
          <thead className="border-y bg-sunken text-xs text-muted">
            <tr>
              {['Block', 'Rows before', 'Rows after', 'Time before', 'Time after'].map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={`px-5 py-2 font-medium whitespace-nowrap ${name === 'Block' ? 'w-full' : 'text-right'}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y">
            {pairBlocks(before, after).map((pair) => (
              <Line key={pair.id} pair={pair} />
            ))}
            <tr className="font-medium">
              <th scope="row" colSpan={3} className="px-5 py-2.5 font-medium">
                The whole run
              </th>
              <Time ms={before.run.ms} />
              <Time ms={after.run.ms} />
            </tr>
          </tbody>
        </table>
      </Wide>
    </Card>
  )
}

function Line({ pair: { title, before, after } }: { pair: Pair<State> }) {
  const more = difference(before?.rows ?? null, after?.rows ?? null)
  return (
    <tr>
      <th scope="row" className="min-w-32 px-5 py-2.5 font-medium break-words">
        {title}
      </th>
      <Rows state={before} />
      <Rows state={after}>
        {more !== null && (
          <span className="text-xs text-muted">
            {' '}
            ({more > 0 ? '+' : '−'}
            {formatNumber(Math.abs(more))})
          </span>
        )}
      </Rows>
      <Time {...timeOf(before)} />
      <Time {...timeOf(after)} />
    </tr>
  )
}

function timeOf(state: State | null) {
  return { ms: state?.ms ?? undefined, isCached: state?.cached ?? false }
}

function Rows({ state, children }: { state: State | null; children?: ReactNode }) {
  return (
    <td className="px-5 py-2.5 text-right whitespace-nowrap">
      {state === null ? 'not there' : state.rows === null ? '–' : formatNumber(state.rows)}
      {children}
    </td>
  )
}

function Time({ ms, isCached = false }: { ms: number | undefined; isCached?: boolean }) {
  return (
    <td className="px-5 py-2.5 text-right whitespace-nowrap">
      {isCached ? 'reused' : ms === undefined ? '–' : sayMilliseconds(ms)}
    </td>
  )
}
