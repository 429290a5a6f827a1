import { code, indent, join, newLine, render } from '../../targets/code.ts'
import type { Code } from '../../targets/code.ts'
import { attached, SESSION, TIDYVERSE_WIDTH } from '../../targets/dplyr/r-script.ts'
import { blocksOf } from '../blocks-of.ts'
import type { ExportGiven, RTarget } from '../export.ts'
import { blockCells } from './block-cells.ts'
import { packagesOf } from '../r-packages.ts'
import { introduction } from './introduction.ts'
import { codeCell, markdownCell } from './notebook-file.ts'
import type { Cell } from './notebook-file.ts'

export function rCells(given: ExportGiven<RTarget>): readonly Cell[] {
  const { pipeline, program, sources, target } = given
  const { packages, definitions, steps } = target.r.pieces(program, sources)
  const gap = code`${newLine}${newLine}`
  return [
    markdownCell('title', introduction(given, packagesOf(given))),
    codeCell('parameters', PARAMETERS, ['parameters']),
    codeCell('set-up', text(join([attached(packages), ...SESSION, SET_UP], gap))),
    ...(definitions.length > 0 ? [codeCell('helpers', text(join(definitions, gap)))] : []),
    ...blockCells(blocksOf(pipeline, steps), (statements, shown) => {
      const done = statements.length > 0 ? [strictly(statements)] : []
      // What is written at the top of a cell is shown, each of several tables too.
      const previews = shown.map(({ rows }) => code`head(${rows}, 10)`)
      return text(join([...done, ...previews], newLine))
    }),
  ]
}

/** Papermill and its like put their own values after a cell with this tag. */
const PARAMETERS = `input_dir <- "." # the folder with the data files
output_dir <- "." # the folder for the results`

const SET_UP = code`prepare_session()
dir.create(output_dir, showWarnings = FALSE, recursive = TRUE)`

function strictly(statements: readonly Code[]): Code {
  return code`strictly({${indent(code`${newLine}${join(statements, newLine)}`)}${newLine}})`
}

function text(piece: Code): string {
  return render(piece, TIDYVERSE_WIDTH, 2)
}
