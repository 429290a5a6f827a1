import { execFile } from 'node:child_process'

export interface RunFile {
  readonly code: number
  /** Both streams, as they came. */
  readonly output: string
}

/** Runs a program in a folder with an environment of its own, and tells how it ended. */
export function runFile(
  [file = '', ...args]: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunFile> {
  const own = {
    PATH: process.env['PATH'] ?? '',
    HOME: cwd,
    LANG: 'C.UTF-8',
    // The name of a machine need not be an address of its own, which Spark else goes by.
    SPARK_LOCAL_IP: '127.0.0.1',
    // Tables of some rows need no page of their own and no 200 parts.
    PYSPARK_SUBMIT_ARGS:
      '--conf spark.ui.enabled=false --conf spark.sql.shuffle.partitions=2 pyspark-shell',
    ...env,
  }
  return new Promise((resolve) => {
    execFile(file, args, { cwd, env: own, maxBuffer: 64_000_000 }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0
      resolve({ code, output: `${stdout}${stderr}` })
    })
  })
}
