import type { OutsideSource, WebRequest } from '@plainflow/core'
import { OutsideFailed } from '../connector.ts'

export function requestOf(source: OutsideSource): WebRequest {
  if (source.kind === 'request') return source.request
  throw new OutsideFailed('A web address has no tables: an API Ingestion block asks it.')
}
