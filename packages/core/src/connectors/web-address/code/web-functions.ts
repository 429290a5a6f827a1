import type { CodeFunction } from '../../../relation/cells.ts'
import type { PAGINGS } from '../../../relation/web-request.ts'

/** What a language asks a web address by: of each kind only what a request needs stands in its code. */
export interface WebFunctions {
  /** What finds the records in the text of an answer; those with a path are made by being called with it. */
  readonly records: Readonly<
    Record<'found' | 'at' | 'ndjson' | 'csv' | 'xml' | 'xmlAt', CodeFunction>
  >
  /** What leads from page to page. */
  readonly pages: Readonly<Record<Exclude<(typeof PAGINGS)[number], 'none'>, CodeFunction>>
  /** What says who asks. */
  readonly signs: Readonly<
    Record<'bearer' | 'basic' | 'header' | 'parameter' | 'oauth', CodeFunction>
  >
}
