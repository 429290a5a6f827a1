import { type FormEvent, type ReactNode, useState } from 'react'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Spinner } from './spinner.tsx'

/** A small form in a dialog: what is wrong is said beside its field until something is changed. */
export function FormDialog({
  title,
  description,
  action,
  isDanger = false,
  missing = null,
  save,
  onClose,
  children,
}: {
  title: string
  description: ReactNode
  /** The words on the button that saves. */
  action: string
  /** What it does cannot be undone. */
  isDanger?: boolean
  /** What has to be filled in first; null when nothing has. */
  missing?: string | null
  /** The dialog closes when it is done; what it throws is shown. */
  save: () => Promise<void>
  onClose: () => void
  children: (error: string | null) => ReactNode
}) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (missing !== null) return setError(missing)
    setBusy(true)
    try {
      await save()
      onClose()
    } catch (reason) {
      setError(reasonOf(reason))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      firstField
    >
      <form
        onSubmit={(event) => void submit(event)}
        onChange={() => setError(null)}
        className="space-y-4"
      >
        {children(error)}
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy} {...(isDanger ? { variant: 'danger' } : {})}>
            {busy && <Spinner />}
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
