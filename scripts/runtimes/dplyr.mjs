import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { installDebian } from '../install-debian.mjs'

/** What the printed programs attach or call, and what the driver and the judge of the tests need. */
const PACKAGES = [
  'bit64',
  'cli',
  'dplyr',
  'jsonlite',
  'lintr',
  'lubridate',
  'readr',
  'stringr',
  'tidyr',
]

/** R with the tidyverse from Debian's packages. @returns {Promise<string>} its interpreter of scripts */
export async function prepare() {
  if (await runs()) return 'Rscript'
  await installDebian('R', ['r-base-core', ...PACKAGES.map((name) => `r-cran-${name}`)])
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
