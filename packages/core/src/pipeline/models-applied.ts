import { findBlock } from '../blocks/registry.ts'
import type { Pipeline } from './pipeline.ts'

/** The stored models that a pipeline names, by id or name, whether there are such or not. */
export function modelsApplied({ blocks }: Pipeline): readonly string[] {
  return blocks.flatMap(({ type, configuration }) => {
    const definition = findBlock(type)
    const read = definition?.applies && definition.configuration.safeParse(configuration)
    const said = read?.success ? definition?.applies?.(read.data) : undefined
    return said ? [said] : []
  })
}
