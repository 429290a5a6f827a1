import { Confirm } from '@/design/confirm.tsx'
import { sayMoment } from './run-words.ts'
import type { NamedRun } from './use-run-actions.tsx'

/** Asks before a run goes. */
export function DeleteRun({
  run,
  onClose,
  onDelete,
}: {
  /** Null: nothing is asked. */
  run: NamedRun | null
  onClose: () => void
  onDelete: (id: string) => void
}) {
  return (
    <Confirm
      open={run !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Delete this run?"
      action="Delete"
      onConfirm={() => run && onDelete(run.id)}
    >
      {run && `“${run.pipelineName}” of ${sayMoment(run.createdAt)}: `}its results, exported files
      and log go for good. Reports and models it made stay, and so does the pipeline.
    </Confirm>
  )
}
