import { bracketed, code, indent, join, newLine, verbatim } from '../../targets/code.ts'
import type { Code } from '../../targets/code.ts'
import { text } from '../../targets/python/literal.ts'
import { pythonCall } from '../../targets/python/python-call.ts'
import type { PrintedStep } from '../../targets/printed-step.ts'
import type { PythonSide } from '../../targets/python/python-pieces.ts'
import { stepComment } from '../../targets/python/python-script.ts'
import { markdownText } from '../markdown-text.ts'
import type { DagTask } from './dag-tasks.ts'

/** The function of a task: it is given paths, and gives those of the rows that others want. */
export function taskFunction(
  task: DagTask,
  name: Code,
  { python, begin }: { readonly python: PythonSide; readonly begin: readonly Code[] },
): Code {
  const { takes, gives, reads, writes, steps } = task
  const paths = takes.map(({ rows }) => rows)
  const lines = [
    ...(reads ? [code`input_dir = _folder("input_dir")`] : []),
    ...(writes ? [code`output_dir = _folder("output_dir")`] : []),
    ...begin,
    ...paths.map((rows) => code`${rows} = ${python.load(rows)}`),
    ...steps.flatMap(({ step, make, write, log }) => {
      return [stepComment(step.sentence), ...make, ...write, ...log]
    }),
    ...gives.map(({ step }) => code`${pathOf(step.name)} = _stored(${text(step.name)})`),
    ...gives.map(({ step, rows }) => python.save(rows, pathOf(step.name))),
    ...returned(gives),
  ]
  const signature = bracketed(code`def ${name}(`, paths, code`)`, code`,`)
  return code`${decorator(task)}${newLine}${signature}:${indent(code`${newLine}${join(lines, newLine)}`)}`
}

/** How the function is called among the others, and what it comes after without reading from it. */
export function taskCall(
  task: DagTask,
  tasks: readonly DagTask[],
  { maker, path }: { readonly maker: Code; readonly path: (task: string) => Code },
): readonly Code[] {
  const { name, takes, gives, follows } = task
  const args = takes.map((step) => {
    const from = tasks.find((other) => other.gives.includes(step))
    const whole = path(from?.name ?? '')
    return (from?.gives.length ?? 0) > 1 ? code`${whole}[${text(step.step.name)}]` : whole
  })
  const call = pythonCall(maker, ...args)
  const isNamed =
    gives.length + follows.length > 0 || tasks.some((other) => other.follows.includes(name))
  return [
    isNamed ? code`${path(name)} = ${call}` : call,
    ...follows.map((before) => code`${path(before)} >> ${path(name)}`),
  ]
}

function decorator({ name, block, sentence, gives }: DagTask): Code {
  return pythonCall(
    code`@task`,
    code`task_id=${text(name)}`,
    ...(block?.label ? [code`task_display_name=${text(block.label)}`] : []),
    code`doc_md=${text(markdownText(sentence))}`,
    ...(gives.length > 1 ? [code`multiple_outputs=True`] : []),
  )
}

function returned(gives: readonly PrintedStep[]): readonly Code[] {
  const [only, ...more] = gives
  if (!only) return []
  if (more.length === 0) return [code`return ${pathOf(only.step.name)}`]
  const entries = gives.map(({ step }) => code`${text(step.name)}: ${pathOf(step.name)}`)
  return [code`return ${bracketed(code`{`, entries, code`}`, code`,`)}`]
}

/** No step is called so: their names begin with a letter. */
function pathOf(name: string): Code {
  return verbatim(`_${name}`)
}
