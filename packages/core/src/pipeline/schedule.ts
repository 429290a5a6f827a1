import { z } from 'zod'
import type { Block, Pipeline } from './pipeline.ts'

/** How often a pipeline shall run: five fields of cron, and the words they were said in. */
const scheduleSchema = z.object({ cron: z.string().max(100), said: z.string().max(200) })
export type Schedule = Readonly<z.infer<typeof scheduleSchema>>

const KEY = 'schedule'

/**
 * Kept in the `data` of the first block that has one, as notes are: every file, version and copy of a
 * pipeline carries it along. Nothing runs by it: who opens the pipeline on a server is offered it there.
 */
export function scheduleOf({ blocks }: Pipeline): Schedule | null {
  for (const block of blocks) {
    const found = scheduleIn(block)
    if (found) return found
  }
  return null
}

/** The schedule that a block carries for the pipeline. */
export function scheduleIn({ data }: Pick<Block, 'data'>): Schedule | null {
  const parsed = Object.hasOwn(data, KEY) ? scheduleSchema.safeParse(data[KEY]) : null
  return parsed?.success ? parsed.data : null
}

/** Puts a schedule in place of the one there is; null takes it away. An empty pipeline has none. */
export function writeSchedule(pipeline: Pipeline, schedule: Schedule | null): Pipeline {
  const blocks = pipeline.blocks.map((block, index) => {
    const { [KEY]: _, ...data } = block.data
    if (index === 0 && schedule) return { ...block, data: { ...data, [KEY]: { ...schedule } } }
    return Object.hasOwn(block.data, KEY) ? { ...block, data } : block
  })
  return { ...pipeline, blocks }
}
