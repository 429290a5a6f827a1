import { randomId } from '@/app/random-id.ts'

const KEY = 'plainflow_tab'
const LOCK = 'plainflow-tab:'

/** Tells this tab from others of the same browser; a reload is the same tab. */
export const TAB = readTab()

// Held until the page is gone: this is how other tabs know that it is still at work.
void navigator.locks?.request(LOCK + TAB, { mode: 'shared' }, () => new Promise(() => {}))

/** The tabs at work beside this one; none where the browser does not tell. */
export async function otherTabs(): Promise<ReadonlySet<string>> {
  const held = (await navigator.locks?.query())?.held ?? []
  const names = held.flatMap(({ name }) =>
    name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [],
  )
  return new Set(names.filter((name) => name !== TAB))
}

function readTab(): string {
  try {
    const kept = sessionStorage.getItem(KEY)
    // A duplicated tab comes with the storage of the other one, but not by a reload.
    if (kept !== null && isReload()) return kept
    const fresh = randomId()
    sessionStorage.setItem(KEY, fresh)
    return fresh
  } catch {
    return randomId()
  }
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
}
