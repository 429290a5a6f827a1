import { code, newLine, render } from '../../targets/code.ts'
import { text } from '../../targets/dplyr/literal.ts'
import { rCall } from '../../targets/dplyr/r-call.ts'
import { TIDYVERSE_WIDTH } from '../../targets/dplyr/r-script.ts'
import type { ExportGiven } from '../export.ts'
import { inputFiles } from '../input-files.ts'

/** What the container starts: the pipeline between two folders, and what tells its health. */
export function rEntryFile(given: ExportGiven): string {
  const inputs = code`inputs <- ${rCall(code`c`, ...inputFiles(given).map(text))}`
  return render(code`${HEAD}${newLine}${inputs}${newLine}${BODY}${newLine}`, TIDYVERSE_WIDTH, 2)
}

const HEAD = code`# Run the pipeline between two folders, or tell its health:
#   Rscript entry.R run --input-dir data --output-dir results
#   Rscript entry.R health --input-dir data --output-dir results

status_name <- ".pipeline-status.json"`

const BODY = code`
run_once <- function(input_dir, output_dir) {
  # Run the pipeline once and leave behind how it ended.
  dir.create(output_dir, showWarnings = FALSE, recursive = TRUE)
  tell(output_dir, "running")
  tryCatch(
    {
      for (name in missing_files(input_dir)) {
        stop("The data file ", dQuote(name, FALSE), " is not in ", input_dir)
      }
      # Only here: health has to answer quickly.
      pipeline <- new.env()
      sys.source(file.path(here(), "pipeline.R"), pipeline)
      pipeline$main(c("--input-dir", input_dir, "--output-dir", output_dir))
      tell(output_dir, "completed")
      0
    },
    error = function(condition) {
      message("The pipeline failed: ", conditionMessage(condition))
      tell(output_dir, "failed", conditionMessage(condition))
      1
    }
  )
}

health <- function(input_dir, output_dir) {
  # Say what keeps the pipeline from running, if anything does.
  problems <- character()
  for (name in missing_files(input_dir)) {
    said <- paste("The data file", dQuote(name, FALSE), "is missing.")
    problems <- c(problems, said)
  }
  status <- file.path(output_dir, status_name)
  if (file.access(output_dir, 2) != 0) {
    said <- paste0("The results cannot be written to ", output_dir, ".")
    problems <- c(problems, said)
  } else if (file.exists(status)) {
    told <- jsonlite::fromJSON(status)
    if (told$state == "failed") {
      problems <- c(problems, paste("The last run failed:", told$reason))
    }
  }
  for (problem in problems) message(problem)
  if (length(problems) > 0) 1 else 0
}

missing_files <- function(input_dir) {
  inputs[!file.exists(file.path(input_dir, inputs))]
}

tell <- function(output_dir, state, reason = "") {
  # Whole or not at all: health may ask at any time.
  part <- file.path(output_dir, paste0(status_name, ".part"))
  told <- list(state = state, reason = paste(reason, collapse = " "))
  writeLines(jsonlite::toJSON(told, auto_unbox = TRUE), part)
  file.rename(part, file.path(output_dir, status_name))
}

here <- function() {
  file <- grep("^--file=", commandArgs(), value = TRUE)
  dirname(normalizePath(sub("^--file=", "", file[[1]])))
}

folder <- function(args, name) {
  # Given, set by an environment variable, or the usual one.
  place <- match(paste0("--", name, "-dir"), args)
  if (!is.na(place)) {
    return(args[[place + 1]])
  }
  Sys.getenv(paste0("PIPELINE_", toupper(name), "_DIR"), name)
}

main <- function(args = commandArgs(trailingOnly = TRUE)) {
  is_named <- length(args) > 0 && !startsWith(args[[1]], "--")
  commands <- list(run = run_once, health = health)
  command <- commands[[if (is_named) args[[1]] else "run"]]
  if (is.null(command)) {
    stop("The command is run or health, not ", args[[1]], call. = FALSE)
  }
  quit(status = command(folder(args, "input"), folder(args, "output")))
}

main()`
