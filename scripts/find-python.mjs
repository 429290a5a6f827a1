import { pythonEnvironment } from './python-environment.mjs'

/** Exact, so that a pass today is a pass tomorrow. */
const PINS = ['numpy==2.3.5', 'pandas==2.3.3', 'pyarrow==22.0.0', 'openpyxl==3.1.5']

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
