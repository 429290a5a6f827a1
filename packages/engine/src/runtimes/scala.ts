import { readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { ask, interpreterRuntime } from './interpreter.ts'
import { findJava, sparkEnvironment } from './pyspark.ts'
import { pythons } from './python.ts'
import type { Environment, Runtime } from './runtime.ts'
import { SPARK_JAVA } from './spark-java.ts'

/** Spark and the Scala compiler among its jars: `SPARK_HOME` names it, or PySpark brings it along. */
export const scalaRuntime: Runtime = {
  async find(env) {
    const spark = await findSpark(env)
    if (!spark) return { missing: MISSING }
    const java = await findJava(env)
    if ('missing' in java) return java
    const { jars, scala, version } = spark
    return interpreterRuntime({
      versions: [
        { name: 'Scala', version: scala },
        { name: 'Spark', version },
      ],
      keep: [jars, await realpath(jars), ...java.keep],
      command: (file) => ['/bin/sh', '-c', SCRIPT, 'sh', java.command, jars, file, ...SPARK_JAVA],
      // A virtual machine takes its heap at once, and half a minute to come up on a busy machine.
      least: { memory: 4_000_000_000, time: 600_000 },
      env: (home) => ({ ...sparkEnvironment(home), LC_ALL: 'C.UTF-8' }),
      warnings: (output) =>
        Array.from(output.matchAll(/^WARN (.*)$/gm), ([, message = '']) => message),
      reason: lastWords,
    })
  },
}

const MISSING =
  'Spark with its Scala compiler is not installed here. Install Java 17 or newer and then: ' +
  'pip install pyspark, or name the folder of Spark 4.0 or newer by SPARK_HOME'

/** Compiled into the box, then run there; of all that is logged only the program is heard. */
const SCRIPT = `
java=$1; jars=$2; file=$3; shift 3
mkdir "$HOME/classes" || exit 1
cat > "$HOME/log4j2.properties" <<'END'
rootLogger.level = off
appender.out.type = Console
appender.out.name = out
appender.out.layout.type = PatternLayout
appender.out.layout.pattern = %p %m%n
logger.pipeline.name = pipeline
logger.pipeline.level = info
logger.pipeline.appenderRef.out.ref = out
END
"$java" -Xmx1g -Xss8m -XX:+UseSerialGC -cp "$jars/*" scala.tools.nsc.Main \\
  -usejavacp -encoding UTF-8 -nowarn -d "$HOME/classes" "$file" || exit 1
exec "$java" -Xmx1500m -XX:+UseSerialGC "$@" -Dspark.master=local[2] -Dspark.ui.enabled=false \\
  -Dlog4j2.configurationFile="$HOME/log4j2.properties" -cp "$HOME/classes:$jars/*" Pipeline
`

interface Spark {
  readonly jars: string
  readonly scala: string
  readonly version: string
}

async function findSpark(env: Environment): Promise<Spark | null> {
  const home = env['SPARK_HOME']
  if (home !== undefined) {
    const spark = await sparkIn(join(home, 'jars'))
    if (spark) return spark
  }
  for (const python of pythons(env)) {
    const jars = (await ask(python, ['-I', '-c', TELL]))?.trim()
    const spark = jars === undefined ? null : await sparkIn(jars)
    if (spark) return spark
  }
  return null
}

/** The code is written for Spark 4, which is built with Scala 2.13. */
async function sparkIn(jars: string): Promise<Spark | null> {
  const files = await readdir(jars).catch(() => [])
  const versionOf = (pattern: RegExp) =>
    files.flatMap((file) => pattern.exec(file)?.[1] ?? []).at(0) ?? null
  const scala = versionOf(/^scala-compiler-(2\.13\.\d+)\.jar$/)
  const version = versionOf(/^spark-sql_2\.13-(\d+\.\d+\.\d+)[^/]*\.jar$/)
  if (scala === null || version === null || Number.parseInt(version, 10) < 4) return null
  return { jars, scala, version }
}

const TELL = `
import importlib.util, os
found = importlib.util.find_spec("pyspark")
print(os.path.join(os.path.dirname(found.origin), "jars") if found else "")
`

/** What the compiler says first, or what ended the program. */
function lastWords(output: string): string {
  const [, compiler] = /^[^\n]*: (error: [^\n]*)/m.exec(output) ?? []
  const [, thrown] = /^Exception in thread "main" ([^\n]*)/m.exec(output) ?? []
  const last = output.trim().split('\n').at(-1) ?? ''
  return (compiler ?? thrown ?? last).trim().slice(0, 500)
}
