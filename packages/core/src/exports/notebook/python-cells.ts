import { code, join, newLine, render } from '../../targets/code.ts'
import type { Code } from '../../targets/code.ts'
import { pythonImports } from '../../targets/python/python-imports.ts'
import { BLACK_WIDTH, LOG } from '../../targets/python/python-script.ts'
import { blocksOf } from '../blocks-of.ts'
import type { ExportGiven, PythonTarget } from '../export.ts'
import { requirementsOf } from '../requirements.ts'
import { blockCells } from './block-cells.ts'
import { drawingsOf, withDrawing } from './drawn-again.ts'
import { introduction } from './introduction.ts'
import { codeCell, markdownCell } from './notebook-file.ts'
import type { Cell } from './notebook-file.ts'

export function pythonCells(given: ExportGiven<PythonTarget>): readonly Cell[] {
  const { pipeline, program, sources, target } = given
  const { python } = target
  const { imports, definitions, begin = [], steps } = python.pieces(program, sources)
  const first = [...begin, ...(python.notebook ?? [])]
  const standard = ['import logging', 'from pathlib import Path', ...imports.standard]
  const setUp = [pythonImports({ ...imports, standard }), code``, LOG, SET_UP]
  const gap = code`${newLine}${newLine}${newLine}`
  const drawings = drawingsOf(steps, target.id)
  const versions = drawings.flatMap(({ requirements = [] }) => requirements)
  const drawn = steps.map((each) => withDrawing(each, target.id))
  return [
    markdownCell('title', introduction(given, [...requirementsOf(given), ...versions])),
    codeCell('parameters', PARAMETERS, ['parameters']),
    codeCell('set-up', text(join(setUp, newLine))),
    ...(definitions.length > 0 ? [codeCell('helpers', text(join(definitions, gap)))] : []),
    ...drawings.map(({ call }) => codeCell(call.name, call.definition)),
    ...(first.length > 0 ? [codeCell('begin', text(join(first, newLine)))] : []),
    ...blockCells(blocksOf(pipeline, drawn), (statements, shown) => {
      const rows = shown.map((each) => python.preview(each.rows))
      // Of several tables a cell shows the last one only, unless each is shown by name.
      const previews = rows.length > 1 ? rows.map((each) => code`display(${each})`) : rows
      return text(join([...statements, ...previews], newLine))
    }),
  ]
}

/** Papermill and its like put their own values after a cell with this tag. */
const PARAMETERS = `input_dir = "."  # the folder with the data files
output_dir = "."  # the folder for the results`

const SET_UP = code`logging.basicConfig(level=logging.INFO, format="%(levelname)s %(message)s")
input_dir = Path(input_dir)
output_dir = Path(output_dir)
output_dir.mkdir(parents=True, exist_ok=True)`

function text(piece: Code): string {
  return render(piece, BLACK_WIDTH)
}
