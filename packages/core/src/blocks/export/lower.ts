import type { Given, Lowered } from '../block.ts'
import type { ExportConfiguration } from './config.ts'
import { fileName } from './file-name.ts'

export function lower({ output }: ExportConfiguration, given: Given): Lowered {
  return {
    relations: given.inputs.map(({ relation }) => relation),
    outlet: {
      kind: 'file',
      format: output.format,
      name: fileName(output),
      compress: output.compress,
    },
  }
}
