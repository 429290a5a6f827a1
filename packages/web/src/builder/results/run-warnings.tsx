import { TriangleAlert } from 'lucide-react'
import { useRun } from '../state/run-store.ts'

/** What the run found worth saying, over its rows: a check that failed, rows that an alert was to watch for. */
export function RunWarnings() {
  const blocks = useRun((state) => state.execution?.blocks)
  const ran = useRun((state) => state.pipeline)
  const labelOf = (id: string) => ran?.blocks.find((block) => block.id === id)?.label ?? id
  const warnings = (blocks ?? []).flatMap(({ id, warnings: said = [] }) =>
    said.map((text) => ({ id, text })),
  )
  if (warnings.length === 0) return null
  return (
    <ul
      aria-label="Warnings of the run"
      className="max-h-20 shrink-0 overflow-y-auto border-b bg-warning-soft px-3 py-1.5 text-[0.8125rem] text-warning"
    >
      {warnings.map(({ id, text }) => (
        <li key={`${id} ${text}`} className="flex gap-1.5">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <span className="min-w-0 break-words">
            <span className="font-medium">{labelOf(id)}:</span> {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
