import { RUN_KEEPING } from '@plainflow/contract'
import { SignedIn } from '@/account/signed-in.tsx'
import { AppHeader } from '@/app/app-header.tsx'
import { useTitle } from '@/app/use-title.ts'
import { Card } from '@/design/card.tsx'
import { TooltipProvider } from '@/design/tooltip.tsx'
import { RunFilters } from './run-filters.tsx'
import { RunList } from './run-list.tsx'

/** Everything one has run that is kept. */
export function RunsPage() {
  useTitle('Runs')
  const { always, days, most } = RUN_KEEPING
  return (
    <TooltipProvider>
      <SignedIn>
        {() => (
          <div className="min-h-full">
            <AppHeader />
            <main className="mx-auto max-w-4xl px-4 py-8 sm:px-6">
              <h1 className="text-2xl font-semibold tracking-tight">Runs</h1>
              <p className="mt-1 text-pretty text-muted">
                Of each pipeline the last {always} are kept, and up to {most} of the last {days}{' '}
                days.
              </p>
              <Card className="mt-6 p-0">
                <RunFilters />
                <RunList />
              </Card>
            </main>
          </div>
        )}
      </SignedIn>
    </TooltipProvider>
  )
}
