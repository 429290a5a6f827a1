import { outsideRequirements } from '../targets/outside-way.ts'
import type { ExportGiven, PythonTarget } from './export.ts'

/** Exact versions of all that the code takes: its language's, and what it reaches outside by. */
export function requirementsOf({ program, target }: ExportGiven<PythonTarget>): readonly string[] {
  const outside = outsideRequirements(program, target.id)
  return [...new Set([...target.python.requirements, ...outside])]
}

export function requirementLines(given: ExportGiven<PythonTarget>): string {
  return `${requirementsOf(given).join('\n')}\n`
}
