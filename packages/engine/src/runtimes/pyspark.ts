import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { ask } from './interpreter.ts'
import { pythonRuntime } from './python.ts'
import type { Environment, MissingRuntime } from './runtime.ts'

/** Spark on this machine alone, with the Java it needs beside Python. */
export const pysparkRuntime = pythonRuntime({
  packages: ['pyspark', 'openpyxl'],
  // A virtual machine takes its heap at once, and half a minute to come up on a busy machine.
  least: { memory: 4_000_000_000, time: 600_000 },
  env: (home) => ({
    ...sparkEnvironment(home),
    PYSPARK_SUBMIT_ARGS: '--conf spark.ui.enabled=false --driver-memory 1500m pyspark-shell',
  }),
  also: findJava,
})

export function sparkEnvironment(home: string): Readonly<Record<string, string>> {
  return {
    SPARK_LOCAL_IP: '127.0.0.1',
    SPARK_LOCAL_HOSTNAME: 'localhost',
    SPARK_LOCAL_DIRS: home,
    // A user without a name is none that Hadoop lets in.
    HADOOP_USER_NAME: 'plainflow',
    SPARK_USER: 'plainflow',
    JAVA_TOOL_OPTIONS: `-Djava.io.tmpdir=${home} -Duser.home=${home} -XX:-UsePerfData`,
  }
}

interface FoundJava {
  readonly command: string
  readonly keep: readonly string[]
}

export async function findJava(env: Environment): Promise<FoundJava | MissingRuntime> {
  const java = env['JAVA_HOME'] === undefined ? 'java' : `${env['JAVA_HOME']}/bin/java`
  const said = await ask('/bin/sh', [
    '-c',
    '"$1" -XshowSettings:properties -version 2>&1',
    'sh',
    java,
  ])
  const home = /java\.home = (.*)/.exec(said ?? '')?.[1]?.trim()
  if (home === undefined)
    return {
      missing:
        'Spark needs Java 17 or newer, which is not installed here. On Debian and Ubuntu: apt-get install openjdk-17-jre-headless',
    }
  return {
    command: join(home, 'bin', 'java'),
    keep: [home, await realpath(home).catch(() => home)],
  }
}
