import { lineageOf, blockTitle } from '@plainflow/core'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useJump } from '../canvas/use-jump.ts'
import { useShownBlock } from '../inspect/use-shown-block.ts'
import { useAnalysis } from '../state/analysis.tsx'
import { lineageLayout, type LineageNode, NODE } from './lineage-layout.ts'

/** Where a column of the selected block comes from, as a drawing. */
export function LineageGraph() {
  const block = useShownBlock()
  const { columns } = useAnalysis()
  const leaving = block ? (columns[block.id] ?? []) : []
  const [wanted, setWanted] = useState<string | null>(null)
  const column = leaving.find(({ name }) => name === wanted) ?? leaving[0]
  if (!block)
    return (
      <p className="text-[0.8125rem] text-muted">
        Select a block to see where its columns come from.
      </p>
    )
  if (!column)
    return <p className="text-[0.8125rem] text-muted">No columns leave {blockTitle(block)} yet.</p>
  return (
    <div className="space-y-2">
      <label className="flex items-center gap-2 text-[0.8125rem]">
        <span className="shrink-0 text-muted">Column</span>
        <select
          value={column.name}
          onChange={(event) => setWanted(event.target.value)}
          className="h-8 min-w-0 flex-1 rounded-md border bg-raised px-2"
        >
          {leaving.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <Drawing key={`${block.id} ${column.name}`} block={block.id} column={column.name} />
    </div>
  )
}

function Drawing({ block, column }: { block: string; column: string }) {
  const { pipeline, catalogue } = useAnalysis()
  const jump = useJump()
  const list = useRef<HTMLUListElement>(null)
  const drawn = useMemo(() => {
    const lineage = lineageOf(pipeline, catalogue, block, column)
    return lineage && lineageLayout(lineage, pipeline)
  }, [pipeline, catalogue, block, column])
  if (!drawn)
    return (
      <p className="text-[0.8125rem] text-muted">Shown once the problems upstream are mended.</p>
    )
  const { nodes, arrows, width, height } = drawn
  const labels = new Map(pipeline.blocks.map((one) => [one.id, blockTitle(one)]))
  const move = (event: KeyboardEvent, node: LineageNode) => {
    const next = neighbour(event.key, node, drawn)
    if (!next) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(next.block)}"]`)?.focus()
  }
  return (
    <div className="overflow-x-auto rounded-md border bg-canvas p-3">
      <div className="relative mx-auto" style={{ width, height }}>
        <svg aria-hidden width={width} height={height} className="absolute inset-0">
          {arrows.map(({ from, to }) => (
            <path
              key={`head ${from.block} ${to.block}`}
              d={`M ${to.x + NODE.width / 2 - 4} ${to.y - 6} l 4 6 l 4 -6 z`}
              className="fill-wire"
            />
          ))}
          {arrows.map(({ from, to }) => (
            <path
              key={`${from.block} ${to.block}`}
              d={curve(from, to)}
              fill="none"
              strokeWidth="1.5"
              className="stroke-wire"
            />
          ))}
        </svg>
        <ul ref={list} aria-label={`Blocks that ${column} comes from`}>
          {nodes.map((node) => (
            <li
              key={node.block}
              className="absolute"
              style={{ left: node.x, top: node.y, width: NODE.width, height: NODE.height }}
            >
              <button
                type="button"
                data-block={node.block}
                onClick={() => jump(node.block)}
                onKeyDown={(event) => move(event, node)}
                title={said(node)}
                className="flex h-full w-full flex-col justify-center rounded-md border bg-raised px-2 text-left shadow-xs transition-colors hover:bg-hover aria-[current=true]:border-primary"
                aria-current={node.block === block}
              >
                <span className="w-full truncate text-xs font-semibold">
                  {labels.get(node.block) ?? node.block}
                </span>
                <span className="w-full truncate text-2xs text-muted">{said(node)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-2 text-2xs text-muted">Arrow keys go along the lines, Enter to the block.</p>
    </div>
  )
}

function said({ columns, decides }: LineageNode): string {
  const parts = [columns.join(', '), decides.length > 0 ? `by ${decides.join(', ')}` : '']
  return parts.filter(Boolean).join(' · ') || 'gives the rows'
}

function curve(from: LineageNode, to: LineageNode): string {
  const [x1, y1] = [from.x + NODE.width / 2, from.y + NODE.height]
  const [x2, y2] = [to.x + NODE.width / 2, to.y]
  const middle = (y1 + y2) / 2
  return `M ${x1} ${y1} C ${x1} ${middle}, ${x2} ${middle}, ${x2} ${y2}`
}

/** Up to what it reads, down to what reads it, aside within its row. */
function neighbour(
  key: string,
  node: LineageNode,
  { nodes, arrows }: ReturnType<typeof lineageLayout>,
): LineageNode | undefined {
  if (key === 'ArrowUp') return arrows.find(({ to }) => to === node)?.from
  if (key === 'ArrowDown') return arrows.find(({ from }) => from === node)?.to
  const row = nodes.filter(({ y }) => y === node.y)
  if (key === 'ArrowLeft') return row[row.indexOf(node) - 1]
  if (key === 'ArrowRight') return row[row.indexOf(node) + 1]
  return undefined
}
