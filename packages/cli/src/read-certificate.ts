import { readFile } from 'node:fs/promises'
import { type Certificate, certificateSchema } from '@plainflow/core'
import { CommandFailed } from './command.ts'

/** A certificate that `plainflow verify --json` printed; refused where it is about another pipeline. */
export async function readCertificate(
  path: string | undefined,
  pipeline: string,
): Promise<Certificate | null> {
  if (path === undefined) return null
  const certificate = parsed(await readFile(path, 'utf8'))
  if (!certificate)
    throw new CommandFailed(`${path} is no certificate of "plainflow verify --json".`)
  if (certificate.pipeline === pipeline) return certificate
  throw new CommandFailed(
    `${path} is about another pipeline, or this one was changed since; "plainflow verify" finds out anew.`,
  )
}

function parsed(text: string): Certificate | null {
  try {
    return certificateSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
