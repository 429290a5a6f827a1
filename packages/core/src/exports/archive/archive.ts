import { EXPORT_WORDS, SAMPLE_ROWS } from '../export.ts'
import type { Export, ExportFile, ExportGiven, ExportSample } from '../export.ts'
import { readme } from '../readme.ts'
import { testFile } from './test-file.ts'

/** A project to go on with: code, what it takes, and tests that replay a sample. */
export const archive: Export = {
  id: 'archive',
  ...EXPORT_WORDS.archive,
  files: (given) => [
    { path: 'README.md', text: readme(given, sections(given)) },
    { path: 'pipeline.py', text: given.target.print(given.program, given.sources) },
    { path: 'pipeline.json', text: `${JSON.stringify(given.pipeline, null, 2)}\n` },
    { path: 'requirements.txt', text: lines(given.target.python.requirements) },
    { path: '.gitignore', text: lines(['.venv/', '__pycache__/', '/data/', '/output/']) },
    ...testFiles(given),
  ],
  notes: () => [
    `The archive holds the first ${SAMPLE_ROWS} rows of each table, as they are, for its tests.`,
  ],
}

function testFiles(given: ExportGiven): readonly ExportFile[] {
  const { sample } = given
  if (!sample) return []
  const { results, stops } = sample
  return [
    { path: 'tests/__init__.py', text: '' },
    { path: 'tests/requirements.txt', text: lines(['-r ../requirements.txt', ...readers(given)]) },
    { path: 'tests/test_pipeline.py', text: testFile(given.target) },
    {
      path: 'tests/expected/results.json',
      text: `${JSON.stringify({ stops, results }, null, 2)}\n`,
    },
  ]
}

/** A language that writes workbooks need not read them, but its test does. */
function readers({ sample, target }: ExportGiven): readonly string[] {
  const hasWorkbook = sample?.results.some(({ format }) => format === 'excel') ?? false
  const taken = new Set(target.python.requirements)
  return hasWorkbook ? WORKBOOK_READER.filter((each) => !taken.has(each)) : []
}

const WORKBOOK_READER = ['et_xmlfile==2.0.0', 'openpyxl==3.1.5']

function sections({ sample }: ExportGiven): readonly string[] {
  const run = `## Run it

Put the data files into \`data\`. The results go to \`output\`.

\`\`\`sh
python3 -m venv .venv
.venv/bin/pip install --requirement tests/requirements.txt
.venv/bin/python pipeline.py --input-dir data --output-dir output
\`\`\``
  return sample ? [run, testing(sample)] : [run]
}

function testing({ stops }: ExportSample): string {
  const meant =
    stops === null
      ? 'compares every result with the rows that Plainflow gave for it: `tests/expected`.'
      : 'expects a check of the pipeline to stop it, as it stopped Plainflow: the sample does not pass it.'
  return `## Test it

\`\`\`sh
.venv/bin/python -m unittest
\`\`\`

The test runs the pipeline on \`tests/sample\` and ${meant}

**The sample is real data:** the first ${SAMPLE_ROWS} rows of each table, as they are. \`tests/sample\` and \`tests/expected\` are to be taken out before this goes to people who may not see them.`
}

function lines(each: readonly string[]): string {
  return `${each.join('\n')}\n`
}
