import { blockLines } from '../block-lines.ts'
import { code, indent, join, newLine, renderMarked, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { commentText } from '../comment-text.ts'
import type { PrintedStep } from '../printed-step.ts'
import type { PrintedCode } from '../target.ts'
import { underSentences } from '../under-sentences.ts'
import type { RPieces } from './r-pieces.ts'

export const TIDYVERSE_WIDTH = 80

/** The pieces as a file to be run: `Rscript pipeline.R --input-dir data`. */
export function rScript({ packages, definitions, steps }: RPieces): PrintedCode {
  const parts = [
    DOCUMENTATION,
    attached(packages),
    ...definitions,
    code`run <- function(input_dir, output_dir) {${indent(body(steps))}${newLine}}`,
    ...SESSION,
    MAIN,
  ]
  const file = code`${join(parts, code`${newLine}${newLine}`)}${newLine}`
  const { text, marks } = renderMarked(file, TIDYVERSE_WIDTH, 2)
  return { text, lines: blockLines(marks) }
}

/** What integers of 64 bits need comes first, so that nothing of dplyr is hidden by it. */
export function attached(packages: readonly string[]): Code {
  const lines = packages.map((name) => `  library(${name})`)
  return verbatim(['suppressPackageStartupMessages({', ...lines, '})'].join('\n'))
}

const DOCUMENTATION = code`# A data pipeline for R 4.1 and dplyr 1.0.10 or newer:
#   Rscript pipeline.R --input-dir data --output-dir results
# Both folders are the current one unless given.`

/** Texts are compared by code point and integers must not leave 64 bits unseen, wherever this runs. */
export const SESSION: readonly Code[] = [
  code`prepare_session <- function() {
  if (!l10n_info()[["UTF-8"]]) {
    stop("A UTF-8 locale is needed, such as LC_ALL=C.UTF-8")
  }
  # Texts are sorted by code point, and names of days are English.
  Sys.setlocale("LC_COLLATE", "C")
  Sys.setlocale("LC_TIME", "C")
  invisible()
}`,
  code`strictly <- function(statements) {
  # An integer beyond 64 bits is an error, where R would only warn.
  withCallingHandlers(statements, warning = function(condition) {
    if (grepl("integer64 overflow", conditionMessage(condition))) {
      stop("An integer is beyond 64 bits", call. = FALSE)
    }
  })
  invisible()
}`,
]

const MAIN = code`option <- function(args, name, default) {
  place <- match(name, args)
  if (is.na(place)) default else args[[place + 1]]
}

main <- function(args = commandArgs(trailingOnly = TRUE)) {
  prepare_session()
  output_dir <- option(args, "--output-dir", ".")
  dir.create(output_dir, showWarnings = FALSE, recursive = TRUE)
  strictly(run(option(args, "--input-dir", "."), output_dir))
}

if (sys.nframe() == 0) {
  main()
}`

function body(steps: readonly PrintedStep[]): Code {
  if (steps.length === 0) return code`${newLine}message("The pipeline has no steps.")`
  const blocks = steps.map(({ step, make, write }) =>
    underSentences(step, commented, join([...make, ...write], newLine)),
  )
  return code`${newLine}${join(blocks, code`${newLine}${newLine}`)}`
}

/** A comment of as many lines as it takes, inside of the function. */
function commented(sentence: string): Code {
  const lines: string[] = []
  for (const word of commentText(sentence).split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    const fits = longer.length <= TIDYVERSE_WIDTH - '  # '.length
    if (lines.length > 0 && fits) lines.pop()
    lines.push(fits ? longer : word)
  }
  return join(
    lines.map((line) => code`# ${verbatim(line)}`),
    newLine,
  )
}
