import { scheduleOf } from '../../pipeline/schedule.ts'
import { code, indent, join, newLine, render, verbatim } from '../../targets/code.ts'
import type { Code } from '../../targets/code.ts'
import { commentText } from '../../targets/comment-text.ts'
import { outsideRequirements } from '../../targets/outside-way.ts'
import { freshName } from '../../targets/python/fresh-name.ts'
import { text } from '../../targets/python/literal.ts'
import { pythonCall } from '../../targets/python/python-call.ts'
import { pythonImports } from '../../targets/python/python-imports.ts'
import { BLACK_WIDTH, LOG } from '../../targets/python/python-script.ts'
import { EXPORT_WORDS } from '../export.ts'
import type { Export, ExportGiven, PythonTarget } from '../export.ts'
import { exportStem } from '../export-stem.ts'
import { addressWords } from '../outside-words.ts'
import { dagTasks } from './dag-tasks.ts'
import type { DagTask } from './dag-tasks.ts'
import { STORE } from './dag-text.ts'
import { taskCall, taskFunction } from './task-function.ts'

/** A DAG of the TaskFlow API: the steps of the script, block by block, with Parquet files between them. */
export const airflow: Export = {
  id: 'airflow',
  ...EXPORT_WORDS.airflow,
  python: {
    files: (given) => [
      { path: `${exportStem(given.title, '_')}.py`, text: render(file(given), BLACK_WIDTH) },
    ],
    notes: (given) => [scheduleNote(given), ...addressWords(given), ...packageNote(given)],
  },
  r: 'The tasks of a DAG are Python, so it is made of the languages in Python. The container with R can be started by a task of any DAG.',
}

type PythonGiven = ExportGiven<PythonTarget>

function scheduleNote({ pipeline }: PythonGiven): string {
  const schedule = scheduleOf(pipeline)
  if (!schedule) return 'The pipeline has no schedule, so the DAG waits to be started.'
  return isCron(schedule.cron)
    ? `The schedule "${schedule.said}" (${schedule.cron}) is read in UTC.`
    : `The schedule "${schedule.said}" is not carried over: it is no cron expression.`
}

/** A DAG has no list of packages of its own. */
function packageNote({ program, target }: PythonGiven): readonly string[] {
  const packages = outsideRequirements(program, target.id)
  return packages.length === 0 ? [] : [`Its workers need ${packages.join(', ')}.`]
}

const DOCUMENTATION = code`"""A data pipeline for Apache Airflow 3: a task for each block of the canvas."""`

function file(given: PythonGiven): Code {
  const { pipeline, program, sources, target } = given
  const { imports, definitions, begin = [], steps } = target.python.pieces(program, sources)
  const imported = pythonImports({
    standard: [...STANDARD, ...imports.standard],
    outside: [...OUTSIDE, ...imports.outside],
  })
  const tasks = dagTasks(pipeline, steps)
  const parts = [
    code`${DOCUMENTATION}${newLine}${newLine}${imported}${newLine}${newLine}${LOG}`,
    ...definitions,
    ...STORE,
    code`@${decorator(given)}${newLine}def pipeline():${indent(body(given, tasks, begin))}`,
    code`pipeline()`,
  ]
  return code`${join(parts, code`${newLine}${newLine}${newLine}`)}${newLine}`
}

const STANDARD = ['import logging', 'import os', 'import re', 'from pathlib import Path']
const OUTSIDE = ['import pendulum', 'from airflow.sdk import Param, dag, get_current_context, task']

function decorator({ title, pipeline }: PythonGiven): Code {
  const schedule = scheduleOf(pipeline)
  const isKept = schedule !== null && isCron(schedule.cron)
  return pythonCall(
    code`dag`,
    code`dag_id=${text(exportStem(title, '_'))}`,
    code`dag_display_name=${text(commentText(title) || 'Pipeline')}`,
    code`schedule=${isKept ? text(schedule.cron) : code`None`}`,
    code`start_date=pendulum.datetime(2024, 1, 1, tz="UTC")`,
    code`catchup=False`,
    code`max_active_runs=1`,
    code`params=PARAMS`,
    code`tags=["plainflow"]`,
  )
}

/** Five fields without anything but numbers, names of days and months, and the signs between them. */
function isCron(cron: string): boolean {
  return /^(?:[\d*/,\-A-Za-z]+ ){4}[\d*/,\-A-Za-z]+$/.test(cron)
}

function body({ target }: PythonGiven, tasks: readonly DagTask[], begin: readonly Code[]): Code {
  const taken = new Set<string>()
  const makers = new Map(tasks.map((task) => [task.name, freshName(`make_${task.name}`, taken)]))
  const paths = new Map(tasks.map((task) => [task.name, freshName(`${task.name}_path`, taken)]))
  const functions = tasks.map((task) =>
    taskFunction(task, named(makers, task.name), { python: target.python, begin }),
  )
  const calls = tasks.flatMap((task) =>
    taskCall(task, tasks, {
      maker: named(makers, task.name),
      path: (name) => named(paths, name),
    }),
  )
  const gap = code`${newLine}${newLine}`
  return code`${newLine}${join(functions, gap)}${gap}${join(calls, newLine)}`
}

function named(names: ReadonlyMap<string, string>, name: string): Code {
  return verbatim(names.get(name) ?? name)
}
