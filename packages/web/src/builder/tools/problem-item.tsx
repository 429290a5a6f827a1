import type { Diagnostic } from '@plainflow/core'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { classNames } from '@/design/class-names.ts'
import { selectBlock, show } from '../state/workspace-store.ts'

const LOOKS = {
  error: { icon: CircleAlert, colour: 'text-danger' },
  warning: { icon: TriangleAlert, colour: 'text-warning' },
  info: { icon: Info, colour: 'text-muted' },
}

/** One thing that is wrong; a click opens the block where it can be mended. */
export function ProblemItem({
  diagnostic,
  label,
}: {
  diagnostic: Diagnostic
  label: string | undefined
}) {
  const { icon: Icon, colour } = LOOKS[diagnostic.severity]
  const { block } = diagnostic.at
  const body = (
    <>
      <Icon aria-hidden className={classNames('mt-0.5 size-4 shrink-0', colour)} />
      <span className="min-w-0">
        <span className="sr-only">{diagnostic.severity}: </span>
        {label !== undefined && <span className="block text-xs text-muted">{label}</span>}
        <span className="block break-words">{diagnostic.message}</span>
        <span className="block text-xs break-words text-muted">{diagnostic.hint}</span>
      </span>
    </>
  )
  const look =
    'flex w-full gap-2 rounded-md border bg-raised px-2.5 py-2 text-left text-[0.8125rem]'
  return (
    <li>
      {block === undefined ? (
        <div className={look}>{body}</div>
      ) : (
        <button
          type="button"
          className={`${look} transition-colors hover:bg-hover`}
          onClick={() => {
            selectBlock(block)
            show({ configuring: block })
          }}
        >
          {body}
        </button>
      )}
    </li>
  )
}
