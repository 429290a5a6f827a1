import { toast } from '@/design/toast.ts'
import { draftOf, isDirty, useDocument } from './document-store.ts'
import { dropDraft, writeDraft } from './draft.ts'
import { currentPipeline } from './pipeline-store.ts'

let isKept = true
let wasTold = false

/** Writes down what the server does not have, or forgets it where the server has everything. */
export function keepDraft(user: string): void {
  const document = useDocument.getState()
  const { key, owner } = document
  if (key === null || owner !== user) return
  if (!isDirty(document, currentPipeline())) {
    dropDraft(user, key)
    isKept = true
    return
  }
  isKept = writeDraft(user, key, draftOf(document))
  if (isKept || wasTold) return
  wasTold = true
  toast(
    'Unsaved changes cannot be kept in this browser',
    'Its storage is full or switched off. What is saved is safe; the page asks before anything else is lost.',
    'danger',
  )
}

/** Whether this browser has the latest of what is unsaved. */
export function isDraftKept(): boolean {
  return isKept
}
