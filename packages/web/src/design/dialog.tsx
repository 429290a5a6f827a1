import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { closeOnEscape } from './close-on-escape.ts'
import { useReturnFocus } from './use-return-focus.ts'

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  className,
  firstField = false,
  isText = false,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  footer?: ReactNode
  className?: string
  /** Begins in its first field, with what it holds selected, instead of at the button that closes it. */
  firstField?: boolean
  /** Nothing in it takes the focus: it is scrolled by itself, with the keyboard too. */
  isText?: boolean
}) {
  const { remember, giveBack } = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content
          className={classNames(PANEL, 'max-w-lg', className)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            remember()
            if (firstField) focusField(event)
          }}
          onCloseAutoFocus={giveBack}
          onKeyDown={closeOnEscape(onOpenChange)}
        >
          {/* No header element: outside of a section it would be a second banner of the page. */}
          <div className="flex items-start gap-3 px-5 pt-5 pb-3">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-base font-semibold text-balance">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-sm text-muted">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Close" className="-mt-1 -mr-1.5">
                <X aria-hidden />
              </Button>
            </Radix.Close>
          </div>
          <div
            className="min-h-0 flex-1 overflow-y-auto px-5 pb-5 focus-visible:-outline-offset-2"
            {...(isText ? { tabIndex: 0 } : {})}
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t bg-sunken/60 px-5 py-3">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function focusField(event: Event): void {
  const panel = event.target
  const field =
    panel instanceof HTMLElement && panel.querySelector<HTMLElement>('input, select, textarea')
  if (!field) return
  event.preventDefault()
  field.focus()
  if (field instanceof HTMLInputElement) field.select()
}

export const OVERLAY =
  'fixed inset-0 z-40 bg-[oklch(0.15_0.02_270/0.5)] backdrop-blur-[2px] data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=closed]:animate-out data-[state=closed]:fade-out-0'
export const PANEL =
  'fixed top-1/2 left-1/2 z-40 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col overflow-hidden rounded-xl border bg-surface shadow-lg data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:zoom-in-95 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=closed]:zoom-out-95 duration-150'
