import { createHash } from 'node:crypto'
import { type Program, programText } from '@plainflow/core'

/** What a certificate calls the pipeline by: another hash, another pipeline. */
export function programHash(program: Program): string {
  return createHash('sha256').update(programText(program)).digest('hex')
}
