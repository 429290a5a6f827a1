import { ask, interpreterRuntime } from './interpreter.ts'
import type { Environment, Runtime } from './runtime.ts'

/** What a printed program may attach or call; the first is what it is written for and has to be there. */
const PACKAGES = [
  'dplyr',
  'tidyr',
  'readr',
  'stringr',
  'lubridate',
  'bit64',
  'cli',
  'openxlsx',
] as const

/** R with the tidyverse. `PLAINFLOW_RSCRIPT` names an interpreter to look at before the usual one. */
export const dplyrRuntime: Runtime = {
  async find(env) {
    for (const rscript of interpreters(env)) {
      const said = await ask(rscript, ['--vanilla', '-e', TELL])
      if (said === null) continue
      const { R: version = '', keep, packages } = toldBy(said)
      if (!packages.some(({ name }) => name === PACKAGES[0])) continue
      return interpreterRuntime({
        versions: [{ name: 'R', version }, ...packages],
        keep,
        command: (file) => [rscript, '--vanilla', file],
        env: () => ({ LC_ALL: 'C.UTF-8', TZ: 'UTC' }),
        warnings: (output) =>
          Array.from(output.matchAll(/^Warning: (.*)$/gm), ([, message = '']) => message),
        missing: missingPackage,
        reason: lastWords,
      })
    }
    return { missing: MISSING }
  },
}

const MISSING =
  'R with dplyr is not installed here. On Debian and Ubuntu: apt-get install ' +
  `r-base-core ${PACKAGES.map((name) => `r-cran-${name}`).join(' ')}; elsewhere install R 4.1 or newer and ` +
  'then: install.packages(c("tidyverse", "bit64", "openxlsx")) (PLAINFLOW_RSCRIPT can name Rscript)'

function interpreters(env: Environment): readonly string[] {
  const named = env['PLAINFLOW_RSCRIPT']
  return [...(named ? [named] : []), 'Rscript']
}

interface Told {
  readonly R?: string
  readonly keep: readonly string[]
  readonly packages: readonly { readonly name: string; readonly version: string }[]
}

/** Lines such as `R 4.2.2`, `dplyr 1.0.10` and `keep /usr/lib/R`. */
function toldBy(said: string): Told {
  const lines = said.split('\n').map((line) => /^(\S+) (.+)$/.exec(line.trim()))
  const pairs = lines.flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? ''] as const] : []))
  const version = pairs.find(([name]) => name === 'R')?.[1]
  return {
    ...(version === undefined ? {} : { R: version }),
    keep: pairs.flatMap(([name, place]) => (name === 'keep' ? [place] : [])),
    packages: pairs
      .filter(([name]) => PACKAGES.some((each) => each === name))
      .map(([name, each]) => ({ name, version: each })),
  }
}

const TELL = `
say <- function(...) cat(..., "\\n")
say("R", as.character(getRversion()))
for (place in unique(c(R.home(), R.home("etc"), .libPaths()))) {
  for (form in unique(c(place, normalizePath(place)))) say("keep", form)
}
for (name in c(${PACKAGES.map((name) => `"${name}"`).join(', ')})) {
  if (nzchar(system.file(package = name))) say(name, as.character(packageVersion(name)))
}
`

function missingPackage(output: string): string | null {
  const name = /there is no package called .(\w+)./.exec(output)?.[1]
  return name === undefined
    ? null
    : `R does not find the package "${name}", which this code needs. Install it with: install.packages("${name}")`
}

/** What went wrong at the bottom of it stands behind the last mark. */
function lastWords(output: string): string {
  const lines = output.trim().split('\n')
  const last = lines.findLast((line) => /^(Error: |! )/.test(line)) ?? lines.at(-1) ?? ''
  return last.replace(/^(Error: |! )/, '').slice(0, 500)
}
