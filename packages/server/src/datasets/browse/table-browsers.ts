import { Failure } from '@plainflow/contract'
import { JobFailed, type Page, type PageQuery, readPage, TableBrowser } from '@plainflow/engine'

const MOST_OPEN = 2
const IDLE = 30_000

interface Open {
  readonly browser: TableBrowser
  lastUsed: number
}

/**
 * Keeps the tables that are being looked at open, so that a person who scrolls gets the next page at
 * once. Each costs a process: there are few, and they end soon after nobody looks any more.
 */
export class TableBrowsers {
  readonly #open = new Map<string, Open>()
  readonly #idle: number

  constructor(idle = IDLE) {
    this.#idle = idle
  }

  async page(path: string, query: PageQuery): Promise<Page> {
    try {
      const browser = this.#browserOf(path)
      return await (browser ? browser.page(query) : readPage({ path, ...query }))
    } catch (error) {
      // What the data or a limit is at fault for is for the user to know.
      if (error instanceof JobFailed)
        throw new Failure('unavailable', `The rows could not be read: ${error.message}.`)
      throw error
    }
  }

  /** A file that is about to go. */
  async release(folder: string): Promise<void> {
    for (const [path, { browser }] of this.#open)
      if (path.startsWith(folder)) {
        this.#open.delete(path)
        await browser.close()
      }
  }

  async closeIdle(): Promise<void> {
    const now = performance.now()
    for (const [path, { browser, lastUsed }] of this.#open)
      if (!browser.isOpen || (!browser.isBusy && now - lastUsed > this.#idle)) {
        this.#open.delete(path)
        await browser.close()
      }
  }

  async close(): Promise<void> {
    const all = [...this.#open.values()]
    this.#open.clear()
    await Promise.all(all.map(({ browser }) => browser.close()))
  }

  /** Null: all places are taken by others who are waiting for a page right now. */
  #browserOf(path: string): TableBrowser | null {
    const known = this.#open.get(path)
    if (known?.browser.isOpen) {
      known.lastUsed = performance.now()
      return known.browser
    }
    this.#open.delete(path)
    if (this.#open.size >= MOST_OPEN && !this.#evict()) return null
    const browser = new TableBrowser(path)
    this.#open.set(path, { browser, lastUsed: performance.now() })
    return browser
  }

  #evict(): boolean {
    const [oldest] = [...this.#open]
      .filter(([, { browser }]) => !browser.isBusy)
      .toSorted(([, a], [, b]) => a.lastUsed - b.lastUsed)
    if (!oldest) return false
    const [path, { browser }] = oldest
    this.#open.delete(path)
    void browser.close()
    return true
  }
}

export interface WithTableBrowsers {
  readonly tableBrowsers: TableBrowsers
}
