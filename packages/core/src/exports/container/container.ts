import { EXPORT_WORDS } from '../export.ts'
import type { Export, ExportGiven } from '../export.ts'
import { readme } from '../readme.ts'
import { COMPOSE_FILE, DOCKERFILE, DOCKER_IGNORE } from './container-files.ts'
import { entryFile } from './entry-file.ts'

/** An image that runs the code on a mounted folder. Nothing of a user stands in what builds it. */
export const container: Export = {
  id: 'container',
  ...EXPORT_WORDS.container,
  files: (given) => [
    { path: 'README.md', text: readme(given, SECTIONS) },
    { path: 'Dockerfile', text: DOCKERFILE },
    { path: 'compose.yaml', text: COMPOSE_FILE },
    { path: '.dockerignore', text: DOCKER_IGNORE },
    { path: 'requirements.txt', text: requirements(given) },
    { path: 'entry.py', text: entryFile(given) },
    { path: 'pipeline.py', text: given.target.print(given.program, given.sources) },
  ],
}

function requirements({ target }: ExportGiven): string {
  return `${target.python.requirements.join('\n')}\n`
}

const SECTIONS = [
  `## Run it

Put the data files into \`input\`, make \`output\`, and start it:

\`\`\`sh
mkdir -p input output
PIPELINE_UID=$(id -u) PIPELINE_GID=$(id -g) docker compose run --build --rm pipeline
\`\`\`

The results are in \`output\`, with \`.pipeline-status.json\`, which says how the last run ended. The container runs as an ordinary user, without network, and can write nowhere else.`,
  `## Without a container

\`\`\`sh
python3 -m venv .venv
.venv/bin/pip install --requirement requirements.txt
.venv/bin/python entry.py run --input-dir input --output-dir output
.venv/bin/python entry.py health --input-dir input --output-dir output
\`\`\`

\`health\` is what the container is asked while it runs: it fails where a data file is missing, the results cannot be written, or the last run failed.`,
]
