import { fileOutlet, type FileOutlet, type Step } from '../../relation/program.ts'

/** Where a result goes; one without an outlet still leaves its rows behind. */
export function stepOutlet(step: Step): FileOutlet {
  return (
    fileOutlet(step) ?? { kind: 'file', format: 'csv', name: `${step.name}.csv`, compress: false }
  )
}
