import { Dialog } from '@/design/dialog.tsx'
import { Kbd } from '@/design/kbd.tsx'
import { keyCaps } from './keys.ts'
import { type Shortcut, SHORTCUTS } from './shortcuts.ts'

/** In this order two columns come out even. */
const GROUPS = ['Pipeline', 'Help', 'Canvas'] as const satisfies readonly Shortcut['group'][]

export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Keyboard shortcuts"
      description="Everything on the canvas can be done without a mouse."
      className="max-w-3xl"
      isText
    >
      <div className="gap-x-10 sm:columns-2">
        {GROUPS.map((group) => (
          <section
            key={group}
            aria-labelledby={`keys-${group}`}
            className="mb-6 break-inside-avoid last:mb-0"
          >
            <h3
              id={`keys-${group}`}
              className="pb-1 text-2xs font-semibold tracking-wide text-muted uppercase"
            >
              {group}
            </h3>
            <dl className="divide-y">
              {SHORTCUTS.filter((shortcut) => shortcut.group === group).map((shortcut) => (
                <Row key={shortcut.label} shortcut={shortcut} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function Row({ shortcut: { label, keys } }: { shortcut: Shortcut }) {
  return (
    <div className="flex items-center justify-between gap-4 py-1.5 text-[0.8125rem]">
      <dt>{label}</dt>
      <dd className="flex shrink-0 items-center gap-1.5">
        {keys.map((each, index) => (
          <span key={each} className="flex items-center gap-1">
            {index > 0 && <span className="mr-0.5 text-xs text-muted">or</span>}
            {keyCaps(each).map((cap) => (
              <Kbd key={cap}>{cap}</Kbd>
            ))}
          </span>
        ))}
      </dd>
    </div>
  )
}
