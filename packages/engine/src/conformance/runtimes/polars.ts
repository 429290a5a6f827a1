import { prepare } from '../../../../../scripts/runtimes/polars.mjs'
import { pythonRuntime } from './python-driver.ts'

/** A warning of Polars itself, as of something deprecated, is a failure too. */
const BEFORE = `
import warnings

os.environ["POLARS_MAX_THREADS"] = "2"
warnings.simplefilter("error")
`

export const polarsRuntime = pythonRuntime({ target: 'polars', prepare, before: BEFORE })
