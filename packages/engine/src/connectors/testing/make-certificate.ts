import { execFile } from 'node:child_process'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** `server.key` and `server.crt` for localhost, signed by itself. */
export async function makeCertificate(folder: string): Promise<void> {
  const [key, certificate] = [join(folder, 'server.key'), join(folder, 'server.crt')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
  ]
  await run('openssl', [...made, '-days', '30', ...subject, '-keyout', key, '-out', certificate])
  await chmod(key, 0o600)
}
