import type { ModelInUse } from '@plainflow/contract'
import { show } from '../state/workspace-store.ts'
import { sayModel } from './where-it-goes.ts'

/** Over the field: who reads what is written there, and the way to see what is sent. */
export function ReaderLine({ model }: { model: ModelInUse }) {
  return (
    <p className="mx-3 mb-1.5 flex items-baseline gap-2 text-2xs text-muted">
      <span className="min-w-0 truncate" title={sayModel(model)}>
        Read by {sayModel(model)}
      </span>
      <button
        type="button"
        onClick={() => show({ overlay: 'sent' })}
        className="shrink-0 font-medium text-primary-text underline-offset-4 hover:underline"
      >
        What is sent?
      </button>
    </p>
  )
}
