import { type Connection, findBlock, blockTitle } from '@plainflow/core'
import { MarkerType } from '@xyflow/react'
import { countOf } from '@/app/count-of.ts'
import type { Runs } from './card-view.ts'
import { shortCount } from './short-count.ts'
import type { Mark, Shown } from './shown-pipeline.ts'
import type { WireData, WireEdge } from './wire.tsx'

/** Beyond these an animated arrow costs more than it tells. */
const MOST_FLOWING = 40

/** Derives arrows and remembers the last ones, to hand out the same object for the same picture. */
export function createWires() {
  let last = new Map<string, { key: string; wire: WireEdge }>()
  return (shown: Shown, runs: Runs, selection: readonly string[]): WireEdge[] => {
    const chosen = new Set(selection)
    const blocks = new Map(shown.blocks.map((block) => [block.id, block]))
    const wires: typeof last = new Map()
    // A proposal on the table is taken or left as it is.
    const fixed = shown.marks.size > 0
    let flowing = 0
    for (const connection of shown.connections) {
      const [source, target] = [blocks.get(connection.source), blocks.get(connection.target)]
      if (!source || !target) continue
      const mark = shown.marks.get(connection.id)
      const flows = runs.blocks.get(target.id)?.status === 'running' && flowing < MOST_FLOWING
      if (flows) flowing += 1
      const rows = rowsAlong(connection, source.type, runs)
      const stale = runs.stale.has(source.id)
      const selected = chosen.has(connection.id)
      const { sourceHandle, targetHandle } = connection
      const names = `${blockTitle(source)} ${blockTitle(target)}`
      const key = [source.id, target.id, sourceHandle, targetHandle, names, mark]
        .concat([String(flows), String(rows), String(stale), String(selected), String(fixed)])
        .join('\n')
      const known = last.get(connection.id)
      const wire =
        known?.key === key
          ? known.wire
          : toWire(
              connection,
              mark,
              flows,
              selected,
              { rows: rows === null ? null : shortCount(rows), stale, fixed },
              `Connection from ${blockTitle(source)} to ${blockTitle(target)}${rows === null ? '' : `, ${countOf(rows, 'row')}`}`,
            )
      wires.set(connection.id, { key, wire })
    }
    last = wires
    return [...wires.values()].map(({ wire }) => wire)
  }
}

function toWire(
  connection: Connection,
  mark: Mark | undefined,
  flows: boolean,
  selected: boolean,
  data: WireData,
  ariaLabel: string,
): WireEdge {
  return {
    id: connection.id,
    type: 'wire',
    source: connection.source,
    target: connection.target,
    sourceHandle: connection.sourceHandle ?? null,
    targetHandle: connection.targetHandle ?? null,
    selected,
    data,
    ariaLabel,
    markerEnd: {
      type: MarkerType.ArrowClosed,
      width: 18,
      height: 18,
      color: mark ? COLOURS[mark] : 'var(--wire)',
    },
    className: [mark && `mark-${mark}`, flows && 'flowing'].filter(Boolean).join(' '),
  }
}

const COLOURS = {
  added: 'var(--success-line)',
  changed: 'var(--wire)',
  removed: 'var(--danger-line)',
} satisfies Record<Mark, string>

/** A run counts the rows at a block's first output; of what leaves beside it nothing is known. */
function rowsAlong({ source, sourceHandle }: Connection, type: string, runs: Runs): number | null {
  const first = findBlock(type)?.outputs[0]?.id
  if (sourceHandle != null && sourceHandle !== first) return null
  return runs.blocks.get(source)?.rows ?? null
}
