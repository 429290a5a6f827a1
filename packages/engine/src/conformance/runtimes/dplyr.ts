import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { prepare } from '../../../../../scripts/runtimes/dplyr.mjs'
import type { Runtime } from './runtime.ts'

let rscript = ''

/** R with dplyr: one interpreter runs many programs, each as `Rscript pipeline.R` would. */
export const dplyrRuntime: Runtime = {
  isSlow: true,
  async prepare() {
    rscript = await prepare()
  },
  async run(jobs) {
    for (const { folder, code } of jobs) await writeFile(join(folder, 'pipeline.R'), code)
    const folders = jobs.map(({ folder }) => folder)
    // The driver answers folder by folder.
    const told = JSON.parse(await runR(DRIVER, { folders }, rscript)) as Told
    return folders.map((folder) => ({
      failed: told.failed[folder] ?? null,
      warnings: told.warned[folder] ?? [],
    }))
  },
}

interface Told {
  readonly failed: Readonly<Record<string, string>>
  readonly warned: Readonly<Record<string, readonly string[]>>
}

/** Runs code that finds `given` and leaves an `answer`; both cross as JSON. */
export async function runR(code: string, given: unknown, interpreter = rscript): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-driver-'))
  try {
    const file = (name: string) => join(folder, name)
    await writeFile(file('given.json'), JSON.stringify(given))
    await writeFile(file('code.R'), `${OPENING}${code}${CLOSING}`)
    const options = {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', HOME: folder, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
      maxBuffer: 64_000_000,
    }
    await promisify(execFile)(interpreter, ['--vanilla', file('code.R')], options)
    return await readFile(file('answer.json'), 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const OPENING = `
home <- getwd()
given <- jsonlite::fromJSON("given.json", simplifyVector = FALSE)
`
const CLOSING = `
setwd(home)
writeLines(jsonlite::toJSON(answer, auto_unbox = TRUE, digits = NA), "answer.json", useBytes = TRUE)
`

/**
 * What one program has attached is detached before the next, which would else not miss it. A warning
 * without a call is one that a check has said.
 */
const DRIVER = `
failed <- list()
warned <- list()
for (folder in unlist(given$folders)) {
  said <- list()
  before <- search()
  tryCatch(
    withCallingHandlers(
      {
        setwd(folder)
        program <- new.env(parent = globalenv())
        sys.source("pipeline.R", program)
        program$main(character())
      },
      message = function(m) invokeRestart("muffleMessage"),
      warning = function(w) {
        if (identical(class(w)[[1]], "simpleWarning") && is.null(conditionCall(w))) {
          said <<- c(said, list(conditionMessage(w)))
        }
        invokeRestart("muffleWarning")
      }
    ),
    error = function(e) failed[[folder]] <<- paste(conditionMessage(e), collapse = "\\n")
  )
  if (length(said) > 0) warned[[folder]] <- said
  for (name in setdiff(search(), before)) detach(name, character.only = TRUE)
}
empty <- structure(list(), names = character())
answer <- list(
  failed = if (length(failed) > 0) failed else empty,
  warned = if (length(warned) > 0) warned else empty
)
`
