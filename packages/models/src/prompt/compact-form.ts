import type { BlockDefinition } from '@plainflow/core'
import { z } from 'zod'

/**
 * What a block's settings look like, in as few letters as tell it: `{"output":{"format":"csv"|"json",
 * "path":text}}`. A question mark follows what may be left out.
 */
export function compactForm({ configuration }: BlockDefinition): string {
  const { $schema: _, ...schema } = z.toJSONSchema(ownParts(configuration), { io: 'input' })
  return written(schema)
}

/** Every block's schema has the parts of the one dialog; what it insists on is its own. */
function ownParts(configuration: z.ZodType): z.ZodType {
  if (!(configuration instanceof z.ZodObject)) return configuration
  const parts: Record<string, z.ZodType> = configuration.shape
  const own = Object.entries(parts).filter(([, part]) => !part.safeParse(undefined).success)
  return z.strictObject(Object.fromEntries(own))
}

type Schema = z.core.JSONSchema.BaseSchema | boolean

function written(schema: Schema): string {
  if (typeof schema === 'boolean') return 'any'
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join('|')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(written))].join('|')
  if (schema.type === 'array') {
    const { items } = schema
    return items === undefined || Array.isArray(items) ? '[any]' : `[${written(items)}]`
  }
  if (schema.type === 'object') {
    const required = new Set(schema.required)
    const parts = Object.entries(schema.properties ?? {}).map(
      ([name, part]) => `${JSON.stringify(name)}${required.has(name) ? '' : '?'}:${written(part)}`,
    )
    return `{${parts.join(',')}}`
  }
  return schema.type === 'string' ? 'text' : String(schema.type ?? 'any')
}
