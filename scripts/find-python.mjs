import { pythonEnvironment } from './python-environment.mjs'
import { requirementsOf } from './requirements-of.mjs'

const PINS = requirementsOf('pandas')

/**
 * A Python with pandas and pyarrow for running printed programs. Where none can be had, says what is
 * missing; on CI that is a failure, not a skip.
 *
 * @returns {Promise<{ python: string, missing?: undefined } | { python?: undefined, missing: string }>}
 */
export async function findPython() {
  try {
    return { python: await pythonEnvironment('python', PINS) }
  } catch (error) {
    const missing = `Python with ${PINS.join(', ')} (${error instanceof Error ? error.message.split('\n')[0] : ''})`
    if (process.env['CI'] === 'true')
      throw new Error(`${missing} is needed on CI`, { cause: error })
    return { missing }
  }
}
