/** The images that the printed code is tested like: their Python, and their R with its packages. */
const PYTHON_BASE = 'python:3.11.14-slim-bookworm'
const R_BASE = 'debian:12.11-slim'

export interface PythonImage {
  /** Debian's packages beside Python. */
  readonly system: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  /** Packages of Maven that Spark finds among its jars. */
  readonly drivers: readonly string[]
}

export function pythonDockerfile({ system, environment, drivers }: PythonImage): string {
  const variables = { PYTHONDONTWRITEBYTECODE: '1', PYTHONUNBUFFERED: '1', ...environment }
  const installed = system.length > 0 ? [apt(system.join(' '))] : []
  return dockerfile({
    base: PYTHON_BASE,
    environment: variables,
    install: [
      ...installed,
      `COPY requirements.txt ./
RUN pip install --no-cache-dir --disable-pip-version-check --requirement requirements.txt`,
      ...(drivers.length > 0 ? [fetched(drivers)] : []),
    ],
    files: 'pipeline.py entry.py',
    entry: ['python', 'entry.py'],
  })
}

export const R_DOCKERFILE = dockerfile({
  base: R_BASE,
  // Texts are read as UTF-8 and sorted by code point.
  environment: { LC_ALL: 'C.UTF-8', TZ: 'Etc/UTC' },
  install: [`COPY packages.txt ./\n${apt('$(cat packages.txt)')}`],
  files: 'pipeline.R entry.R',
  entry: ['Rscript', 'entry.R'],
})

interface Image {
  readonly base: string
  readonly environment: Readonly<Record<string, string>>
  readonly install: readonly string[]
  readonly files: string
  readonly entry: readonly string[]
}

/** The user has a name, as Java asks for one; whose files the results are is said on building. */
function dockerfile({ base, environment, install, files, entry }: Image): string {
  const variables = {
    ...environment,
    PIPELINE_INPUT_DIR: '/data/input',
    PIPELINE_OUTPUT_DIR: '/data/output',
  }
  const env = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
  return `FROM ${base}

ARG PIPELINE_UID=10001
ARG PIPELINE_GID=10001

ENV ${env.join(' \\\n    ')}

WORKDIR /app

${install.join('\n\n')}

COPY ${files} ./
RUN groupadd --non-unique --gid "\${PIPELINE_GID}" pipeline \\
    && useradd --non-unique --uid "\${PIPELINE_UID}" --gid "\${PIPELINE_GID}" \\
        --no-create-home --shell /usr/sbin/nologin pipeline \\
    && mkdir -p /data/input /data/output \\
    && chown pipeline:pipeline /data/output

USER \${PIPELINE_UID}:\${PIPELINE_GID}

HEALTHCHECK --interval=30s --timeout=10s --start-period=10s --retries=3 \\
    CMD ${words(...entry, 'health')}

ENTRYPOINT ${words(...entry)}
CMD ["run"]
`
}

/** The exec form, which no shell reads. */
function words(...each: readonly string[]): string {
  return `[${each.map((one) => `"${one}"`).join(', ')}]`
}

function apt(packages: string): string {
  return `RUN apt-get update \\
    && apt-get install --yes --no-install-recommends ${packages} \\
    && rm -rf /var/lib/apt/lists/*`
}

/** Where the image is built, so that it starts without asking Maven; Spark itself knows how. */
function fetched(drivers: readonly string[]): string {
  return `RUN python -c "from pyspark.sql import SparkSession; SparkSession.builder.config('spark.jars.packages', '${drivers.join(',')}').config('spark.jars.ivy', '/tmp/ivy').getOrCreate().stop()" \\
    && cp /tmp/ivy/jars/*.jar "$(python -c 'import os, pyspark; print(os.path.dirname(pyspark.__file__))')/jars/" \\
    && rm -rf /tmp/ivy`
}

/** Without a network, unless it reaches outside: then by addresses that the environment holds. */
export function composeFile(variables: readonly string[]): string {
  if (variables.length === 0) return COMPOSE_FILE
  const passed = variables.map((name) => `      - ${name}\n`).join('')
  return COMPOSE_FILE.replace('    network_mode: none\n', `    environment:\n${passed}`)
}

const COMPOSE_FILE = `services:
  pipeline:
    build:
      context: .
      args:
        PIPELINE_UID: "\${PIPELINE_UID:-10001}"
        PIPELINE_GID: "\${PIPELINE_GID:-10001}"
    user: "\${PIPELINE_UID:-10001}:\${PIPELINE_GID:-10001}"
    read_only: true
    network_mode: none
    cap_drop:
      - ALL
    security_opt:
      - "no-new-privileges:true"
    tmpfs:
      - /tmp
    volumes:
      - "./input:/data/input:ro"
      - "./output:/data/output"
`

export function dockerIgnore(...kept: readonly string[]): string {
  return ['*', ...kept.map((name) => `!${name}`)].map((line) => `${line}\n`).join('')
}
