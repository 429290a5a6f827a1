import type { Check, Program, Step } from '../../relation/program.ts'
import { type From, sourceId } from '../../relation/relation.ts'
import { code, join, newLine, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { commentText } from '../comment-text.ts'
import type { OutsideCalls } from '../outside-calls.ts'
import { inputDatasets, terminalSteps } from '../program-shape.ts'
import { stepOutlet } from '../python/step-outlet.ts'
import { sourceOf } from '../source-of.ts'
import { typedTexts } from '../spark/typed-texts.ts'
import type { SparkNode } from '../spark/spark-tree.ts'
import { readSource } from '../spark/read-source.ts'
import { relationToSpark } from '../spark/relation-to-spark.ts'
import type { SparkPlace } from '../spark/relation-to-spark.ts'
import { writeOutlet } from '../spark/write-outlet.ts'
import type { Sources } from '../target.ts'
import { underSentences } from '../under-sentences.ts'
import type { HelperName } from './helpers.ts'
import { real, scalaCall, text } from './literal.ts'
import { ScalaNames } from './scala-name.ts'
import { singleAssignments } from './single-assignments.ts'
import { spell } from './spell.ts'
import type { SpellPlace } from './spell.ts'

type Use = (helper: HelperName) => Code

/** The body of `run`: plans until the results, which alone are computed. */
export function scalaSteps(
  program: Program,
  sources: Sources,
  use: Use,
  outside: OutsideCalls,
): Code {
  if (program.steps.length === 0) return code`logger.info("The pipeline has no steps.")`
  const datasets = new Map<string, From>(
    program.steps
      .flatMap((step) => inputDatasets(step.relation))
      .map((from) => [sourceId(from), from]),
  )
  const names = new ScalaNames()
  const rowsOf = new Map<string, Code>()
  const results = new Set(terminalSteps(program))
  const placeOf = (name: string): SparkPlace => {
    const variable = names.of(name)
    return {
      variable,
      fresh: (word) => placeOf(`${name}_${word}`),
      dataset: (id) => {
        const from = datasets.get(id) ?? missing(id)
        const call = outside.read(from)
        if (call) {
          const texts = spelled(scalaCall(call.name, code`spark`, ...call.args))
          return [{ variable, value: typedTexts(texts, from.columns) }]
        }
        return [{ variable, value: readSource(from.columns, sourceOf(sources, from)) }]
      },
      step: (id) => rowsOf.get(id) ?? missing(id),
    }
  }
  // One method holds 64 kB of code, and what is lazy has a method of its own.
  const keyword = program.steps.length > MOST_STEPS ? code`lazy val` : code`val`
  const blocks = program.steps.map((step) => {
    const { statements, rows } = relationToSpark(step.relation, placeOf(step.name))
    rowsOf.set(step.id, rows)
    const written: Code[] = []
    const place: SpellPlace = {
      use,
      define: (word, type, value) => {
        const name = names.of(`${step.name}_${word}`)
        written.push(code`def ${name}: ${type} = ${value}`)
        return name
      },
    }
    for (const { variable, value } of singleAssignments(statements)) {
      const whole = spell(value, place)
      written.push(variable ? code`${keyword} ${variable} = ${whole}` : whole)
    }
    if (step.check) written.push(...judged(step, step.check, rows, names, use))
    // Here the plan is computed.
    if (results.has(step)) {
      written.push(
        spell(writtenRows(step, rows, outside), place),
        code`logger.info(${text(`${step.name}: written`)})`,
      )
    }
    return underSentences(step, comment, join(written, newLine))
  })
  return join(blocks, code`${newLine}${newLine}`)
}

const MOST_STEPS = 40

function writtenRows(step: Step, rows: Code, outside: OutsideCalls): SparkNode {
  const { outlet, columns } = step
  if (outlet?.kind !== 'table') return writeOutlet(spelled(rows), columns, stepOutlet(step))
  const call = outside.write(outlet, columns)
  return spelled(scalaCall(call.name, rows, ...call.args))
}

function spelled(piece: Code): SparkNode {
  return { kind: 'code', code: piece }
}

function comment(sentence: string): Code {
  return code`// ${verbatim(commentText(sentence))}`
}

/** A statement for each bound, those that stop the run first. */
function judged(
  step: Step,
  { bounds }: Check,
  rows: Code,
  names: ScalaNames,
  use: Use,
): readonly Code[] {
  const counts = names.of(`${step.name}_counts`)
  const stopsFirst = bounds.toSorted(
    (one, other) => Number(other.severity === 'stop') - Number(one.severity === 'stop'),
  )
  return [
    code`val ${counts} = ${rows}.first()`,
    ...stopsFirst.map(({ column, least, most, severity, counted }) =>
      scalaCall(
        use('judge_count'),
        code`${counts}.getAs[Long](${text(column)})`,
        limit(least),
        limit(most),
        text(counted),
        ...(severity === 'stop' ? [code`stops = true`] : []),
      ),
    ),
  ]
}

function limit(value: number | undefined): Code {
  return value === undefined ? code`None` : code`Some(${real(String(value))})`
}

function missing(id: string): never {
  throw new Error(`The program names ${JSON.stringify(id)}, which it does not hold`)
}
