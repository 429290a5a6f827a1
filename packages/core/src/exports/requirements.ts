import { artifactOutlet } from '../relation/program.ts'
import { outsideRequirements } from '../targets/outside-way.ts'
import type { ExportGiven, PythonTarget } from './export.ts'

/** Exact versions of all that the code takes: its language's, and what it reaches outside by. */
export function requirementsOf({ program, target }: ExportGiven<PythonTarget>): readonly string[] {
  const outside = outsideRequirements(program, target.id)
  const cells = program.steps.flatMap((step) => {
    const cell = artifactOutlet(step)?.cells[target.id]
    return cell?.kind === 'calls' ? (cell.requirements ?? []) : []
  })
  return [...new Set([...target.python.requirements, ...outside, ...cells])]
}

export function requirementLines(given: ExportGiven<PythonTarget>): string {
  return `${requirementsOf(given).join('\n')}\n`
}
