import { reachedOutside } from '../../targets/outside-way.ts'
import { EXPORT_WORDS, SAMPLE_ROWS } from '../export.ts'
import type { Export, ExportFile, ExportGiven, ExportSample, PythonTarget } from '../export.ts'
import { JSON_PACKAGE, packageLines, TEST_PACKAGE } from '../r-packages.ts'
import { readme } from '../readme.ts'
import { requirementLines } from '../requirements.ts'
import { R_TEST_FILE } from './r-test-file.ts'
import { testFile } from './test-file.ts'

/** A project to go on with: code, what it takes, and tests that replay a sample. */
export const archive: Export = {
  id: 'archive',
  ...EXPORT_WORDS.archive,
  python: {
    files: (given) => [
      { path: 'README.md', text: readme(given, sections(given, PYTHON)) },
      { path: 'pipeline.py', text: given.target.print(given.program, given.sources) },
      pipelineFile(given),
      { path: 'requirements.txt', text: requirementLines(given) },
      { path: '.gitignore', text: lines(['.venv/', '__pycache__/', '/data/', '/output/']) },
      ...pythonTests(given),
    ],
    notes,
  },
  r: {
    files: (given) => [
      { path: 'README.md', text: readme(given, sections(given, R)) },
      { path: 'pipeline.R', text: given.target.print(given.program, given.sources) },
      pipelineFile(given),
      { path: 'packages.txt', text: packageLines(given) },
      { path: '.gitignore', text: lines(['.Rhistory', '/data/', '/output/']) },
      ...(given.sample
        ? [
            {
              path: 'tests/packages.txt',
              text: packageLines(given, JSON_PACKAGE, TEST_PACKAGE),
            },
            { path: 'tests/test-pipeline.R', text: R_TEST_FILE },
            expectedFile(given.sample),
          ]
        : []),
    ],
    notes,
  },
}

function notes({ program, target }: ExportGiven): readonly string[] {
  return reachedOutside(program, target.id).length > 0 ? [WITHOUT_TESTS] : [HELD]
}

const WITHOUT_TESTS =
  'The archive holds no tests: the code asks for its rows itself, and no sample of them can stand in.'
const HELD = `The archive holds the first ${SAMPLE_ROWS} rows of each table, as they are, for its tests.`

function pipelineFile({ pipeline }: ExportGiven): ExportFile {
  return { path: 'pipeline.json', text: `${JSON.stringify(pipeline, null, 2)}\n` }
}

function expectedFile({ stops, results }: ExportSample): ExportFile {
  const text = `${JSON.stringify({ stops, results }, null, 2)}\n`
  return { path: 'tests/expected/results.json', text }
}

function pythonTests(given: ExportGiven<PythonTarget>): readonly ExportFile[] {
  const { sample } = given
  if (!sample) return []
  return [
    { path: 'tests/__init__.py', text: '' },
    { path: 'tests/requirements.txt', text: lines(['-r ../requirements.txt', ...readers(given)]) },
    { path: 'tests/test_pipeline.py', text: testFile(given.target) },
    expectedFile(sample),
  ]
}

/** A language that writes workbooks need not read them, but its test does. */
function readers({ sample, target }: ExportGiven<PythonTarget>): readonly string[] {
  const hasWorkbook = sample?.results.some(({ format }) => format === 'excel') ?? false
  const taken = new Set(target.python.requirements)
  return hasWorkbook ? WORKBOOK_READER.filter((each) => !taken.has(each)) : []
}

const WORKBOOK_READER = ['et_xmlfile==2.0.0', 'openpyxl==3.1.5']

interface Commands {
  readonly run: string
  readonly test: string
}

const PYTHON: Commands = {
  run: `python3 -m venv .venv
.venv/bin/pip install --requirement tests/requirements.txt
.venv/bin/python pipeline.py --input-dir data --output-dir output`,
  test: '.venv/bin/python -m unittest',
}

const R: Commands = {
  run: `apt-get install --no-install-recommends $(cat tests/packages.txt)
Rscript pipeline.R --input-dir data --output-dir output`,
  test: `Rscript -e 'testthat::test_dir("tests")'`,
}

function sections(given: ExportGiven, commands: Commands): readonly string[] {
  const run = `## Run it

Put the data files into \`data\`. The results go to \`output\`.${system(given)}

\`\`\`sh
${given.sample ? commands.run : commands.run.replace('tests/', '')}
\`\`\``
  return given.sample ? [run, testing(given.sample, commands)] : [run]
}

/** What no list of packages of the language names. */
function system({ target }: ExportGiven): string {
  if (target.r) {
    return ' The versions are those of Debian 12, which names all it takes; elsewhere the packages of these names come from CRAN.'
  }
  const { system: beside = [] } = target.python ?? {}
  if (beside.length === 0) return ''
  return ` Beside Python it takes ${beside.map((each) => `\`${each}\``).join(', ')}, as Debian calls it.`
}

function testing({ stops }: ExportSample, { test }: Commands): string {
  const meant =
    stops === null
      ? 'compares every result with the rows that Plainflow gave for it: `tests/expected`.'
      : 'expects a check of the pipeline to stop it, as it stopped Plainflow: the sample does not pass it.'
  return `## Test it

\`\`\`sh
${test}
\`\`\`

The test runs the pipeline on \`tests/sample\` and ${meant}

**The sample is real data:** the first ${SAMPLE_ROWS} rows of each table, as they are. \`tests/sample\` and \`tests/expected\` are to be taken out before this goes to people who may not see them.`
}

function lines(each: readonly string[]): string {
  return `${each.join('\n')}\n`
}
