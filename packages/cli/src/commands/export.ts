import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { pipeline as piped } from 'node:stream/promises'
import {
  compilePipeline,
  EXPORT_IDS,
  EXPORT_WORDS,
  type ExportId,
  exportPipeline,
  exportStem,
  type ExportWords,
  PYTHON_TARGETS,
  type PythonTarget,
} from '@plainflow/core'
import { type ZipEntry, zipEntries } from '@plainflow/engine'
import { type Command, CommandFailed, DATA_HELP, DATA_OPTION, UsageError } from '../command.ts'
import { diagnosticLines } from '../diagnostic-lines.ts'
import { openPipeline } from '../open-pipeline.ts'
import { writeCopies } from '../write-copies.ts'

export const exportCommand: Command = {
  name: 'export',
  summary: `Write a pipeline file as a ${EXPORT_IDS.map((id) => EXPORT_WORDS[id].label).join(', ')}`,
  usage: `pipeline.json --as ${EXPORT_IDS.join('|')} [--target name] [--data [name=]path]… [--out path]`,
  help: [
    ['--as form', EXPORT_IDS.map((id) => `${id} (${EXPORT_WORDS[id].label})`).join(', ')],
    ['--target name', `${PYTHON_TARGETS.map(({ id }) => id).join(' or ')} (default: the first)`],
    DATA_HELP,
    ['--out path', 'the file, or a folder for several files (default: named after the pipeline)'],
  ],
  options: {
    ...DATA_OPTION,
    as: { type: 'string' },
    target: { type: 'string' },
    out: { type: 'string' },
  },
  async run({ words, text, texts }) {
    const id = readForm(text('as'))
    const target = readTarget(text('target'))
    const { pipeline, data } = await openPipeline(words[0], texts('data'))
    try {
      const compiled = compilePipeline(pipeline, data.catalogue)
      if ('diagnostics' in compiled) {
        const [first] = diagnosticLines(compiled.diagnostics, pipeline)
        throw new CommandFailed(first ?? 'It does not compile.')
      }
      const { program } = compiled
      const path = words[0] ?? ''
      const title = basename(path, extname(path))
      const { sources } = data
      const made = exportPipeline(id, { title, pipeline, program, sources, target })
      if ('refused' in made) throw new CommandFailed(made.refused.join(' '))
      const written = await write(made.files, { id, title, out: text('out') })
      for (const gap of made.gaps) process.stderr.write(`${gap}\n`)
      const told = await writeCopies(target, program, data, written.beside)
      for (const line of told) process.stderr.write(`${line}\n`)
      process.stdout.write(`${written.path}\n`)
    } finally {
      await data.close()
    }
    return 0
  },
}

function readForm(word: string | undefined): ExportId {
  const found = EXPORT_IDS.find((id) => id === word?.toLowerCase())
  if (found) return found
  const said = word === undefined ? '--as is missing' : `There is no export "${word}"`
  throw new UsageError(`${said}; ${EXPORT_IDS.join(', ')} exist.`)
}

function readTarget(word: string | undefined): PythonTarget {
  const wanted = word?.toLowerCase()
  const found = PYTHON_TARGETS.find(({ id, language }, index) => {
    return id === wanted || (index === 0 && (wanted === undefined || wanted === language))
  })
  if (found) return found
  const known = PYTHON_TARGETS.map(({ id }) => id).join(', ')
  throw new UsageError(`Nothing is exported from the target "${word}"; ${known} exist.`)
}

function wordsOf(id: ExportId): ExportWords {
  return EXPORT_WORDS[id]
}

interface Written {
  /** What is told: the file, or the folder. */
  readonly path: string
  /** A file beside which copies of the data belong. */
  readonly beside: string
}

/** One file as itself, several as an archive, or as files where the place is a folder. */
async function write(
  entries: readonly ZipEntry[],
  { id, title, out }: { id: ExportId; title: string; out: string | undefined },
): Promise<Written> {
  const { ending } = wordsOf(id)
  const path = out ?? `${exportStem(title, ending === '.py' ? '_' : '-')}${ending}`
  // A name nobody has chosen must not replace what is there.
  const flags = out === undefined ? 'wx' : 'w'
  const [only] = entries
  try {
    if (ending !== '.zip' && only && 'text' in only) {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, only.text, { flag: flags })
      return { path, beside: path }
    }
    if (extname(path).toLowerCase() === '.zip') {
      await mkdir(dirname(path), { recursive: true })
      await piped(zipEntries(entries), createWriteStream(path, { flags }))
      return { path, beside: path }
    }
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!isThere) throw error
    throw new CommandFailed(`${path} is there already. --out path names another.`)
  }
  for (const entry of entries) {
    const to = join(path, ...entry.path.split('/'))
    await mkdir(dirname(to), { recursive: true })
    if ('text' in entry) await writeFile(to, entry.text)
    else await copyFile(entry.file, to)
  }
  return { path, beside: join(path, entries[0]?.path ?? '') }
}
