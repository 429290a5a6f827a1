import type { Execution } from '@plainflow/contract'
import type { Block } from '@plainflow/core'
import { salesGraph, savePipeline, untilFinished, uploadSales } from './sales.ts'
import type { TestUser } from './start-test-server.ts'

/** A pipeline that ends in a report. */
export async function saveReport(user: TestUser) {
  const graph = salesGraph((await uploadSales(user)).id)
  return savePipeline(user, { ...graph, blocks: asReport(graph.blocks) })
}

/** The same blocks, whose file is a report now. */
export function asReport(blocks: readonly Block[], path = 'west'): Block[] {
  const output = { format: 'report', path, compress: false }
  return blocks.map((block) =>
    block.type === 'export' ? { ...block, configuration: { output } } : block,
  )
}

/** Runs a pipeline, or other blocks in its place, to the end. */
export async function runPipeline(
  user: TestUser,
  id: string,
  body: { blocks?: Block[] } = {},
): Promise<Execution> {
  const { executionId } = await user.call('executePipeline', { params: { id }, body })
  return untilFinished(user, executionId)
}
