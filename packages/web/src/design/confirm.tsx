import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { closeOnEscape } from './close-on-escape.ts'
import { OVERLAY, PANEL } from './dialog.tsx'
import { useReturnFocus } from './use-return-focus.ts'

/** A question before something is lost. Focus starts on the way out. */
export function Confirm({
  open,
  onOpenChange,
  title,
  children,
  action,
  isReady = true,
  onConfirm,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
  action: string
  /** Whether what goes is known already. */
  isReady?: boolean
  onConfirm: () => void
}) {
  const { remember, giveBack } = useReturnFocus()
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={OVERLAY} />
        <AlertDialog.Content
          className={classNames(PANEL, 'max-w-md')}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          onKeyDown={closeOnEscape(onOpenChange)}
        >
          <div className="min-h-0 overflow-y-auto p-5">
            <AlertDialog.Title className="text-base font-semibold">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-sm text-muted">
              {children}
            </AlertDialog.Description>
          </div>
          <footer className="flex justify-end gap-2 border-t bg-sunken/60 px-5 py-3">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">Cancel</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button variant="danger" disabled={!isReady} onClick={onConfirm}>
                {action}
              </Button>
            </AlertDialog.Action>
          </footer>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
