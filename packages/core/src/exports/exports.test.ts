import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Program } from '../relation/program.ts'
import type { Sources } from '../targets/target.ts'
import { exportPipeline } from './export-pipeline.ts'
import { PYTHON_TARGETS } from './exports.ts'
import type { ExportFile, ExportId } from './export.ts'

const [TARGET] = PYTHON_TARGETS
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

test('a Dockerfile has the instructions it should, and no other', () => {
  const text = textOf(exported('container', 'x', 'x', 'x'), 'Dockerfile')
  const instructions = text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replaceAll(/\s+/g, ' '))
  const words = instructions.map((line) => line.split(' ')[0])
  expect(words.join(' ')).toBe('FROM ENV WORKDIR COPY RUN COPY RUN USER HEALTHCHECK ENTRYPOINT CMD')
  expect(instructions[0]).toMatch(/^FROM python:\d+\.\d+\.\d+-slim-\w+$/)
  expect(instructions).toContain('USER 10001:10001')
  for (const line of instructions.filter((each) => /^(?:ENTRYPOINT|CMD) /.test(each)))
    expect(JSON.parse(line.replace(/^\w+ /, ''))).toBeInstanceOf(Array)
})

test('requirements name exact versions', () => {
  for (const { python } of PYTHON_TARGETS)
    for (const each of python.requirements) expect(each).toMatch(/^[\w-]+==[\w.]+$/)
})

test('a pipeline without blocks is refused with a word', () => {
  if (!TARGET) throw new Error('no target')
  const given = { title: 'x', pipeline: { blocks: [], connections: [] }, sources: {} }
  expect(exportPipeline('notebook', { ...given, program: { steps: [] }, target: TARGET })).toEqual({
    refused: ['The pipeline has no blocks yet.'],
  })
})

function exported(id: ExportId, title: string, label: string, name: string): readonly ExportFile[] {
  if (!TARGET) throw new Error('no target')
  const columns = [{ name, type: 'text' as const }]
  const sources: Sources = { d: { path: `${name}.csv`, format: 'csv' } }
  const program: Program = {
    steps: [
      {
        id: 'l',
        block: 'l',
        name: 'load',
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
  const made = exportPipeline(id, { title, pipeline, program, sources, target: TARGET })
  if (!('files' in made)) throw new Error(made.refused.join(' '))
  return made.files
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
