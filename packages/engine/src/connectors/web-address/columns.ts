import type { OutsideSource } from '@plainflow/core'
import { type OutsideColumn, OutsideFailed, type Reach } from '../connector.ts'
import { inSession } from './in-session.ts'
import { pagesOf } from './pages.ts'
import { lookAtParquet } from './parquet-answer.ts'
import { requestOf } from './request-of.ts'
import { Sample } from './sample.ts'

/** Those of the first page: an address says nothing of itself but by answering. */
export function columns(reach: Reach, source: OutsideSource): Promise<readonly OutsideColumn[]> {
  const request = requestOf(source)
  return inSession(reach, async (session) => {
    const sample = new Sample()
    for await (const page of pagesOf(session, request)) {
      if (page.table !== null) return (await lookAtParquet(page.table, request.asText, 0)).columns
      for await (const rows of page.rows) for (const row of rows) sample.add(row)
      break
    }
    const found = sample.columns(request.asText)
    if (found.length === 0)
      throw new OutsideFailed('The answer has no rows, so that no columns can be found in it.')
    return found.map(({ name, type, nativeType }) => ({ name, type, nativeType }))
  })
}
