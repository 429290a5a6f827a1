import type { Code } from '../../targets/code.ts'
import type { PrintedStep } from '../../targets/printed-step.ts'
import type { ExportedBlock } from '../blocks-of.ts'
import { markdownText } from '../markdown-text.ts'
import { codeCell, markdownCell } from './notebook-file.ts'
import type { Cell } from './notebook-file.ts'

/** What a language makes of a block: its statements, and the rows it then shows. */
export type CellText = (statements: readonly Code[], shown: readonly PrintedStep[]) => string

/** Two cells for each block, its sentence above its code; results that no block writes are written last. */
export function blockCells(blocks: readonly ExportedBlock[], cellText: CellText): readonly Cell[] {
  return [
    ...blocks.flatMap((block, index) => cellsOf(block, index + 1, cellText)),
    ...lastCells(blocks, cellText),
  ]
}

function cellsOf({ block, steps, sentence }: ExportedBlock, number: number, cellText: CellText) {
  const heading = `## ${number}. ${markdownText(block?.label ?? '')}\n\n${markdownText(sentence)}`
  const lines = steps.flatMap(({ step, make, write, log }) => [
    ...make,
    ...(step.outlet ? write : []),
    ...log,
  ])
  const shown = steps.filter(({ step }) => !step.check)
  return [
    markdownCell(`block-${number}-text`, heading.trimEnd()),
    codeCell(`block-${number}`, cellText(lines, shown)),
  ]
}

function lastCells(blocks: readonly ExportedBlock[], cellText: CellText): Cell[] {
  const writes = blocks.flatMap(({ steps }) =>
    steps.flatMap(({ step, write }) => (step.outlet ? [] : write)),
  )
  if (writes.length === 0) return []
  return [
    markdownCell('results-text', '## Results\n\nWrite the rows that no block writes.'),
    codeCell('results', cellText(writes, [])),
  ]
}
