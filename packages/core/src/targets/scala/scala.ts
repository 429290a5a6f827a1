import { blockLines } from '../block-lines.ts'
import { code, indent, join, newLine, NOTHING, renderMarked, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { defineTarget } from '../define-target.ts'
import type { Program } from '../../relation/program.ts'
import { OutsideCalls } from '../outside-calls.ts'
import { helpersFor } from '../python/helper.ts'
import { READABLE } from '../spark/read-source.ts'
import type { PrintedCode, Sources } from '../target.ts'
import { HELPERS } from './helpers.ts'
import type { HelperName } from './helpers.ts'
import { scalaList, text } from './literal.ts'
import { camelCase } from './scala-name.ts'
import { scalaImports } from './scala-imports.ts'
import { scalaSteps } from './scala-steps.ts'

/** A Scala program over Spark, for one machine or for many. */
export const scala = defineTarget({
  id: 'scala',
  readable: READABLE,
  namesJoined: true,
  print: printMarked,
})

const SCALAFMT_WIDTH = 100

function printMarked(program: Program, sources: Sources): PrintedCode {
  const used = new Set<HelperName>(['start_spark', 'Files', 'Path', 'Paths', 'LoggerFactory'])
  const use = (helper: HelperName): Code => {
    used.add(helper)
    const isOurs = HELPERS[helper].definition !== undefined
    return verbatim(isOurs ? camelCase(helper) : helper)
  }
  const outside = new OutsideCalls(sources, 'scala', { text, list: scalaList })
  const body = scalaSteps(program, sources, use, outside)
  const helpers = helpersFor(HELPERS, used)
  const imports = [
    ...helpers.flatMap((helper) => helper.import ?? []),
    ...outside.imports.standard,
    ...outside.imports.outside,
  ]
  const definitions = helpers.flatMap(({ definition }) => (definition ? [lines(definition)] : []))
  const members = [
    code`private val logger = LoggerFactory.getLogger("pipeline")`,
    ...definitions,
    ...outside.definitions.map(lines),
    code`def run(spark: SparkSession, inputDir: Path, outputDir: Path): Unit = {${indent(code`${newLine}${body}`)}${newLine}}`,
    MAIN,
  ]
  const file = code`${scalaImports(imports)}

${DOCUMENTATION}
object Pipeline {${indent(code`${newLine}${join(members, code`${newLine}${newLine}`)}`)}${newLine}}${newLine}`
  const printed = renderMarked(file, SCALAFMT_WIDTH, 2)
  return { text: printed.text, lines: blockLines(printed.marks) }
}

const DOCUMENTATION = code`/** A data pipeline for Scala 2.13 and Spark 4.0 or newer; see --help. */`

const MAIN = lines(`private val usage = "Usage: Pipeline [--input-dir FOLDER] [--output-dir FOLDER]"

def main(args: Array[String]): Unit =
  if (args.contains("--help")) println(usage)
  else {
    val pairs = args.toSeq.grouped(2).map {
      case Seq(name @ ("--input-dir" | "--output-dir"), folder) => name -> Paths.get(folder)
      case _ => throw new IllegalArgumentException(usage)
    }
    val folders = pairs.toMap.withDefaultValue(Paths.get("").toAbsolutePath)
    val outputDir = Files.createDirectories(folders("--output-dir"))
    val spark = startSpark()
    try run(spark, folders("--input-dir"), outputDir)
    finally spark.stop()
  }`)

/** Fixed text as code that may be indented. */
function lines(fixed: string): Code {
  return join(
    fixed.split('\n').map((each) => (each === '' ? NOTHING : verbatim(each))),
    newLine,
  )
}
