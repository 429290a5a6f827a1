import { realpath } from 'node:fs/promises'
import type { Page, PageQuery } from './job.ts'
import { completeLimits, type Limits } from './limits.ts'
import { LastingChild } from './process/lasting-child.ts'
import { boundedQuery } from './read-page.ts'

/** One page may take this long; a table that is still being sorted then is too large to browse. */
const PAGE_TIME = 120_000
const LIFE = 900_000

/**
 * A child that stays with one Parquet file, so that the next page of it comes at once. It ends when it
 * is closed, when a page takes too long, or after a quarter of an hour.
 */
export class TableBrowser {
  readonly #child: LastingChild<'browse'>

  constructor(path: string, limits: Partial<Limits> = {}) {
    this.#child = new LastingChild({
      kind: 'browse',
      given: async () => ({ path: await realpath(path) }),
      files: [path],
      limits: completeLimits({ time: LIFE, ...limits }),
      closed: 'the table was closed',
    })
  }

  /** False for good once it was closed or its child is gone. */
  get isOpen(): boolean {
    return this.#child.isOpen
  }

  get isBusy(): boolean {
    return this.#child.isBusy
  }

  async page(query: PageQuery): Promise<Page> {
    // child/browse.ts answers with pages.
    return (await this.#child.ask(boundedQuery(query), PAGE_TIME)) as Page
  }

  close(): Promise<void> {
    return this.#child.close()
  }
}
