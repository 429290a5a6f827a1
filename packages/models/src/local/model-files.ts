import { constants } from 'node:fs'
import { copyFile, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type GgufHeader, readGguf } from './gguf.ts'
import { RUNTIME_FOLDER } from './install-runtime.ts'
import { ModelFileProblem } from './model-file-problem.ts'

const modelSchema = z.object({
  name: z.string(),
  /** What the file says it is. */
  title: z.string().nullable(),
  bytes: z.number(),
  /** Bytes of memory it takes while it is loaded. */
  memory: z.number(),
  context: z.number().nullable(),
})
export type AddedModel = z.infer<typeof modelSchema>

const listSchema = z.object({ inUse: z.string().nullable(), models: z.array(modelSchema) })

/** A model that can be started. */
export interface ModelFile {
  readonly name: string
  readonly path: string
  /** Where what runs it is installed. */
  readonly runtime: string
  /** Bytes its process may use. */
  readonly memory: number
}

/** The models an installation has in files, beneath its data folder, and which of them is used. */
export class ModelFiles {
  readonly folder: string

  constructor(dataFolder: string) {
    this.folder = join(dataFolder, 'models')
  }

  async list(): Promise<z.infer<typeof listSchema>> {
    const text = await readFile(this.#list, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (text === null) return { inUse: null, models: [] }
    const read = listSchema.safeParse(jsonOf(text))
    if (read.success) return read.data
    throw new ModelFileProblem(`${this.#list} cannot be read. Remove it and add the models again.`)
  }

  /**
   * Takes a file in under a name. It is linked where that is possible and copied elsewhere: it takes no
   * second place on the disk, and stays when the other is removed.
   */
  async add(name: string, from: string): Promise<AddedModel> {
    const header = await headerOfModel(from)
    const { size: bytes } = await stat(from)
    const list = await this.list()
    if (list.models.some((model) => model.name === name))
      throw new ModelFileProblem(`There is a model ${name} already. Remove it first.`)
    await mkdir(this.folder, { recursive: true })
    const path = this.#pathOf(name)
    await rm(path, { force: true })
    await link(from, path).catch(() => copyFile(from, path, constants.COPYFILE_FICLONE))
    const { title, context } = header
    const model = { name, title, bytes, memory: memoryOf(bytes, header), context }
    await this.#write({ ...list, models: [...list.models, model] })
    return model
  }

  /** Null: none is used. */
  async use(name: string | null): Promise<void> {
    const list = await this.list()
    if (name !== null) needed(name, list.models)
    await this.#write({ ...list, inUse: name })
  }

  async remove(name: string): Promise<void> {
    const list = await this.list()
    needed(name, list.models)
    const inUse = list.inUse === name ? null : list.inUse
    await this.#write({ inUse, models: list.models.filter((model) => model.name !== name) })
    await rm(this.#pathOf(name), { force: true })
  }

  async find(name: string): Promise<ModelFile> {
    const { models } = await this.list()
    const { memory } = needed(name, models)
    // Estimated: what is ended for it would have harmed others, not what needs a little more.
    const most = memory * 1.5 + 1_000_000_000
    return {
      name,
      path: this.#pathOf(name),
      runtime: join(this.folder, RUNTIME_FOLDER),
      memory: most,
    }
  }

  get #list(): string {
    return join(this.folder, 'models.json')
  }

  #pathOf(name: string): string {
    return join(this.folder, `${name}.gguf`)
  }

  async #write(list: z.infer<typeof listSchema>): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    const part = `${this.#list}.part`
    await writeFile(part, `${JSON.stringify(list, null, 2)}\n`)
    await rename(part, this.#list)
  }
}

/** A name is part of a path and a word of the command line. */
export function nameOfModel(text: string): string {
  const name = text
    .replace(/\.gguf$/i, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replaceAll(/^[.-]+|[.-]+$/g, '')
    .slice(0, 80)
  if (name === '') throw new ModelFileProblem('Give the model a name of letters: --name small')
  return name
}

async function headerOfModel(path: string): Promise<GgufHeader> {
  const header = await readGguf(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new ModelFileProblem(`There is no file ${path}.`)
    if (error.code === 'EISDIR') throw new ModelFileProblem(`${path} is a folder, not a file.`)
    throw error
  })
  if (header) return header
  const wanted =
    'Models are read as GGUF; most are offered in this form too, as files that end in .gguf.'
  throw new ModelFileProblem(`${path} is no GGUF file. ${wanted}`)
}

/** As many tokens as a question with its tables and an answer have. */
export const MOST_CONTEXT = 8_192
/** Of the program itself, and for computing. */
const BESIDE_BYTES = 400_000_000

function memoryOf(bytes: number, { context, bytesPerToken }: GgufHeader): number {
  return bytes + bytesPerToken * Math.min(context ?? MOST_CONTEXT, MOST_CONTEXT) + BESIDE_BYTES
}

function needed(name: string, models: readonly AddedModel[]): AddedModel {
  const found = models.find((model) => model.name === name)
  if (found) return found
  const names = models.map((model) => model.name).join(', ')
  const known =
    names === '' ? 'Add one first: plainflow model add file.gguf' : `There are ${names}.`
  throw new ModelFileProblem(`There is no model ${name}. ${known}`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
