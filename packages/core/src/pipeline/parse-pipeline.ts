import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { describeIssue } from '../diagnostics/describe-issue.ts'
import { PIPELINE_LIMITS, pipelineSchema } from './pipeline.ts'
import type { Pipeline } from './pipeline.ts'

export type ParsedPipeline =
  { readonly pipeline: Pipeline } | { readonly diagnostics: readonly Diagnostic[] }

const MAX_DEPTH = 32
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])
const MAX_REPORTED = 20

/** Reads stored or imported JSON. What it lets through is safe to merge, to walk and to keep. */
export function parsePipeline(value: unknown): ParsedPipeline {
  const refused = refuseHostile(value) ?? refuseCrowded(value)
  if (refused) return { diagnostics: [refused] }
  const parsed = pipelineSchema.safeParse(value)
  if (parsed.success) return { pipeline: parsed.data }
  return {
    diagnostics: parsed.error.issues.slice(0, MAX_REPORTED).map((issue) => {
      const { field, expected } = describeIssue(issue)
      return unreadable(field, expected)
    }),
  }
}

/** The schema would look at every one of half a million blocks, and complain of each, before it counts. */
function refuseCrowded(root: unknown): Diagnostic | null {
  if (typeof root !== 'object' || root === null) return null
  for (const field of ['blocks', 'connections'] as const) {
    const list: unknown = Object.getOwnPropertyDescriptor(root, field)?.value
    const most = PIPELINE_LIMITS[field]
    if (Array.isArray(list) && list.length > most)
      return unreadable(field, `must be at most ${most} items long`)
  }
  return null
}

function unreadable(field: string, expected: string): Diagnostic {
  return problem(
    'pipeline/unreadable',
    field === ''
      ? `This is not a pipeline: ${expected}.`
      : `This is not a readable pipeline: "${field}" ${expected}.`,
    'A pipeline file holds "blocks" and "connections", as the pipeline.json export writes them.',
  )
}

/** Before any schema runs: too deep and too large would cost time, forbidden keys could reach a prototype. */
function refuseHostile(root: unknown): Diagnostic | null {
  let bytes = 0
  const walk = (value: unknown, depth: number): Diagnostic | null => {
    if (depth > MAX_DEPTH) {
      return problem(
        'pipeline/too-deep',
        `The pipeline is nested more than ${MAX_DEPTH} levels deep.`,
        'Flatten the nested settings.',
      )
    }
    bytes += typeof value === 'string' ? value.length + 2 : 4
    if (bytes > PIPELINE_LIMITS.bytes) {
      return problem(
        'pipeline/too-large',
        `The pipeline is larger than ${PIPELINE_LIMITS.bytes / 1_000_000} MB.`,
        'Split it into several pipelines; data belongs in datasets, not in the pipeline.',
      )
    }
    if (typeof value !== 'object' || value === null) return null
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) bytes += key.length + 3
      if (FORBIDDEN_KEYS.has(key)) {
        return problem(
          'pipeline/forbidden-key',
          `The key "${key}" is not allowed in a pipeline.`,
          'Rename or remove that key.',
        )
      }
      const found = walk(inner, depth + 1)
      if (found) return found
    }
    return null
  }
  return walk(root, 0)
}

function problem(code: `pipeline/${string}`, message: string, hint: string): Diagnostic {
  return { code, severity: 'error', at: {}, message, hint }
}
