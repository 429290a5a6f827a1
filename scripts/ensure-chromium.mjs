import { access, constants } from 'node:fs/promises'
import { installDebian } from './install-debian.mjs'

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
  try {
    await installDebian('Chromium', ['chromium'])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { path: null, reason: `${reason}; another browser is named by PLAINFLOW_CHROMIUM` }
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
