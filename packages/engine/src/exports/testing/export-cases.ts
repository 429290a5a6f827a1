import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Block,
  type Catalogue,
  type CatalogueDataset,
  compilePipeline,
  importSql,
  type Pipeline,
  type Program,
  sourceFile,
  type FileSources,
  writeSchedule,
} from '@plainflow/core'
import type { EngineFiles } from '../../engine-file.ts'
import { inspectFile } from '../../inspect-file.ts'
import { runResults, type StepRows } from '../run-results.ts'

/** A pipeline on files of its own, and what the engine made of them. */
export interface ExportCase {
  readonly title: string
  readonly pipeline: Pipeline
  readonly program: Program
  readonly sources: FileSources
  readonly files: EngineFiles
  /** The data files lie there. */
  readonly inputs: string
  /** Each result as the engine gives it, a Parquet file. */
  readonly expected: readonly StepRows[]
}

interface Plan {
  readonly title: string
  readonly tables: Readonly<Record<string, string>>
  readonly sql: string
  /** What is hung on behind the last block of the query, one after the other. */
  readonly after: readonly Pick<Block, 'type' | 'label' | 'configuration'>[]
}

export const HOSTILE =
  '"; import os; os.system("touch canary") #\n\'\'\' """ $(touch canary) `touch canary` {{ 1 }} ${X} %s \\ : - [a](http://b) <script>alert(1)</script> \u202E'

/** In quotes of CSV and SQL; the reader makes one line of a header. */
function quoted(text: string): string {
  return text.replaceAll('"', '""')
}
const COLUMN = quoted(HOSTILE).replaceAll(/\s+/g, ' ')

const PLANS: readonly Plan[] = [
  {
    title: 'Sales by Region',
    tables: {
      'sales.csv':
        'id,customer,amount,day,paid\n1,a,10.5,2024-01-31,true\n2,b,3,2024-02-29,false\n3,a,,2024-03-31,\n4,,7.25,2024-03-01,true\n5,c,100,,false\n',
      'customers.csv':
        'customer;region;since\na;West;2020-01-01\nb;East;\nd;"North; far";2021-06-30\n',
    },
    sql: `select c.region, sum(s.amount) as total, count(*) as orders, min(s.day) as first_day
          from sales s left join customers c on s.customer = c.customer
          group by c.region order by total desc`,
    after: [writes('Write them', 'parquet', 'by region')],
  },
  {
    title: 'Checked',
    tables: {
      'orders.csv':
        'id,region,amount,day,seen\n9007199254740993,West,1.5,2024-02-29,2024-02-29 10:30:00\n2,,2.5,2024-01-31,\n3,East,-1,,2024-05-01 00:00:00\n4,東京,0.1,2024-12-31,2024-12-31 23:59:59.5\n',
    },
    sql: `select id, region, amount * 2 as double, upper(region) as loud, day, seen, amount > 1 as big,
          sum(amount) over (partition by region order by id) as running from orders`,
    after: [
      {
        type: 'validate',
        label: 'Check',
        configuration: {
          parameters: {
            rules: [
              { rule: 'not_empty', column: 'region' },
              { rule: 'row_count', column: '', low: '1', high: '', severity: 'stop' },
            ],
          },
        },
      },
      writes('As JSON', 'json', 'kept'),
    ],
  },
  {
    title: HOSTILE,
    tables: {
      'it\'s "x" $(touch canary).csv': `"a""b'c","${COLUMN}"\n1,"${quoted(HOSTILE)}"\n2,x\n`,
    },
    sql: `select "a""b'c", "${COLUMN}" as "col ${COLUMN}"
          from "it's ""x"" $(touch canary)" where "a""b'c" > 0`,
    after: [writes(HOSTILE, 'csv', HOSTILE)],
  },
]

function writes(label: string, format: string, path: string): Plan['after'][number] {
  return { type: 'export', label, configuration: { output: { format, path, compress: false } } }
}

/** The pipelines that every export is tried with. */
export async function exportCases(root: string): Promise<readonly ExportCase[]> {
  const cases: ExportCase[] = []
  for (const [index, plan] of PLANS.entries()) {
    const folder = join(root, String(index))
    cases.push(await exportCase(plan, folder))
  }
  return cases
}

async function exportCase(
  { title, tables, sql, after }: Plan,
  folder: string,
): Promise<ExportCase> {
  const inputs = join(folder, 'inputs')
  await mkdir(inputs, { recursive: true })
  const datasets: CatalogueDataset[] = []
  const files: Record<string, EngineFiles[string]> = {}
  const sources: Record<string, FileSources[string]> = {}
  for (const [index, [filename, text]] of Object.entries(tables).entries()) {
    const path = join(inputs, filename)
    await writeFile(path, text)
    const id = `d${index}`
    const parquetPath = join(folder, `${id}.parquet`)
    const { columns, rowCount, reading } = await inspectFile({ path, filename, parquetPath })
    datasets.push({ id, name: filename.replace(/\.csv$/, ''), filename, columns, rowCount })
    files[id] = { path: parquetPath, format: 'parquet' }
    sources[id] = sourceFile(filename, reading)
  }
  const pipeline = extended(sql, { datasets }, after)
  const compiled = compilePipeline(pipeline, { datasets })
  if (!('program' in compiled)) throw new Error(JSON.stringify(compiled.diagnostics))
  const { program } = compiled
  const ran = await runResults({ program, files, folder })
  if (!('results' in ran)) throw new Error(ran.stopped)
  const { results: expected } = ran
  return { title, pipeline, program, sources, files, inputs, expected }
}

function extended(sql: string, catalogue: Catalogue, after: Plan['after']): Pipeline {
  const imported = importSql(sql, catalogue, 1)
  if (!('pipeline' in imported)) throw new Error(JSON.stringify(imported.diagnostics))
  let { pipeline } = imported
  for (const [index, { type, label, configuration }] of after.entries()) {
    const last = pipeline.blocks.at(-1)?.id ?? ''
    const block = {
      id: `then-${index}`,
      type,
      label,
      configuration,
      position: { x: 0, y: 0 },
      data: {},
    }
    const connection = { id: `to-${index}`, source: last, target: block.id }
    pipeline = {
      blocks: [...pipeline.blocks, block],
      connections: [...pipeline.connections, connection],
    }
  }
  return writeSchedule(pipeline, { cron: '0 6 * * 1', said: 'every Monday morning' })
}
