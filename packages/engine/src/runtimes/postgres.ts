import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ask, interpreterRuntime } from './interpreter.ts'
import type { Environment, Runtime } from './runtime.ts'

/**
 * PostgreSQL in the box itself: without a network there is no other to reach, and none of another's data
 * to touch. Its socket and its tables lie in the box and go with it. Only a script that is handed the way to
 * a database runs there.
 */
export const postgresRuntime: Runtime = {
  async find(env) {
    const bin = await findPrograms(env)
    if (!bin)
      return {
        missing:
          'A PostgreSQL server (initdb, postgres, psql) is not installed here. On Debian and Ubuntu: apt-get install postgresql (PLAINFLOW_POSTGRES can name the folder of its programs)',
      }
    return interpreterRuntime({
      versions: [{ name: 'PostgreSQL', version: bin.version }],
      keep: [bin.folder],
      command: (file, [variable]) =>
        variable === undefined
          ? ['/bin/sh', '-c', SCRIPT, 'sh', bin.folder, file]
          : ['/bin/sh', '-c', IN_PLACE, 'sh', bin.folder, file, variable],
      env: () => ({ LC_ALL: 'C' }),
      warnings: (output) =>
        Array.from(output.matchAll(/^psql:.*?: WARNING: {2}(.*)$/gm), ([, text = '']) => text),
      reason: (output) =>
        /^psql:.*?: ERROR: {2}(.*)$/m.exec(output)?.[1]?.slice(0, 500) ??
        output.trim().split('\n').at(-1)?.slice(0, 500) ??
        '',
    })
  },
}

/** What is computed is thrown away, so nothing waits for the disk. */
const SCRIPT = `
bin=$1; file=$2; data=$HOME/data
fail() { cat "$HOME/log" >&2; exit 1; }
"$bin/initdb" -D "$data" -U plainflow -A trust -E UTF8 --no-sync > "$HOME/log" 2>&1 || fail
"$bin/pg_ctl" -D "$data" -w -t 60 -l "$HOME/log" -o "-c listen_addresses= -c unix_socket_directories=$HOME -c fsync=off -c full_page_writes=off -c jit=off" start > /dev/null || fail
PGHOST=$HOME PGUSER=plainflow PGDATABASE=postgres "$bin/psql" -X -q -v ON_ERROR_STOP=1 -f "$file"
code=$?
"$bin/pg_ctl" -D "$data" -m immediate stop > /dev/null
exit $code
`

/** A script for a database of its own runs in that; the variable holds its address. */
const IN_PLACE = `exec "$1/psql" -X -q -v ON_ERROR_STOP=1 -d "$(printenv "$3")" -f "$2"`

async function findPrograms(env: Environment): Promise<{ folder: string; version: string } | null> {
  for (const folder of await folders(env)) {
    const programs: readonly string[] = await readdir(folder).catch(() => [])
    if (!['initdb', 'postgres', 'psql', 'pg_ctl'].every((each) => programs.includes(each))) continue
    const version = /\d+(\.\d+)*/.exec((await ask(join(folder, 'postgres'), ['--version'])) ?? '')
    if (version) return { folder, version: version[0] }
  }
  return null
}

/** As named, as Debian lays them (the newest first), as others do, and along the PATH. */
async function folders(env: Environment): Promise<readonly string[]> {
  const debian = '/usr/lib/postgresql'
  const versions = await readdir(debian).catch(() => [])
  const named = env['PLAINFLOW_POSTGRES']
  return [
    ...(named === undefined ? [] : [named]),
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((each) => join(debian, each, 'bin')),
    '/usr/pgsql/bin',
    ...(env['PATH'] ?? '').split(':').filter((each) => each !== ''),
  ]
}
