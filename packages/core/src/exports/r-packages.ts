import { outsideRequirements } from '../targets/outside-way.ts'
import type { ExportGiven, RTarget } from './export.ts'

/** What reads the expected rows and the status of a run, and what runs the tests. */
export const JSON_PACKAGE = 'r-cran-jsonlite=1.8.4+dfsg-1'
export const TEST_PACKAGE = 'r-cran-testthat=3.1.6-1'

/** Packages of Debian 12 with their exact versions: R's own, and what the code reaches outside by. */
export function packagesOf({ program, target }: ExportGiven<RTarget>): readonly string[] {
  return [...target.r.packages, ...outsideRequirements(program, target.id)]
}

/** For apt-get. */
export function packageLines(given: ExportGiven<RTarget>, ...more: readonly string[]): string {
  return `${[...packagesOf(given), ...more].toSorted().join('\n')}\n`
}
