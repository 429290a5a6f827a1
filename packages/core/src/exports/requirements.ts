import { outletCell } from '../relation/program.ts'
import { outsideRequirements } from '../targets/outside-way.ts'
import { programInCode } from '../targets/program-in-code.ts'
import type { ExportGiven, PythonTarget } from './export.ts'

/** Exact versions of all that the code takes: its language's, and what it reaches outside by. */
export function requirementsOf({ program, target }: ExportGiven<PythonTarget>): readonly string[] {
  const outside = outsideRequirements(program, target.id)
  const cells = programInCode(program, target.id).steps.flatMap((step) => {
    const cell = outletCell(step, target.id)
    return cell?.kind === 'calls' ? (cell.requirements ?? []) : []
  })
  return [...new Set([...target.python.requirements, ...outside, ...cells])]
}

export function requirementLines(given: ExportGiven<PythonTarget>): string {
  return `${requirementsOf(given).join('\n')}\n`
}
