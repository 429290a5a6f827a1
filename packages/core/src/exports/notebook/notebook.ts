import { certificateWords } from '../../certificate/certificate-words.ts'
import { code, join, newLine, render } from '../../targets/code.ts'
import type { Code } from '../../targets/code.ts'
import { pythonImports } from '../../targets/python/python-imports.ts'
import type { PythonSide } from '../../targets/python/python-pieces.ts'
import { BLACK_WIDTH, LOG } from '../../targets/python/python-script.ts'
import { blocksOf } from '../blocks-of.ts'
import type { ExportedBlock } from '../blocks-of.ts'
import { EXPORT_WORDS } from '../export.ts'
import type { Export, ExportGiven } from '../export.ts'
import { exportStem } from '../export-stem.ts'
import { markdownText } from '../markdown-text.ts'
import { codeCell, markdownCell, notebookText } from './notebook-file.ts'
import type { Cell } from './notebook-file.ts'

/** A notebook whose cells are the steps of the script, so that both compute the same. */
export const notebook: Export = {
  id: 'notebook',
  ...EXPORT_WORDS.notebook,
  files: (given) => [
    { path: `${exportStem(given.title, '-')}.ipynb`, text: notebookText(cells(given)) },
  ],
}

function cells(given: ExportGiven): readonly Cell[] {
  const { pipeline, program, sources, target } = given
  const { imports, definitions, steps } = target.python.pieces(program, sources)
  const standard = ['import logging', 'from pathlib import Path', ...imports.standard]
  const setUp = [pythonImports({ ...imports, standard }), code``, LOG, SET_UP]
  const gap = code`${newLine}${newLine}${newLine}`
  const blocks = blocksOf(pipeline, steps)
  return [
    markdownCell('title', introduction(given)),
    codeCell('parameters', PARAMETERS, ['parameters']),
    codeCell('set-up', text(join(setUp, newLine))),
    ...(definitions.length > 0 ? [codeCell('helpers', text(join(definitions, gap)))] : []),
    ...blocks.flatMap((block, index) => blockCells(block, index + 1, target.python)),
    ...lastCells(blocks),
  ]
}

/** Papermill and its like put their own values after a cell with this tag. */
const PARAMETERS = `input_dir = "."  # the folder with the data files
output_dir = "."  # the folder for the results`

const SET_UP = code`logging.basicConfig(level=logging.INFO, format="%(levelname)s %(message)s")
input_dir = Path(input_dir)
output_dir = Path(output_dir)
output_dir.mkdir(parents=True, exist_ok=True)`

function introduction({ title, target, gaps, certificate = null }: ExportGiven): string {
  const installed = target.python.requirements.map((each) => `\`${each}\``).join(', ')
  const lines = [
    `# ${markdownText(title) || 'Pipeline'}`,
    '',
    'Each block of the pipeline is a cell: its sentence above, its first rows below. The next cell says',
    'where the data files are and where the results go.',
    '',
    `Made with ${target.label} and these versions: ${installed}.`,
  ]
  const left = gaps.map((each) => `- ${markdownText(each)}`)
  const told = gaps.length === 0 ? [] : ['', '**What to know**', '', ...left]
  const proven = certificateWords(certificate, { targets: [target.id] }).trimEnd()
  return [...lines, ...told, '', proven].join('\n')
}

function blockCells(
  { block, steps, sentence }: ExportedBlock,
  number: number,
  python: PythonSide,
): Cell[] {
  const heading = `## ${number}. ${markdownText(block?.label ?? '')}\n\n${markdownText(sentence)}`
  const lines = steps.flatMap(({ step, make, write, log }) => [
    ...make,
    ...(step.outlet ? write : []),
    ...log,
  ])
  const shown = steps.filter(({ step }) => !step.check).map(({ rows }) => python.preview(rows))
  // Of several tables a cell shows the last one only, unless each is shown by name.
  const previews = shown.length > 1 ? shown.map((each) => code`display(${each})`) : shown
  return [
    markdownCell(`block-${number}-text`, heading.trimEnd()),
    codeCell(`block-${number}`, text(join([...lines, ...previews], newLine))),
  ]
}

/** Results that no block writes are written once all are known. */
function lastCells(blocks: readonly ExportedBlock[]): Cell[] {
  const writes = blocks.flatMap(({ steps }) =>
    steps.flatMap(({ step, write }) => (step.outlet ? [] : write)),
  )
  if (writes.length === 0) return []
  return [
    markdownCell('results-text', '## Results\n\nWrite the rows that no block writes.'),
    codeCell('results', text(join(writes, newLine))),
  ]
}

function text(piece: Code): string {
  return render(piece, BLACK_WIDTH)
}
