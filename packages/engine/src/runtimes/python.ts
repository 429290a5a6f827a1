import { delimiter } from 'node:path'
import { ask, type Interpreter, interpreterRuntime } from './interpreter.ts'
import type { Environment, FoundRuntime, MissingRuntime, Runtime } from './runtime.ts'

export interface PythonNeeds {
  /** By their names on PyPI; the first is what the code is written for and has to be there. */
  readonly packages: readonly [string, ...string[]]
  readonly env?: Interpreter['env']
  readonly least?: Interpreter['least']
  /** More folders it reads, or what else is missing. */
  readonly also?: (env: Environment) => Promise<{ keep: readonly string[] } | MissingRuntime>
}

/** Python with some packages. `PLAINFLOW_PYTHON` names interpreters to look at before the usual ones. */
export function pythonRuntime(needs: PythonNeeds): Runtime {
  return {
    async find(env) {
      for (const python of pythons(env)) {
        const told = await tellOf(python, needs.packages)
        if (!told?.packages[needs.packages[0]]) continue
        const also = (await needs.also?.(env)) ?? { keep: [] }
        return 'missing' in also ? also : found(told, needs, also.keep)
      }
      return { missing: missingWords(needs) }
    },
  }
}

interface Told {
  readonly executable: string
  readonly version: string
  readonly keep: readonly string[]
  readonly packages: Readonly<Record<string, string>>
}

function found(told: Told, needs: PythonNeeds, more: readonly string[]): FoundRuntime {
  const { executable, version, packages } = told
  return interpreterRuntime({
    versions: [
      { name: 'Python', version },
      ...Object.entries(packages).map(([name, each]) => ({ name, version: each })),
    ],
    keep: [...told.keep, ...more],
    // Apart from what the machine's owner has set up for Python, and in one encoding.
    command: (file) => [executable, '-I', '-X', 'utf8', file],
    ...(needs.env ? { env: needs.env } : {}),
    ...(needs.least ? { least: needs.least } : {}),
    warnings: (output) =>
      Array.from(output.matchAll(/^WARNING (.*)$/gm), ([, message = '']) => message),
    missing: missingPackage,
    reason: lastWords,
  })
}

/** Modules that only some programs need are told by the code itself, when it does not find them. */
function missingPackage(output: string): string | null {
  const [, module, optional] =
    /ModuleNotFoundError: No module named '([\w.]+)'|Missing optional dependency '([\w.]+)'/.exec(
      output,
    ) ?? []
  const name = module ?? optional
  if (name !== undefined)
    return `Python does not find "${name}", which this code needs. Install it with: pip install ${name}`
  if (/Unable to find a usable engine/.test(output))
    return 'Python does not find "pyarrow", which this code needs for Parquet files. Install it with: pip install pyarrow'
  return null
}

/** A traceback ends with what went wrong; a long message has its first line there. */
function lastWords(output: string): string {
  const lines = output.trim().split('\n')
  const last = lines.findLast((line) => /^[\w.]*(Error|Exception|Exit|Interrupt)\b/.test(line))
  return (last ?? lines.at(-1) ?? '').trim().slice(0, 500)
}

function missingWords({ packages }: PythonNeeds): string {
  return (
    `Python with ${packages[0]} is not installed here. Install Python 3.9 or newer and then: ` +
    `pip install ${packages.join(' ')} (PLAINFLOW_PYTHON can name the interpreter)`
  )
}

export function pythons(env: Environment): readonly string[] {
  const named = (env['PLAINFLOW_PYTHON'] ?? '').split(delimiter).filter((each) => each !== '')
  return [...named, 'python3', 'python']
}

async function tellOf(python: string, packages: readonly string[]): Promise<Told | null> {
  const said = await ask(python, ['-I', '-c', TELL, ...packages])
  // Written by the lines below, and by nothing else.
  return said === null ? null : (JSON.parse(said) as Told)
}

const TELL = `
import importlib.metadata, json, os, platform, sys
packages = {}
for name in sys.argv[1:]:
    try:
        packages[name] = importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        pass
places = [sys.prefix, sys.base_prefix, *[path for path in sys.path if os.path.isdir(path)]]
keep = sorted({form for place in places for form in (place, os.path.realpath(place))})
told = {"executable": sys.executable, "version": platform.python_version()}
print(json.dumps({**told, "keep": keep, "packages": packages}))
`
