import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { mkdir, realpath, rm } from 'node:fs/promises'
import { homedir, platform, tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { makeHome } from '../process/child-home.ts'
import { findIsolation } from '../process/isolation.ts'
import { CONFINE } from './confine-script.ts'

/**
 * How far a program that is not ours can be held on this machine. `folder`: no network, no other
 * processes, nothing to write but its own folder, and homes, temporary and given places out of sight.
 * `network`: no network. `limits`: what it takes is limited, and no more.
 */
export type SandboxLevel = 'folder' | 'network' | 'limits'

/** A place for one program: where it works, and where it keeps what is temporary. */
export interface Box {
  readonly root: string
  readonly work: string
  readonly home: string
  remove(): Promise<void>
}

export async function makeBox(): Promise<Box> {
  const root = await realpath(await makeHome('box'))
  const [work, home] = [join(root, 'work'), join(root, 'home')]
  for (const folder of [work, home, join(root, 'stage')]) await mkdir(folder)
  const remove = () => rm(root, { recursive: true, force: true, maxRetries: 3 })
  return { root, work, home, remove }
}

export interface Confined {
  readonly box: Box
  /** Where the program itself is installed; seen even where it lies in a place that is hidden. */
  readonly keep: readonly string[]
  /** What it must not see, beside homes and temporary files. */
  readonly hide: readonly string[]
}

/** The command that runs another one in its box, held as far as this machine allows. */
export async function confinedCommand(
  command: readonly string[],
  { box, keep, hide }: Confined,
  level?: SandboxLevel,
): Promise<readonly string[]> {
  const found = level ?? (await findSandbox())
  if (found !== 'folder') return [...(await findIsolation()).prefix, ...command]
  const covers = coversFor(box, hide)
  const words = covers.flatMap((cover) => {
    const kept = [...new Set([...keep, box.work, box.home])].filter((each) => within(each, cover))
    return [cover, String(kept.length), ...kept]
  })
  const script = ['/bin/sh', '-c', CONFINE, 'sh', box.root, String(covers.length), ...words]
  return [...NAMESPACES, ...script, ...command]
}

let level: Promise<SandboxLevel> | undefined

/** Found out once, by trying it; where it could not be tried, the next who asks tries again. */
export function findSandbox(): Promise<SandboxLevel> {
  level ??= probe().catch((error: unknown) => {
    level = undefined
    throw error
  })
  return level
}

async function probe(): Promise<SandboxLevel> {
  const { network } = await findIsolation()
  if (platform() === 'linux') {
    const box = await makeBox()
    try {
      const command = await confinedCommand(['true'], { box, keep: [], hide: [] }, 'folder')
      if (await succeeds(command)) return 'folder'
    } finally {
      await box.remove()
    }
  }
  return network === 'namespace' ? 'network' : 'limits'
}

/** Dies with this process; has no network, no other processes and mounts of its own. */
const NAMESPACES =
  'setpriv --pdeathsig KILL unshare --map-root-user --net --ipc --mount --pid --fork --kill-child'.split(
    ' ',
  )

/** Homes hold keys and passwords, /run the sockets of other services, /tmp other people's work. */
const COVERED = ['/home', '/root', '/run', '/tmp', '/var/tmp', '/dev/shm']

/** None within another; the one that holds the box last, as the others are prepared in the box. */
function coversFor(box: Box, hide: readonly string[]): readonly string[] {
  const wanted = [...COVERED, homedir(), tmpdir(), ...hide]
    .filter((each) => existsSync(each))
    .map((each) => realpathSync(each))
    .filter((each) => each !== '/')
  const all = [...new Set(wanted)]
  return all
    .filter((each) => !all.some((other) => other !== each && within(each, other)))
    .toSorted((one, other) => Number(within(box.root, one)) - Number(within(box.root, other)))
}

function within(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep)
}

function succeeds([file = '', ...args]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(file, args, { timeout: 20_000 }, (error) => resolve(error === null))
  })
}
