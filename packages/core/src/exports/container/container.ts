import { outsideDrivers, variablesOf } from '../../targets/outside-way.ts'
import { EXPORT_WORDS } from '../export.ts'
import type { Export, ExportFile, ExportGiven } from '../export.ts'
import { JSON_PACKAGE, packageLines } from '../r-packages.ts'
import { readme } from '../readme.ts'
import { requirementLines } from '../requirements.ts'
import { composeFile, dockerIgnore, pythonDockerfile, R_DOCKERFILE } from './container-files.ts'
import { entryFile } from './entry-file.ts'
import { rEntryFile } from './r-entry-file.ts'

/** An image that runs the code on a mounted folder. Nothing of a user stands in what builds it. */
export const container: Export = {
  id: 'container',
  ...EXPORT_WORDS.container,
  python: {
    files: (given) => {
      const { system = [], environment = {} } = given.target.python
      const drivers = outsideDrivers(given.program, given.target.id)
      return [
        {
          path: 'README.md',
          text: readme(given, [runWords(given), withoutContainer(PYTHON_COMMANDS)]),
        },
        { path: 'Dockerfile', text: pythonDockerfile({ system, environment, drivers }) },
        composed(given),
        {
          path: '.dockerignore',
          text: dockerIgnore('requirements.txt', 'pipeline.py', 'entry.py'),
        },
        { path: 'requirements.txt', text: requirementLines(given) },
        { path: 'entry.py', text: entryFile(given) },
        { path: 'pipeline.py', text: given.target.print(given.program, given.sources) },
      ]
    },
  },
  r: {
    files: (given) => [
      { path: 'README.md', text: readme(given, [runWords(given), withoutContainer(R_COMMANDS)]) },
      { path: 'Dockerfile', text: R_DOCKERFILE },
      composed(given),
      { path: '.dockerignore', text: dockerIgnore('packages.txt', 'pipeline.R', 'entry.R') },
      { path: 'packages.txt', text: packageLines(given, JSON_PACKAGE) },
      { path: 'entry.R', text: rEntryFile(given) },
      { path: 'pipeline.R', text: given.target.print(given.program, given.sources) },
    ],
  },
}

function composed({ program, sources, target }: ExportGiven): ExportFile {
  return { path: 'compose.yaml', text: composeFile(variablesOf(program, sources, target.id)) }
}

/** Only a pipeline that reaches outside has a network. */
function runWords({ program, sources, target }: ExportGiven): string {
  const variables = variablesOf(program, sources, target.id)
  if (variables.length === 0) return RUN
  const named = variables.map((each) => `\`${each}\``).join(', ')
  return RUN.replace(
    'without network, and can write nowhere else.',
    `and can write to no other folder. ${named} of your environment is handed to it.`,
  )
}

const RUN = `## Run it

Put the data files into \`input\`, make \`output\`, and start it:

\`\`\`sh
mkdir -p input output
export PIPELINE_UID=$(id -u) PIPELINE_GID=$(id -g)
docker compose run --build --rm pipeline
\`\`\`

The results are in \`output\`, with \`.pipeline-status.json\`, which says how the last run ended. The container runs as an ordinary user, without network, and can write nowhere else.`

const PYTHON_COMMANDS = `python3 -m venv .venv
.venv/bin/pip install --requirement requirements.txt
.venv/bin/python entry.py run --input-dir input --output-dir output
.venv/bin/python entry.py health --input-dir input --output-dir output`

const R_COMMANDS = `apt-get install --no-install-recommends $(cat packages.txt)
Rscript entry.R run --input-dir input --output-dir output
Rscript entry.R health --input-dir input --output-dir output`

function withoutContainer(commands: string): string {
  return `## Without a container

\`\`\`sh
${commands}
\`\`\`

\`health\` is what the container is asked while it runs: it fails where a data file is missing, the results cannot be written, or the last run failed.`
}
