import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PYTHON_TARGETS } from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepare } from '../../../../scripts/runtimes/airflow.mjs'
import { stepGraph } from '../step-graph.ts'
import { askedFor } from './testing/asked-for.ts'
import { differences } from './testing/differences.ts'
import { type ExportCase, exportCases } from './testing/export-cases.ts'
import { runFile } from './testing/run-file.ts'
import { writeExport } from './testing/write-export.ts'

const isAsked = askedFor('airflow')
let root = ''
let python = ''
let cases: readonly ExportCase[] = []

beforeAll(async () => {
  if (!isAsked) return
  root = await mkdtemp(join(tmpdir(), 'plainflow-airflow-'))
  python = await prepare()
  cases = await exportCases(root)
  // Airflow takes a quarter of a minute to make its database: once for all languages.
  const migrated = await airflow(['-m', 'airflow', 'db', 'migrate'], root, root)
  if (migrated.code !== 0) throw new Error(migrated.output.slice(-3_000))
}, 1_200_000)
afterAll(() => rm(root, { recursive: true, force: true }))

interface Told {
  readonly errors: Readonly<Record<string, string>>
  readonly runs: readonly {
    readonly dag: string
    readonly state: string
    readonly schedule: string | null
    readonly tasks: readonly string[]
  }[]
}

describe.skipIf(!isAsked)('Airflow imports a DAG and runs its tasks in their order', () => {
  test.each(PYTHON_TARGETS)(
    '$label',
    async (target) => {
      // Airflow takes seconds for a task, so the other languages show their way between tasks with one.
      const tried = target === PYTHON_TARGETS[0] ? cases : cases.slice(1, 2)
      const home = join(root, target.id)
      const dags = join(home, 'dags')
      await mkdir(dags, { recursive: true })
      const runs: { inputs: string; output: string; work: string; file: string }[] = []
      for (const [index, given] of tried.entries()) {
        const [file = ''] = await writeExport('airflow', given, target, dags)
        const [output, work] = [join(home, `output-${index}`), join(home, `work-${index}`)]
        runs.push({ inputs: given.inputs, output, work, file })
      }
      await writeFile(join(home, 'runs.json'), JSON.stringify(runs))
      await writeFile(join(home, 'drive.py'), DRIVE)
      await copyFile(join(root, 'airflow.db'), join(home, 'airflow.db'))
      const { code, output } = await airflow(['drive.py'], home, dags)
      const line = output.split('\n').find((each) => each.startsWith('TOLD ')) ?? ''
      expect(code, output.slice(-3_000)).toBe(0)
      // Written by the driver below.
      const told = JSON.parse(line.slice('TOLD '.length)) as Told
      expect(told.errors).toEqual({})
      for (const [index, given] of tried.entries()) {
        const run = told.runs[index]
        expect(run).toMatchObject({ state: 'success', schedule: '0 6 * * 1' })
        expect(outOfOrder(given, run?.tasks ?? [])).toEqual([])
        expect(await differences(given, runs[index]?.output ?? '', target)).toEqual([])
        expect(await readdir(home)).not.toContain('canary')
      }
    },
    900_000,
  )
})

function airflow(args: readonly string[], home: string, dags: string) {
  return runFile([python, ...args], home, {
    AIRFLOW_HOME: home,
    AIRFLOW__CORE__DAGS_FOLDER: dags,
    AIRFLOW__CORE__LOAD_EXAMPLES: 'False',
  })
}

/** What is wrong with these tasks: there is one for each block, and each runs after what it reads. */
function outOfOrder({ program }: ExportCase, tasks: readonly string[]): string[] {
  const { reads } = stepGraph(program)
  const names = new Map<string, string>()
  for (const { block, name, check } of program.steps) {
    if (!check && !names.has(block)) names.set(block, name)
  }
  const place = (index: number) => tasks.indexOf(names.get(program.steps[index]?.block ?? '') ?? '')
  const missing = [...names.values()].filter((name) => !tasks.includes(name))
  const early = program.steps.flatMap(({ block, name, check }, index) =>
    (reads[index] ?? [])
      .filter((read) => !check && program.steps[read]?.block !== block)
      .filter((read) => place(read) > place(index))
      .map((read) => `${name} ran before ${program.steps[read]?.name}`),
  )
  const extra = tasks.filter((task) => ![...names.values()].includes(task))
  return [...missing, ...early, ...extra]
}

const DRIVE = `
import json

try:
    from airflow.dag_processing.dagbag import DagBag
except ImportError:
    from airflow.models.dagbag import DagBag

bag = DagBag(include_examples=False)
runs = []
for given in json.load(open("runs.json")):
    dag = bag.dags[given["file"].removesuffix(".py")]
    run = dag.test(
        run_conf={
            "input_dir": given["inputs"],
            "output_dir": given["output"],
            "work_dir": given["work"],
        }
    )
    done = sorted(run.get_task_instances(), key=lambda each: (each.start_date, each.end_date))
    runs.append(
        {
            "dag": dag.dag_id,
            "state": str(getattr(run.state, "value", run.state)),
            "schedule": dag.schedule if isinstance(dag.schedule, str) else None,
            "tasks": [each.task_id for each in done],
        }
    )
print()
print("TOLD " + json.dumps({"errors": bag.import_errors, "runs": runs}), flush=True)
`
