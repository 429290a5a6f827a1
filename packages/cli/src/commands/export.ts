import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import {
  EXPORT_IDS,
  EXPORT_WORDS,
  exportFileName,
  type ExportId,
  EXPORT_TARGETS,
  type ExportTarget,
} from '@plainflow/core'
import { exportEntries, programHash } from '@plainflow/engine'
import {
  type Command,
  CommandFailed,
  DATA_HELP,
  DATA_OPTION,
  MODEL_HELP,
  MODEL_OPTION,
  UsageError,
} from '../command.ts'
import { programOf } from '../compile-trained.ts'
import { openPipeline } from '../open-pipeline.ts'
import { readCertificate } from '../read-certificate.ts'
import { writeCopies } from '../write-copies.ts'
import { writeExport } from '../write-export.ts'

export const exportCommand: Command = {
  name: 'export',
  summary: `Write a pipeline file as a ${EXPORT_IDS.map((id) => EXPORT_WORDS[id].label).join(', ')}`,
  usage: `pipeline.json --as ${EXPORT_IDS.join('|')} [--target name] [--data [name=]path]… [--out path]`,
  help: [
    ['--as form', EXPORT_IDS.map((id) => `${id} (${EXPORT_WORDS[id].label})`).join(', ')],
    ['--target name', `${EXPORT_TARGETS.map(({ id }) => id).join(' or ')} (default: the first)`],
    DATA_HELP,
    MODEL_HELP,
    ['--certificate file', 'what "plainflow verify --json" printed, to be stated in it'],
    ['--out path', 'the file, or a folder for several files (default: named after the pipeline)'],
  ],
  options: {
    ...DATA_OPTION,
    ...MODEL_OPTION,
    as: { type: 'string' },
    target: { type: 'string' },
    certificate: { type: 'string' },
    out: { type: 'string' },
  },
  async run({ words, text, texts }) {
    const id = readForm(text('as'))
    const target = readTarget(text('target'))
    const { pipeline, data } = await openPipeline(words[0], texts('data'), texts('model'))
    const folder = await mkdtemp(join(tmpdir(), 'plainflow-export-'))
    try {
      const program = await programOf(pipeline, data)
      const path = words[0] ?? ''
      const title = basename(path, extname(path))
      const { sources, files } = data
      const originals = Object.fromEntries(
        data.catalogue.datasets.map((dataset, index) => [dataset.id, data.paths[index] ?? '']),
      )
      const certificate = await readCertificate(text('certificate'), programHash(program))
      const given = { id, title, pipeline, program, sources, target, files, originals, certificate }
      const made = await exportEntries({ ...given, folder })
      if ('refused' in made) throw new CommandFailed(made.refused.join(' '))
      const written = await writeExport(made.entries, exportFileName(id, title), text('out'))
      for (const gap of made.gaps) process.stderr.write(`${gap}\n`)
      const told = await writeCopies(target, program, data, written.beside)
      for (const line of told) process.stderr.write(`${line}\n`)
      process.stdout.write(`${written.path}\n`)
    } finally {
      await data.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
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

function readTarget(word: string | undefined): ExportTarget {
  const wanted = word?.toLowerCase()
  const found = EXPORT_TARGETS.find(({ id, names = [] }) => {
    return wanted === undefined || [id, ...names].includes(wanted)
  })
  if (found) return found
  const known = EXPORT_TARGETS.map(({ id }) => id).join(', ')
  throw new UsageError(`Nothing is exported from the target "${word}"; ${known} exist.`)
}
