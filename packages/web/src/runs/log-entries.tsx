import type { ExecutionLog } from '@plainflow/contract'
import { formatNumber } from '@/app/format-number.ts'
import { classNames } from '@/design/class-names.ts'

export type LogEntry = ExecutionLog['entries'][number]

const LEVELS = { info: '', warning: 'text-warning', error: 'text-danger' } as const
/** The last ones: a run of a thousand blocks has thousands. */
const MOST = 300

/** What a run told, with its times. */
export function LogEntries({
  label,
  entries,
  titles,
  onBlock,
}: {
  label: string
  entries: readonly LogEntry[]
  /** Of the blocks, by their ids. */
  titles: ReadonlyMap<string, string>
  /** Where a block can be shown. */
  onBlock?: (id: string) => void
}) {
  return (
    <>
      {entries.length > MOST && (
        <p className="mb-1 text-xs text-muted">
          The last {MOST} of {formatNumber(entries.length)}
        </p>
      )}
      <ol
        aria-label={label}
        // Scrolled by itself, with the keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-80 overflow-y-auto rounded-md border bg-raised py-1 text-xs"
      >
        {entries.slice(-MOST).map((entry, index) => (
          <li key={index} className="flex gap-2 px-2 py-0.5">
            <span className="w-14 shrink-0 text-right text-muted tabular-nums">
              {formatNumber(entry.at)} ms
            </span>
            <span className={classNames('min-w-0 break-words', LEVELS[entry.level])}>
              {entry.level !== 'info' && <span className="font-semibold">{entry.level}: </span>}
              {entry.block !== undefined && (
                <>
                  <BlockName
                    id={entry.block}
                    title={titles.get(entry.block) ?? entry.block}
                    {...(onBlock ? { onBlock } : {})}
                  />{' '}
                </>
              )}
              {entry.text}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

function BlockName({
  id,
  title,
  onBlock,
}: {
  id: string
  title: string
  onBlock?: (id: string) => void
}) {
  if (!onBlock) return <span className="font-medium">{title}</span>
  return (
    <button type="button" className="font-medium hover:underline" onClick={() => onBlock(id)}>
      {title}
    </button>
  )
}
