import { outletCell, type Step } from '../relation/program.ts'
import { programInCode } from '../targets/program-in-code.ts'
import { terminalSteps } from '../targets/program-shape.ts'
import { resultOutlet } from '../targets/result-outlet.ts'
import type { ExportGiven } from './export.ts'

/** The files that the code leaves behind. */
export function outputFiles({
  program,
  target,
}: Pick<ExportGiven, 'program' | 'target'>): readonly string[] {
  return terminalSteps(programInCode(program, target.id))
    .filter(({ outlet }) => outlet?.kind !== 'table')
    .flatMap((step) => resultOutlet(target, step)?.name ?? madeBy(target, step))
}

function madeBy({ id }: ExportGiven['target'], step: Step): readonly string[] {
  const { outlet } = step
  const isMade = outlet && outlet.kind !== 'table' && outletCell(step, id)?.kind === 'calls'
  return isMade ? [outlet.name] : []
}
