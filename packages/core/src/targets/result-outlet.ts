import { fileOutlet, type FileOutlet, outletCell, type Step } from '../relation/program.ts'
import { stepOutlet } from './python/step-outlet.ts'
import type { Target } from './target.ts'
import { writtenOutlet } from './written-outlet.ts'

/** The file in which a language leaves the rows of a result; null where it shows them, or makes something else. */
export function resultOutlet(
  target: Pick<Target, 'id' | 'gaps' | 'shows'>,
  step: Step,
): FileOutlet | null {
  const outlet = fileOutlet(step)
  if (outlet) return writtenOutlet(target, outlet)
  if (outletCell(step, target.id)?.kind === 'calls') return null
  return target.shows ? null : stepOutlet(step)
}
