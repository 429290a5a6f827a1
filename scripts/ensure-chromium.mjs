import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * A Chromium to drive: PLAINFLOW_CHROMIUM, one that is installed, or Debian's, which is installed here
 * when that is possible (root and apt-get).
 *
 * @returns {Promise<{ path: string, reason?: undefined } | { path: null, reason: string }>}
 */
export async function ensureChromium() {
  const found = await firstExecutable([process.env['PLAINFLOW_CHROMIUM'] ?? '', ...CANDIDATES])
  if (found) return { path: found }
  if (process.getuid?.() !== 0) {
    return {
      path: null,
      reason: 'no Chromium found; install it (apt-get install chromium) or set PLAINFLOW_CHROMIUM',
    }
  }
  console.log('Installing Chromium for the browser tests …')
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
  } catch (error) {
    return {
      path: null,
      reason: `Chromium could not be installed: ${String(error).split('\n')[0]}`,
    }
  }
  const installed = await firstExecutable(CANDIDATES)
  return installed ? { path: installed } : { path: null, reason: 'apt-get installed no Chromium' }
}

/** @param {string[]} paths */
async function firstExecutable(paths) {
  for (const path of paths) {
    const ok =
      path &&
      (await access(path, constants.X_OK).then(
        () => true,
        () => false,
      ))
    if (ok) return path
  }
  return null
}
