import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { reloadDocument, useDocument } from './state/document-store.ts'
import { useActions } from './use-actions.ts'

/** The server has a newer version: nothing is overwritten without a decision. */
export function ConflictDialog({ user }: { user: string }) {
  const conflict = useDocument((state) => state.conflict)
  const { save } = useActions()
  return (
    <Dialog
      open={conflict}
      onOpenChange={(open) => !open && close()}
      title="This pipeline was changed elsewhere"
      className="max-w-md"
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              close()
              void reloadDocument(user)
            }}
          >
            Reload the other version
          </Button>
          <Button
            onClick={() => {
              close()
              void save(true)
            }}
          >
            Save as a copy
          </Button>
        </>
      }
    >
      <p className="text-muted">
        A newer version was saved in another tab or by another device, so this one was not saved.
        Reloading gives up the changes made here; a copy keeps both.
      </p>
    </Dialog>
  )
}

function close(): void {
  useDocument.setState({ conflict: false })
}
