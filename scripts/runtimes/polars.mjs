import { pythonEnvironment } from '../python-environment.mjs'

/** Exact, so that a pass today is a pass tomorrow; XlsxWriter writes spreadsheets for Polars. */
const PINS = ['polars==1.35.2', 'XlsxWriter==3.2.9', 'black==25.11.0']

/** Python with Polars. @returns {Promise<string>} its interpreter */
export async function prepare() {
  return await pythonEnvironment('polars', PINS)
}
