import type { TrainedModel } from '@plainflow/contract'
import { ALGORITHM_WORDS, sayPurpose } from '@plainflow/core'
import { Dialog } from '@/design/dialog.tsx'
import { ModelPanel } from './model-panel.tsx'
import { modelTitle } from './model-words.ts'

/** One version of a model, looked at. */
export function ModelDialog({ model, onClose }: { model: TrainedModel; onClose: () => void }) {
  const { id, name, version, summary } = model
  const { task, target, algorithm } = summary
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${modelTitle(name)}, version ${version}`}
      description={`${sayPurpose(task, target)} · ${ALGORITHM_WORDS[algorithm]}`}
      className="max-w-6xl"
    >
      <ModelPanel id={id} />
    </Dialog>
  )
}
