import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { prepare } from '../../../../../scripts/runtimes/scala.mjs'
import { SPARK_JAVA } from '../../runtimes/spark-java.ts'
import type { Answer, Runtime } from './runtime.ts'

const CACHE = fileURLToPath(new URL('../../../../../.cache', import.meta.url))
const DRIVER = fileURLToPath(new URL('driver.scala', import.meta.url))

let classpath = ''

/** Scala over Spark: all programs of a test file in one run of the compiler and one session. */
export const scalaRuntime: Runtime = {
  isSlow: true,
  prepare: async () => {
    classpath = await prepareDriver()
  },
  async run(jobs) {
    if (jobs.length === 0) return []
    for (const { folder, code } of jobs) await writeFile(join(folder, 'pipeline.scala'), code)
    const folders = jobs.map(({ folder }) => folder)
    // The driver answers folder by folder.
    return JSON.parse(await drive('run', folders)) as Answer[]
  },
}

/** Spark's jars and the compiled driver as a class path. */
export async function prepareDriver(): Promise<string> {
  const jars = join(await prepare(), '*')
  const source = await readFile(DRIVER)
  const home = join(CACHE, `scala-driver-${createHash('sha256').update(source).digest('hex')}`)
  if (!existsSync(home)) {
    const made = await mkdtemp(join(tmpdir(), 'plainflow-driver-'))
    const compile = ['-cp', jars, 'scala.tools.nsc.Main', '-usejavacp', '-d', made, DRIVER]
    await promisify(execFile)('java', compile)
    await mkdir(CACHE, { recursive: true })
    // Several test files may make it at once, and the first one is kept.
    const kept = await mkdtemp(join(CACHE, 'scala-driver-'))
    await promisify(execFile)('cp', ['-r', `${made}/.`, kept])
    await rename(kept, home).catch(() => rm(kept, { recursive: true, force: true }))
    await rm(made, { recursive: true, force: true })
  }
  return [home, jars].join(':')
}

/** What the driver answers, as JSON. */
export async function drive(
  mode: 'run' | 'parse',
  given: unknown,
  path = classpath,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-driver-'))
  try {
    const file = (name: string) => join(folder, name)
    await writeFile(file('given.json'), JSON.stringify(given))
    const java = ['-Xmx2g', '-Xss16m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', ...SPARK_JAVA]
    await promisify(execFile)(
      'java',
      [...java, '-cp', path, 'Driver', mode, file('given.json'), file('answer.json')],
      { cwd: folder, env: environment(folder), maxBuffer: 64_000_000 },
    )
    return await readFile(file('answer.json'), 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function environment(folder: string): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    LC_ALL: 'C.UTF-8',
    SPARK_LOCAL_IP: '127.0.0.1',
    SPARK_LOCAL_DIRS: folder,
  }
}
