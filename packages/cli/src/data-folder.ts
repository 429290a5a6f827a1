import { resolve } from 'node:path'
import { DATA_FOLDER } from '@plainflow/models'

/** The folder of the installation, as the server reads it. */
export function dataFolder(): string {
  return resolve(process.env['PLAINFLOW_DATA'] || DATA_FOLDER)
}
