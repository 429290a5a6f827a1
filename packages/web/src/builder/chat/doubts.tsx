import { isLeftOut } from '@plainflow/core'
import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '@/design/class-names.ts'

/** What may be wrong with an answer: words it does not use are a warning, a likely reading is a remark. */
export function Doubts({ notes }: { notes: readonly string[] }) {
  const ignored = notes.filter(isLeftOut)
  const assumed = notes.filter((note) => !isLeftOut(note))
  return (
    <>
      {assumed.length > 0 && (
        <Notes
          title="Assumed"
          icon={<Info aria-hidden className="size-3.5 shrink-0" />}
          notes={assumed}
          className="bg-sunken text-muted"
        />
      )}
      {ignored.length > 0 && (
        <Notes
          title="This answers only a part of the question"
          icon={<TriangleAlert aria-hidden className="size-3.5 shrink-0" />}
          notes={ignored}
          className="border border-warning-line bg-warning-soft font-medium text-warning"
        />
      )}
    </>
  )
}

function Notes({
  title,
  icon,
  notes,
  className,
}: {
  title: string
  icon: ReactNode
  notes: readonly string[]
  className: string
}) {
  return (
    <div className={classNames('mt-2 rounded-md px-2.5 py-2 text-xs', className)}>
      <p className="flex items-center gap-1.5 font-medium">
        {icon}
        {title}
      </p>
      <ul className="mt-1 list-disc space-y-0.5 pl-4 break-words">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}
