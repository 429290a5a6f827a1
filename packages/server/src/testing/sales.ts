import type { Dataset, Execution } from '@plainflow/contract'
import type { Block, Connection } from '@plainflow/core'
import type { TestUser } from './start-test-server.ts'

/** 1,000 rows of sales. */
export const SALES_CSV = [
  'id,region,amount',
  ...Array.from({ length: 1_000 }, (_, index) => {
    const region = ['West', 'East', 'North', 'South'][index % 4]
    return `${index + 1},${region},${(index * 7) % 333}`
  }),
].join('\n')

export const WEST_OVER_100 = SALES_CSV.split('\n')
  .slice(1)
  .filter((line) => line.split(',')[1] === 'West' && Number(line.split(',')[2]) > 100).length

export async function uploadSales(user: TestUser, csvData = SALES_CSV): Promise<Dataset> {
  const body = { name: 'sales', filename: 'sales.csv', csvData }
  const { dataset } = await user.call('uploadDataset', { body })
  return dataset
}

/** Load, filter, export: the whole palette. */
export function salesGraph(datasetId: string, expression = "amount > 100 and region = 'West'") {
  const block = (id: string, type: string, configuration: Block['configuration'], x: number) => ({
    id,
    type,
    configuration,
    label: id,
    position: { x, y: 100 },
    data: {},
  })
  const config = { filePath: 'sales.csv', datasetId, format: 'csv' }
  const blocks: Block[] = [
    block('load', 'load_csv', { dataSource: { type: 'file', config } }, 100),
    block('west', 'filter', { parameters: filterParameters(expression) }, 300),
    block(
      'file',
      'export',
      { output: { format: 'parquet', path: 'west.parquet', compress: false } },
      500,
    ),
  ]
  const connections: Connection[] = [
    { id: 'eload-west', source: 'load', target: 'west' },
    { id: 'ewest-file', source: 'west', target: 'file' },
  ]
  return { blocks, connections }
}

function filterParameters(expression: string) {
  const where = { match: 'all', conditions: [] }
  return { mode: 'expression', rows: 'keep', where, expression }
}

export async function savePipeline(user: TestUser, graph: ReturnType<typeof salesGraph>) {
  return user.call('createPipeline', {
    body: {
      name: 'West',
      blocks: JSON.stringify(graph.blocks),
      connections: JSON.stringify(graph.connections),
    },
  })
}

/** Asks until the run has ended. */
export async function untilFinished(user: TestUser, id: string): Promise<Execution> {
  for (;;) {
    const execution = await user.call('getExecution', { params: { id } })
    if (execution.finishedAt !== null) return execution
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
