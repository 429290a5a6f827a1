import { findPython } from '../find-python.mjs'

/** Python with pandas. @returns {Promise<string>} its interpreter */
export async function prepare() {
  const found = await findPython()
  if (found.missing !== undefined) throw new Error(`${found.missing} cannot be had here`)
  return found.python
}
