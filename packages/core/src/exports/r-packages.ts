import { outletCell } from '../relation/program.ts'
import { outsideRequirements } from '../targets/outside-way.ts'
import { programInCode } from '../targets/program-in-code.ts'
import type { ExportGiven, RTarget } from './export.ts'

/** What reads the expected rows and the status of a run, and what runs the tests. */
export const JSON_PACKAGE = 'r-cran-jsonlite=1.8.4+dfsg-1'
export const TEST_PACKAGE = 'r-cran-testthat=3.1.6-1'

/** Packages of Debian 12 with their exact versions: R's own, what the code reaches outside by, what trains. */
export function packagesOf({ program, target }: ExportGiven<RTarget>): readonly string[] {
  const cells = programInCode(program, target.id).steps.flatMap((step) => {
    const cell = outletCell(step, target.id)
    return cell?.kind === 'calls' ? (cell.requirements ?? []) : []
  })
  const outside = outsideRequirements(program, target.id)
  return [...new Set([...target.r.packages, ...outside, ...cells])]
}

/** For apt-get. */
export function packageLines(given: ExportGiven<RTarget>, ...more: readonly string[]): string {
  return `${[...new Set([...packagesOf(given), ...more])].toSorted().join('\n')}\n`
}
