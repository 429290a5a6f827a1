import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@plainflow/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type ServerProcess,
  startServerProcess,
  untilHealthy,
} from '../../testing/server-process.ts'
import { newCredentials, signUpThrough, type TestUser } from '../../testing/start-test-server.ts'
import { createTestPlace, type TestPlace } from '../../testing/test-settings.ts'

/** A disk of its own for the files, small enough to be filled; only a namespace can have one. */
const NAMESPACE = ['unshare', '--map-root-user', '--mount', 'sh', '-c']
const DISK = 'mount -t tmpfs -o size=300m tmpfs "$PLAINFLOW_DATA/files" && exec "$@"'

let place: TestPlace
let server: ServerProcess
let user: TestUser
beforeAll(async () => {
  if (!canMount()) return
  const given = await createTestPlace()
  // The embedded PostgreSQL needs a user of its own, which the namespace does not have.
  place = { ...given, env: { ...given.env, PLAINFLOW_STORE: 'pglite' } }
  mkdirSync(join(place.dataFolder, 'files'))
  server = await startServerProcess(place.env, [...NAMESPACE, DISK, 'sh'])
  await untilHealthy(server)
  const credentials = newCredentials()
  const token = await signUpThrough(createClient({ baseUrl: server.url }), credentials)
  user = { ...credentials, token, call: createClient({ baseUrl: server.url, token: () => token }) }
})
afterAll(async () => {
  if (!canMount()) return
  server.child.kill('SIGTERM')
  await server.ended
  await place.remove()
})

test.skipIf(!canMount())('a full disk is told, leaves nothing, and is over with it', async () => {
  const small = { name: 'before', filename: 'x.csv', csvData: 'a\n1\n' }
  const { dataset } = await user.call('uploadDataset', { body: small })
  // Its size is known: refused before its first byte.
  const body = { filename: 'x.csv', size: 290_000_000 }
  await expect(user.call('beginUpload', { body })).rejects.toMatchObject({ status: 507 })
  // Its size is not: refused when nothing more fits.
  for (let time = 0; time < 2; time += 1)
    expect(await uploadEndless()).toMatchObject({ status: 507, body: { code: 'disk_full' } })
  const { email, password } = user
  await user.call('signIn', { body: { email, password } })
  const { rows } = await user.call('datasetRows', { params: { id: dataset.id } })
  expect(rows).toEqual([[1]])
  // What was written of it is gone, or this would not fit.
  const again = await user.call('uploadDataset', { body: { ...small, name: 'after' } })
  expect(again.dataset.status).toBe('ready')
  expect(await user.call('listDatasets')).toHaveLength(2)
})

async function uploadEndless() {
  const edge = '----edge'
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="x.csv"\r\n\r\n`
  const line = new Uint8Array(Buffer.from('1,some text\n'.repeat(10_000)))
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(head)),
    pull(controller) {
      sent += line.length
      if (sent > 400_000_000) controller.close()
      else controller.enqueue(line)
    },
  })
  const response = await fetch(`${server.url}/api/datasets/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${user.token}`,
      'content-type': `multipart/form-data; boundary=${edge}`,
    },
    body,
    // Node asks for this word where a body is a stream; its types do not know it.
    ...({ duplex: 'half' } as object),
  })
  return { status: response.status, body: await response.json() }
}

function canMount(): boolean {
  try {
    const [command = '', ...args] = NAMESPACE
    execFileSync(command, [...args, 'mount -t tmpfs tmpfs /mnt'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
