import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { installDebian } from '../install-debian.mjs'

/** What the printed programs and their exports attach or call, and what tests need beside it. */
const PACKAGES = [
  'bit64',
  'cli',
  'DBI',
  'dplyr',
  'gbm',
  'IRkernel',
  'jsonlite',
  'lintr',
  'lubridate',
  'nnet',
  'openxlsx',
  'ranger',
  'readr',
  'rpart',
  'RPostgreSQL',
  'stringr',
  'testthat',
  'tidyr',
]

/** R with the tidyverse from Debian's packages. @returns {Promise<string>} its interpreter of scripts */
export async function prepare() {
  if (await runs()) return 'Rscript'
  await installDebian('R', [
    'r-base-core',
    ...PACKAGES.map((name) => `r-cran-${name.toLowerCase()}`),
  ])
  if (!(await runs())) throw new Error('apt-get installed an R that lacks some of its packages')
  return 'Rscript'
}

async function runs() {
  const code = `stopifnot(${PACKAGES.map((name) => `requireNamespace("${name}")`).join(', ')})`
  try {
    await promisify(execFile)('Rscript', ['-e', code])
    return true
  } catch {
    return false
  }
}
