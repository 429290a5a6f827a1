import { ask, interpreterRuntime } from './interpreter.ts'
import type { Runtime } from './runtime.ts'

/** `dplyr` is what the code is written for; the others it attaches or calls as it needs them. */
const PACKAGES = ['dplyr', 'tidyr', 'readr', 'stringr', 'lubridate', 'bit64', 'jsonlite']

/** R with dplyr. `PLAINFLOW_RSCRIPT` names another interpreter than that on the PATH. */
export const dplyrRuntime: Runtime = {
  async find(env) {
    const rscript = env['PLAINFLOW_RSCRIPT'] ?? 'Rscript'
    const said = await ask(rscript, ['--vanilla', '-e', TELL, ...PACKAGES])
    const [version = '', places = '', ...packages] = (said ?? '').trim().split('\n')
    if (!packages.some((line) => line.startsWith('dplyr ')))
      return {
        missing: `R with dplyr is not installed here. On Debian and Ubuntu: apt-get install r-base-core ${PACKAGES.map((name) => `r-cran-${name}`).join(' ')} (PLAINFLOW_RSCRIPT can name the interpreter)`,
      }
    return interpreterRuntime({
      versions: [
        { name: 'R', version },
        ...packages.map((line) => {
          const [name = '', each = ''] = line.split(' ')
          return { name, version: each }
        }),
      ],
      keep: places.split('\t').filter((each) => each !== ''),
      command: (file) => [rscript, '--vanilla', file],
      env: () => ({ LC_ALL: 'C.UTF-8', TZ: 'UTC' }),
      warnings: (output) =>
        Array.from(output.matchAll(/^WARN(?:ING)?[: ]+(.*)$/gm), ([, message = '']) => message),
      missing: missingPackage,
      reason: lastError,
    })
  },
}

function missingPackage(output: string): string | null {
  const name = /there is no package called [‘'"]([\w.]+)/.exec(output)?.[1]
  if (name === undefined) return null
  return `R does not find the package "${name}", which this code needs. Install it with: install.packages("${name}")`
}

/** R says "Error in f(x) :" and goes on in the next line; what follows is of no use to the reader. */
function lastError(output: string): string {
  const lines = output.trim().split('\n')
  const at = lines.findLastIndex((line) => line.startsWith('Error'))
  const said = at < 0 ? lines.slice(-1) : lines.slice(at, at + 3)
  return said.join(' ').replace(/\s+/g, ' ').slice(0, 500)
}

const TELL = `
cat(paste(R.version$major, R.version$minor, sep = "."), "\\n", sep = "")
cat(paste(c(R.home(), .libPaths()), collapse = "\\t"), "\\n", sep = "")
for (name in commandArgs(trailingOnly = TRUE))
  if (requireNamespace(name, quietly = TRUE)) cat(name, " ", format(packageVersion(name)), "\\n", sep = "")
`
