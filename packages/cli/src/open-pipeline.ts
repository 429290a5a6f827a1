import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { type Catalogue, parsePipeline, type Pipeline } from '@plainflow/core'
import { CommandFailed, UsageError } from './command.ts'
import { diagnosticLines } from './diagnostic-lines.ts'
import { type OpenData, openData } from './open-data.ts'
import { openModels, withModels } from './open-models.ts'

/** A pipeline file and its tables: those given, or the files it names, looked for beside it. */
export async function openPipeline(
  path: string | undefined,
  given: readonly string[],
  models: readonly string[] = [],
): Promise<{ pipeline: Pipeline; data: OpenData }> {
  if (path === undefined) throw new UsageError('The pipeline file is missing.')
  const pipeline = await readPipeline(path)
  const places = [dirname(resolve(path)), process.cwd()]
  const known = await openModels(models)
  const tables = await openData(given.length > 0 ? given : filesBeside(pipeline, places))
  const data = withModels(tables, known)
  return { pipeline: bindTables(pipeline, data.catalogue), data }
}

async function readPipeline(path: string): Promise<Pipeline> {
  let value: unknown
  try {
    value = JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new CommandFailed(`${path} is not JSON: ${error.message}`)
    throw new CommandFailed(`There is no file ${path}.`)
  }
  const parsed = parsePipeline(value)
  if ('pipeline' in parsed) return parsed.pipeline
  const [first] = diagnosticLines(parsed.diagnostics)
  throw new CommandFailed(`${path} is not a pipeline: ${first ?? ''}`)
}

interface FileReference {
  readonly datasetId: string
  readonly filePath: string
  readonly sheet: string
}

/** Where a block reads a file: the stored form every source shares. */
function fileReference(
  configuration: Pipeline['blocks'][number]['configuration'],
): FileReference | null {
  // The stored form is checked by the block's own schema later; here only its outline matters.
  const source = configuration['dataSource'] as { config?: Partial<FileReference> } | undefined
  const { datasetId, filePath = '', sheet = '' } = source?.config ?? {}
  return typeof datasetId === 'string' ? { datasetId, filePath, sheet } : null
}

/** By name only: a pipeline from elsewhere must not pick files out of other folders. */
function filesBeside(pipeline: Pipeline, places: readonly string[]): string[] {
  const names = pipeline.blocks.flatMap(({ configuration }) => {
    const reference = fileReference(configuration)
    if (!reference?.filePath) return []
    const { sheet } = reference
    const name = basename(reference.filePath.replaceAll('\\', '/'))
    const found = places.map((place) => join(place, name)).find((path) => existsSync(path))
    if (!found) return []
    return [sheet === '' ? found : `${found}#${sheet}`]
  })
  return [...new Set(names)]
}

/**
 * Ids of datasets belong to the server a pipeline was made on. Here a table is found by its name, by
 * the file name the block remembers, or by being the only one there is.
 */
export function bindTables(pipeline: Pipeline, { datasets }: Catalogue): Pipeline {
  const unknown = pipeline.blocks.filter(({ configuration }) => {
    const reference = fileReference(configuration)
    return reference && !datasets.some(({ id }) => id === reference.datasetId)
  })
  const only = datasets.length === 1 && unknown.length === 1 ? datasets[0] : undefined
  const blocks = pipeline.blocks.map((block) => {
    const reference = fileReference(block.configuration)
    if (!reference || !unknown.includes(block)) return block
    const { filePath, sheet } = reference
    const stem = basename(filePath, extname(filePath)).toLowerCase()
    const found =
      datasets.find((each) => sheet !== '' && each.filename === filePath && each.sheet === sheet) ??
      datasets.find(({ name }) => name.toLowerCase() === stem) ??
      only
    if (!found) return block
    const source = block.configuration['dataSource'] as { config: object }
    const config = { ...source.config, datasetId: found.id }
    return {
      ...block,
      configuration: { ...block.configuration, dataSource: { ...source, config } },
    }
  })
  return { ...pipeline, blocks }
}
