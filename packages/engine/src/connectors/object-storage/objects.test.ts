import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startTunnels } from '../testing/start-tunnels.ts'
import { connector } from './connector.ts'
import { objects } from './objects.ts'
import { inSession } from './session.ts'

const page = (key: string, more: string) =>
  `<ListBucketResult><Contents><Key>${key}</Key><Size>1</Size></Contents>${more}</ListBucketResult>`
const cut = (token: string) =>
  `<IsTruncated>true</IsTruncated>${token && `<NextContinuationToken>${token}</NextContinuationToken>`}`

test('a list is read to its end, page by page', async () => {
  expect(await listed([page('a', cut('t1')), page('b', cut('t2')), page('c', '')])).toEqual({
    keys: ['a', 'b', 'c'],
    tokens: [null, 't1', 't2'],
  })
})

test('a list that breaks off is not taken for a whole one', async () => {
  const broken = 'The list of objects breaks off: the storage did not say how it goes on.'
  await expect(listed([page('a', cut(''))])).rejects.toThrow(broken)
  const [one, two] = [page('a', cut('t1')), page('b', cut('t2'))]
  await expect(listed([one, one])).rejects.toThrow(broken)
  await expect(listed([one, two, one])).rejects.toThrow(broken)
})

test('an answer that lists nothing is not one of a storage', async () => {
  const none = 'The answer is not one of an S3 storage'
  await expect(listed(['<html><body>Welcome</body></html>'])).rejects.toThrow(none)
  for (const bucket of ['', 'shop'])
    await expect(
      answering(['<html/>'], (way) => connector.test(reachOf(way, bucket))),
    ).rejects.toThrow(none)
})

async function listed(answers: readonly string[]) {
  return answering(answers, (way, tokens) =>
    inSession(reachOf(way, 'shop'), async (session) => {
      const keys: string[] = []
      for await (const { key } of objects(session, 'shop', '')) keys.push(key)
      return { keys, tokens }
    }),
  )
}

function reachOf(way: string, bucket: string) {
  const settings = { scheme: 'http', host: 'lists', port: 80, bucket, accessKey: 'k', timeLimit: 9 }
  return { settings, secrets: { secretKey: 's' }, way }
}

/** A server that gives these answers, one after the other, and tells what was asked to go on from. */
async function answering<T>(
  answers: readonly string[],
  use: (way: string, tokens: readonly (string | null)[]) => Promise<T>,
): Promise<T> {
  const tokens: (string | null)[] = []
  const server = createServer((asked, answer) => {
    const { searchParams } = new URL(asked.url ?? '', 'http://lists')
    answer.end(answers[tokens.length])
    tokens.push(searchParams.get('continuation-token'))
  })
  const folder = await temporaryFolder()
  const [path, way] = [join(folder, 'lists.sock'), join(folder, 'way.sock')]
  await new Promise<void>((resolve) => server.listen(path, resolve))
  const tunnels = await startTunnels(way, () => ({ path }))
  try {
    return await use(way, tokens)
  } finally {
    tunnels.server.close()
    server.close()
  }
}
