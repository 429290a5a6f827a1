import { resolve } from 'node:path'
import {
  type AddedModel,
  addFromAddress,
  hasRuntime,
  installRuntime,
  ModelFileProblem,
  ModelFiles,
  nameOfModel,
} from '@plainflow/models/local'
import { type Command, CommandFailed, type Given, UsageError } from '../command.ts'
import { dataFolder } from '../data-folder.ts'

type Task = (files: ModelFiles, word: string | undefined, given: Given) => Promise<string>

const TASKS: Readonly<Record<string, Task>> = {
  async add(files, word, given) {
    const from = needed(word, 'file or address')
    const name = given.text('name') ?? null
    if (!(await hasRuntime(files.folder))) {
      process.stderr.write('Installing what runs models, once (about 90 MB)…\n')
      await installRuntime(files.folder)
    }
    const model = /^https?:\/\//i.test(from)
      ? await fetched(files, from, name)
      : await files.add(nameOfModel(name ?? from.replace(/^.*[\\/]/, '')), resolve(from))
    return `Added ${lineOf(model)}\nUse it with: plainflow model use ${model.name}`
  },
  async list(files) {
    const { models, inUse } = await files.list()
    if (models.length === 0)
      return 'There are no models yet. Add one: plainflow model add file.gguf'
    return models.map((model) => `${model.name === inUse ? '* ' : '  '}${lineOf(model)}`).join('\n')
  },
  async use(files, word) {
    const name = needed(word, 'name of the model')
    const isNone = name === 'none'
    await files.use(isNone ? null : name)
    return isNone
      ? 'No model is used now: sentences are read by the planner alone.'
      : `${name} is used now wherever no other model is named. A server that is running takes it when it is started again.`
  },
  async remove(files, word) {
    const name = needed(word, 'name of the model')
    await files.remove(name)
    return `Removed ${name}`
  },
}

export const model: Command = {
  name: 'model',
  summary: 'Language models in files, run on this machine: add, list, use, remove',
  usage: 'add <file.gguf | address> [--name name] | list | use <name | none> | remove <name>',
  help: [
    ['add <file | address>', 'take in a model: a GGUF file, or the address of one'],
    ['list', 'the models, a * at the one that is used'],
    ['use <name | none>', 'ask this one wherever the environment names no model'],
    ['remove <name>', 'remove it from this installation; your own file stays'],
    ['--name name', 'what to call a model that is added'],
  ],
  options: { name: { type: 'string' } },
  async run(given) {
    const [name = '', word] = given.words
    const task = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined
    if (!task) throw new UsageError(name ? `There is no task "${name}".` : 'The task is missing.')
    try {
      process.stdout.write(`${await task(new ModelFiles(dataFolder()), word, given)}\n`)
      return 0
    } catch (error) {
      if (error instanceof ModelFileProblem) throw new CommandFailed(error.message)
      throw error
    }
  },
}

async function fetched(
  files: ModelFiles,
  address: string,
  name: string | null,
): Promise<AddedModel> {
  let told = -1
  return addFromAddress(address, {
    files,
    name,
    signal: new AbortController().signal,
    onProgress(bytes, all) {
      const share = all === null ? null : Math.floor((bytes / all) * 10)
      if (share === told || share === null) return
      told = share
      process.stderr.write(`${share * 10} % of ${gigabytes(all ?? 0)}\n`)
    },
  })
}

/** `small: SmolLM2 135M, 0.1 GB on the disk, about 0.7 GB of memory while it is used` */
function lineOf({ name, title, bytes, memory }: AddedModel): string {
  const called = title === null ? name : `${name}: ${title}`
  return `${called}, ${gigabytes(bytes)} on the disk, about ${gigabytes(memory)} of memory while it is used`
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`
}

function needed(word: string | undefined, what: string): string {
  if (word === undefined) throw new UsageError(`The ${what} is missing.`)
  return word
}
