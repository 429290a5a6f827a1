import type { Execution } from '@plainflow/contract'
import { useState } from 'react'
import { countOf } from '@/app/count-of.ts'
import { formatNumber } from '@/app/format-number.ts'
import { Button } from '@/design/button.tsx'
import { useJump } from '../canvas/use-jump.ts'
import { sayMilliseconds } from './say-measure.ts'

/** Beyond these a click shows the rest: a thousand rows of figures are nobody's first wish. */
const FIRST = 30

/** Rows and time of every block, in figures; a name leads to its block. */
export function TimingTable({
  blocks,
  labels,
  apart,
  running,
}: {
  blocks: Execution['blocks']
  labels: ReadonlyMap<string, string>
  /** What tells blocks of one name apart. */
  apart: ReadonlyMap<string, string>
  running: boolean
}) {
  const jump = useJump()
  const [all, setAll] = useState(false)
  const shown = all ? blocks : blocks.slice(0, FIRST)
  return (
    <div>
      <table className="w-full border-collapse text-[0.8125rem]">
        <caption className="sr-only">Rows and time by block</caption>
        <thead>
          <tr className="text-left text-xs text-muted">
            <th scope="col" className="pb-1 font-medium">
              Block
            </th>
            <th scope="col" className="pb-1 pl-2 text-right font-medium">
              Out
            </th>
            <th scope="col" className="pb-1 pl-2 text-right font-medium">
              Time
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((block) => (
            <tr key={block.id} className="border-t align-baseline">
              <th scope="row" className="w-full max-w-0 py-1.5 text-left font-medium">
                <BlockName
                  label={labels.get(block.id) ?? block.id}
                  apart={apart.get(block.id)}
                  onClick={() => jump(block.id)}
                />
                {block.warnings?.map((warning) => (
                  <p key={warning} className="mt-0.5 text-xs font-normal break-words text-warning">
                    {warning}
                  </p>
                ))}
                {block.error && (
                  <p className="mt-0.5 text-xs font-normal break-words text-danger">
                    {block.error}
                  </p>
                )}
              </th>
              <td className="py-1.5 pl-2 text-right text-xs whitespace-nowrap text-muted tabular-nums">
                {block.rows === null ? stateOf(block.status, running) : countOf(block.rows, 'row')}
              </td>
              <td className="py-1.5 pl-2 text-right text-xs whitespace-nowrap text-muted tabular-nums">
                {block.cached ? 'cached' : block.ms === null ? '' : sayMilliseconds(block.ms)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < blocks.length && (
        <Button variant="ghost" size="sm" className="mt-1" onClick={() => setAll(true)}>
          Show all {formatNumber(blocks.length)} blocks
        </Button>
      )}
    </div>
  )
}

function BlockName({
  label,
  apart,
  onClick,
}: {
  label: string
  apart: string | undefined
  onClick: () => void
}) {
  return (
    <button
      type="button"
      className="group block max-w-full text-left"
      title={apart === undefined ? label : `${label}: ${apart}`}
      onClick={onClick}
    >
      <span className="block truncate group-hover:underline">{label}</span>
      {apart !== undefined && (
        <span className="line-clamp-2 text-xs font-normal break-words text-muted">{apart}</span>
      )}
    </button>
  )
}

function stateOf(status: string, running: boolean): string {
  return status === 'waiting' && !running ? 'not run' : status
}
