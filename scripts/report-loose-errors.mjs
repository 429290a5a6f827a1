import { writeFileSync } from 'node:fs'

/**
 * A reporter for Vitest: errors that belong to no test, such as a promise that nobody waited for. They
 * fail a run and stand in no report of tests.
 */
export default class ReportLooseErrors {
  /**
   * @param {unknown} _modules
   * @param {ReadonlyArray<import('vitest').SerializedError>} errors
   */
  onTestRunEnd(_modules, errors) {
    const path = process.env['PLAINFLOW_LOOSE_ERRORS']
    if (path) writeFileSync(path, JSON.stringify(errors.map(asText)))
  }
}

/** @param {import('vitest').SerializedError & { VITEST_TEST_NAME?: string, VITEST_TEST_PATH?: string }} error */
function asText({ name, message, stack, cause, VITEST_TEST_NAME, VITEST_TEST_PATH }) {
  const where = [VITEST_TEST_PATH, VITEST_TEST_NAME].filter(Boolean).join(' > ')
  const why = cause ? `\nbecause of ${cause.stack ?? cause.message}` : ''
  return `${where && `while ${where} ran: `}${stack ?? `${name}: ${message}`}${why}`
}
