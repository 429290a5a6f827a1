import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root, wherever a script is called from. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
