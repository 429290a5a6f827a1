import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Program } from '../relation/program.ts'
import type { Relation } from '../relation/relation.ts'
import { codeConnections } from '../targets/code-connections.ts'
import type { Sources, TargetId } from '../targets/target.ts'
import { exportPipeline } from './export-pipeline.ts'
import { EXPORT_TARGETS, PYTHON_TARGETS, R_TARGETS } from './exports.ts'
import type { ExportFile, ExportId, ExportTarget } from './export.ts'

const NASTY = [
  '\n',
  '\r\n',
  '\u2028',
  '"',
  "'",
  '"""',
  '\\',
  '\\n',
  '`',
  '$(x)',
  '${x}',
  '{{ x }}',
  '%s',
  ': ',
  '- ',
  '# ',
  'FROM x',
  'RUN x',
  '*/',
  ']]>',
  '<script>',
  '../',
  '\u202E',
  '\uD800',
  'é',
  'a',
]
const hostile = fc
  .array(fc.constantFrom(...NASTY), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(''))
const runs = { numRuns: 300 }

describe('whatever things are called', () => {
  test('a notebook is JSON with a cell for each block, and ids of its own', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, label, name) => {
        const [file] = exported('notebook', title, label, name)
        expect(file?.path).toMatch(/^[a-z0-9-]+\.ipynb$/)
        const book = JSON.parse(file?.text ?? '') as { cells: { id: string; source: string[] }[] }
        const ids = book.cells.map(({ id }) => id)
        expect(ids.filter((id) => /^block-\d+$/.test(id))).toEqual(['block-1', 'block-2'])
        expect(new Set(ids).size).toBe(ids.length)
        for (const { id, source } of book.cells) {
          if (!id.endsWith('-text') && id !== 'title') continue
          // Words of a user stay on the lines that are ours.
          expect(source.join('')).not.toMatch(/<script>|[\u2028\u202E]/)
        }
      }),
      runs,
    )
  })

  test('the id and file of a DAG are plain, and no name is outside a literal', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, label, name) => {
        const [file] = exported('airflow', title, label, name)
        expect(file?.path).toMatch(/^[a-z][a-z0-9_]*\.py$/)
        const id = /dag_id="([^"]*)"/.exec(file?.text ?? '')?.[1]
        expect(`${id}.py`).toBe(file?.path)
        // As many lines as with plain names: nothing breaks out of its line.
        const plain = exported('airflow', 'x', 'x', 'x')[0]?.text ?? ''
        expect(withoutLayout(file?.text)).toBe(withoutLayout(plain))
      }),
      runs,
    )
  })

  test('what builds a container is the same for everybody', () => {
    const plain = exported('container', 'x', 'x', 'x')
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, label, name) => {
        const files = exported('container', title, label, name)
        expect(files.map(({ path }) => path)).toEqual(plain.map(({ path }) => path))
        for (const fixed of ['Dockerfile', 'compose.yaml', '.dockerignore', 'requirements.txt'])
          expect(textOf(files, fixed)).toBe(textOf(plain, fixed))
      }),
      runs,
    )
  })
})

test.each([
  ['pandas', 'FROM ARG ARG ENV WORKDIR COPY RUN COPY RUN USER HEALTHCHECK ENTRYPOINT CMD'],
  ['pyspark', 'FROM ARG ARG ENV WORKDIR RUN COPY RUN COPY RUN USER HEALTHCHECK ENTRYPOINT CMD'],
  ['dplyr', 'FROM ARG ARG ENV WORKDIR COPY RUN COPY RUN USER HEALTHCHECK ENTRYPOINT CMD'],
] as const)('a Dockerfile of %s has the instructions it should, and no other', (id, wanted) => {
  const text = textOf(exported('container', 'x', 'x', 'x', targetOf(id)), 'Dockerfile')
  const instructions = text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replaceAll(/\s+/g, ' '))
  const words = instructions.map((line) => line.split(' ')[0])
  expect(words.join(' ')).toBe(wanted)
  expect(instructions[0]).toMatch(/^FROM (?:python:\d+\.\d+\.\d+-slim-\w+|debian:12\.\d+-slim)$/)
  expect(instructions).toContain('ARG PIPELINE_UID=10001')
  expect(instructions).toContain('USER ${PIPELINE_UID}:${PIPELINE_GID}')
  for (const line of instructions.filter((each) => /^(?:ENTRYPOINT|CMD) /.test(each)))
    expect(JSON.parse(line.replace(/^\w+ /, ''))).toBeInstanceOf(Array)
})

