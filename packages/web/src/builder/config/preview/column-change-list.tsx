import { ArrowRight, Minus, Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import type { ColumnChange } from './column-changes.ts'

const LOOKS = {
  new: { icon: Plus, word: 'New column', colour: 'border-success-line/50 bg-success-soft' },
  changed: {
    icon: RefreshCw,
    word: 'Another type',
    colour: 'border-warning-line/50 bg-warning-soft',
  },
  gone: { icon: Minus, word: 'Gone', colour: 'border-danger-line/50 bg-danger-soft' },
}

/** More are counted until they are asked for. */
const MOST = 8

/** What happens to the columns, each with its mark. */
export function ColumnChangeList({ changes }: { changes: readonly ColumnChange[] }) {
  const [all, setAll] = useState(false)
  if (changes.length === 0) return null
  const shown = all ? changes : changes.slice(0, MOST)
  return (
    <ul aria-label="Changed columns" className="flex max-h-28 flex-wrap gap-1.5 overflow-y-auto">
      {shown.map(({ kind, name, type, before }) => {
        const { icon: Icon, word, colour } = LOOKS[kind]
        return (
          <li
            key={`${kind} ${name}`}
            title={`${word}: ${name}`}
            className={classNames(
              'flex max-w-full items-center gap-1 rounded-md border px-1.5 py-px text-xs',
              colour,
            )}
          >
            <Icon aria-hidden className="size-3 shrink-0" />
            <span className="sr-only">{word}: </span>
            <span className={classNames('min-w-0 truncate', kind === 'gone' && 'line-through')}>
              {name}
            </span>{' '}
            <span className="flex shrink-0 items-center gap-0.5 text-muted">
              {before && (
                <>
                  {before} <ArrowRight aria-label="to" className="size-3" />
                </>
              )}
              {kind !== 'gone' && type}
            </span>
          </li>
        )
      })}
      {changes.length > shown.length && (
        <li>
          <Button variant="link" size="inline" className="text-xs" onClick={() => setAll(true)}>
            and {changes.length - shown.length} more
          </Button>
        </li>
      )}
    </ul>
  )
}
