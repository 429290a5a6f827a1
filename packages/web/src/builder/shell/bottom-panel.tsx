import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ComponentType, Suspense } from 'react'
import { lazy } from '@/app/lazy.ts'
import { IconButton } from '@/design/icon-button.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { Tab, TabPanel, Tabs, TabsList } from '@/design/tabs.tsx'
import { RunToHere } from '../inspect/run-to-here.tsx'
import { ResultsPanel } from '../results/results-panel.tsx'
import { type BottomTab, show, useWorkspace } from '../state/workspace-store.ts'

const TABS: readonly { value: BottomTab; label: string; Panel: ComponentType }[] = [
  { value: 'results', label: 'Results', Panel: ResultsPanel },
  {
    value: 'profile',
    label: 'Profile',
    Panel: lazy(async () => ({
      default: (await import('../inspect/profile-panel.tsx')).ProfilePanel,
    })),
  },
  {
    value: 'columns',
    label: 'Columns',
    Panel: lazy(async () => ({
      default: (await import('../inspect/columns-panel.tsx')).ColumnsPanel,
    })),
  },
  {
    value: 'code',
    label: 'Code',
    Panel: lazy(async () => ({ default: (await import('../code/code-panel.tsx')).CodePanel })),
  },
]

/** What is known of the selected block, and the whole pipeline as code. Folded, its tabs are left to open it. */
export function BottomPanel({
  isOpen = true,
  canFold = false,
}: {
  isOpen?: boolean
  canFold?: boolean
}) {
  const tab = useWorkspace((state) => state.bottomTab)
  return (
    <Tabs
      value={tab}
      onValueChange={(value) => show({ bottomTab: value as BottomTab })} // the values below are the union
      className="flex h-full flex-col bg-surface"
    >
      <div className="flex items-center gap-2 border-b px-2 py-1.5">
        <TabsList aria-label="Results and code" className="w-full max-w-md">
          {TABS.map(({ value, label }) => (
            // Also the tab that is chosen already opens a folded tray.
            <Tab
              key={value}
              value={value}
              data-hint={value}
              onClick={() => show({ bottomTab: value })}
            >
              {label}
            </Tab>
          ))}
        </TabsList>
        <RunToHere />
        {canFold && (
          <IconButton
            label={isOpen ? 'Close the results' : 'Open the results'}
            aria-expanded={isOpen}
            onClick={() => show({ tray: isOpen ? 'closed' : 'open' })}
          >
            {isOpen ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
          </IconButton>
        )}
      </div>
      {TABS.map(({ value, Panel }) => (
        <TabPanel key={value} value={value} className={isOpen ? 'overflow-auto' : 'hidden'}>
          {isOpen && (
            <Suspense fallback={<Skeleton className="m-3 h-24" />}>
              <Panel />
            </Suspense>
          )}
        </TabPanel>
      ))}
    </Tabs>
  )
}
