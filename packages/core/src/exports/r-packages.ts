import type { RTarget } from './export.ts'

/** What reads the expected rows and the status of a run, and what runs the tests. */
export const JSON_PACKAGE = 'r-cran-jsonlite=1.8.4+dfsg-1'
export const TEST_PACKAGE = 'r-cran-testthat=3.1.6-1'

/** Packages of Debian 12 with their exact versions, for apt-get. */
export function packageLines({ r }: RTarget, ...more: readonly string[]): string {
  return `${[...r.packages, ...more].toSorted().join('\n')}\n`
}