test('requirements name exact versions', () => {
  for (const { python } of PYTHON_TARGETS)
    for (const each of python.requirements) expect(each).toMatch(/^[\w-]+==[\w.]+$/)
  for (const { r } of R_TARGETS)
    for (const each of r.packages) expect(each).toMatch(/^r-[\w-]+=[\w.+-]+$/)
})

test.each([
  ['pandas', 'requirements.txt', /^psycopg==\S+$/m],
  ['pyspark', 'Dockerfile', /spark\.jars\.packages', 'org\.postgresql:postgresql:[\d.]+'/],
  ['pyspark', 'README.md', /`org\.postgresql:postgresql:[\d.]+`, fetched from Maven/],
  ['dplyr', 'packages.txt', /^r-cran-rpostgresql=\S+$/m],
] as const)('a container of %s has what opens a database, where it reads one', (id, file, line) => {
  const files = given('x', 'x', 'x', targetOf(id))
  const [load, out] = files.program.steps
  if (!load || !out) throw new Error('two steps')
  const connected = { connection: 'c1', connector: 'postgresql' }
  const outside = { ...connected, kind: 'table', schema: '', table: 'orders' } as const
  const relation: Relation = { kind: 'from', outside, columns: load.columns }
  const made = exportPipeline('container', {
    ...files,
    program: { steps: [{ ...load, relation }, out] },
    sources: codeConnections([{ id: 'c1', name: 'Shop', connector: 'postgresql' }]),
  })
  expect(textOf('files' in made ? made.files : [], file)).toMatch(line)
  expect(textOf(exported('container', 'x', 'x', 'x', targetOf(id)), file)).not.toMatch(line)
})

test('a DAG is not made of R, which is said', () => {
  const made = exportPipeline('airflow', given('x', 'x', 'x', targetOf('dplyr')))
  expect(made).toEqual({ refused: [expect.stringContaining('The tasks of a DAG are Python')] })
})

test('no step of an R notebook has the name of a helper beside it', () => {
  const [file] = exported('notebook', 'x', 'x', 'x', targetOf('dplyr'), 'read_cells')
  const book = JSON.parse(file?.text ?? '') as { cells: { id: string; source: string[] }[] }
  const cell = book.cells.find(({ id }) => id === 'block-1')?.source.join('')
  expect(cell).toMatch(/^strictly\(\{\n  read_cells_ <- read_cells\(/)
  expect(cell).toMatch(/\nhead\(read_cells_, 10\)$/)
})

test('a pipeline without blocks is refused with a word', () => {
  const empty = { ...given('x', 'x', 'x', targetOf('pandas')), program: { steps: [] } }
  expect(exportPipeline('notebook', empty)).toEqual({
    refused: ['The pipeline has no blocks yet.'],
  })
})

function targetOf(id: TargetId): ExportTarget {
  const target = EXPORT_TARGETS.find((each) => each.id === id)
  if (!target) throw new Error(`no target ${id}`)
  return target
}

function exported(
  id: ExportId,
  title: string,
  label: string,
  name: string,
  target = targetOf('pandas'),
  load = 'load',
): readonly ExportFile[] {
  const made = exportPipeline(id, given(title, label, name, target, load))
  if (!('files' in made)) throw new Error(made.refused.join(' '))
  return made.files
}

function given(title: string, label: string, name: string, target: ExportTarget, load = 'load') {
  const columns = [{ name, type: 'text' as const }]
  const sources: Sources = { d: { path: `${name}.csv`, format: 'csv' } }
  const program: Program = {
    steps: [
      {
        id: 'l',
        block: 'l',
        name: load,
        sentence: label,
        columns,
        relation: { kind: 'from', dataset: 'd', columns },
      },
      {
        id: 'e',
        block: 'e',
        name: 'out',
        sentence: label,
        columns,
        relation: { kind: 'step', step: 'l', columns },
        outlet: { kind: 'file', format: 'csv', name, compress: false },
      },
    ],
  }
  const block = { type: 'x', label, position: { x: 0, y: 0 }, data: {}, configuration: {} }
  const pipeline = {
    blocks: [
      { ...block, id: 'l' },
      { ...block, id: 'e' },
    ],
    connections: [],
  }
  return { title, pipeline, program, sources, target }
}

function textOf(files: readonly ExportFile[], path: string): string {
  return files.find((file) => file.path === path)?.text ?? ''
}

/** The code without its texts and comments, and without the breaks that long texts make. */
function withoutLayout(code = ''): string {
  return code
    .replaceAll(/"""[^]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|#.*$/gm, (part) =>
      /^(?:"""|#)/.test(part) ? '' : 'text',
    )
    .replaceAll(/,(?=\s*[)\]}])/g, '')
    .replaceAll(/\s+/g, '')
}
