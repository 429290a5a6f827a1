import { type ArtifactOutlet, loweringOf } from '@plainflow/core'

/** The outlet of an export block whose format is a report. */
export function reportOutlet(path: string): ArtifactOutlet {
  const output = { format: 'report', path, compress: false }
  const given = { block: 'out', inputs: [], catalogue: { datasets: [] } }
  const outlet = loweringOf({ type: 'export' }).lower({ output }, given).outlet
  if (outlet?.kind !== 'artifact') throw new Error('a report is no artifact')
  return outlet
}
