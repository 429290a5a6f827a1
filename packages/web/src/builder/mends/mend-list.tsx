import type { Mend } from '@plainflow/core'
import { Wrench } from 'lucide-react'
import { Button } from '@/design/button.tsx'
import { applyMend } from './use-mends.ts'

/** Each mend in its sentence, with its button. */
export function MendList({ mends }: { mends: readonly Mend[] }) {
  return (
    <ul aria-label="Mends" className="space-y-1.5">
      {mends.map((mend) => (
        <li
          key={mend.title}
          className="flex items-start gap-2 rounded-md border border-primary/40 bg-primary-soft px-2.5 py-2 text-[0.8125rem]"
        >
          <Wrench aria-hidden className="mt-0.5 size-4 shrink-0 text-primary-text" />
          <span className="min-w-0 flex-1 break-words">{mend.title}</span>
          <Button
            size="sm"
            variant="secondary"
            className="h-7"
            aria-label={`Mend: ${mend.title}`}
            onClick={() => applyMend(mend)}
          >
            Mend
          </Button>
        </li>
      ))}
    </ul>
  )
}
