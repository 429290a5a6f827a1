import { Link, useNavigate } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { reasonOf, statusOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { openContent } from '../state/document-store.ts'
import { dropDraftAt, findDrafts } from '../state/draft.ts'

/** A pipeline that is not there. Unsaved work on it is still in this browser, and goes into a new one. */
export function NotOpened({ user, id, error }: { user: string; id: string; error: unknown }) {
  const navigate = useNavigate()
  const missing = statusOf(error) === 404
  const [left] = missing ? findDrafts(user, id) : []
  const takeUp = () => {
    if (!left) return
    openContent(user, left.draft)
    dropDraftAt(left.place)
    void navigate({ to: '/pipeline-builder', replace: true })
  }
  return (
    <main className="flex h-full items-center justify-center">
      <EmptyState
        icon={TriangleAlert}
        title={missing ? 'This pipeline does not exist' : 'The pipeline could not be loaded'}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {left && <Button onClick={takeUp}>Open the unsaved work as a new pipeline</Button>}
            <Button asChild variant="secondary">
              <Link to="/dashboard">Go to the dashboard</Link>
            </Button>
          </div>
        }
      >
        {missing ? missingReason(left?.draft.name) : reasonOf(error)}
      </EmptyState>
    </main>
  )
}

function missingReason(unsaved: string | undefined): string {
  const reason = 'It may have been deleted, or belongs to another account.'
  return unsaved === undefined
    ? reason
    : `${reason} Unsaved changes to "${unsaved}" are still in this browser.`
}
