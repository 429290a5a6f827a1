import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../create-log.ts'
import { AllowedPlaces } from './allowed-places.ts'
import { ADDRESSES, NOT_HOSTS, SPELLINGS } from './testing/forbidden-hosts.ts'
import { WaysOut, type WaysOutOptions } from './ways-out.ts'

/** What stands where no way may lead: it counts who connects, to any address of this machine. */
let inside: Server
let port: number
const seen: (string | undefined)[] = []
const logLines: string[] = []
let folder: string

beforeAll(async () => {
  inside = createServer((socket) => {
    seen.push(socket.localAddress)
    socket.on('error', () => {})
    socket.pipe(socket)
  })
  inside.listen({ host: '::', port: 0, ipv6Only: false })
  await once(inside, 'listening')
  // Listening on a port, so the address is not a path.
  port = (inside.address() as AddressInfo).port
})
beforeEach(() => {
  seen.length = 0
  logLines.length = 0
  folder = mkdtempSync(join(tmpdir(), 'plainflow-ways-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
afterAll(() => inside.close())

test.each([...ADDRESSES, ...SPELLINGS])('%s is not reached', async (host) => {
  expect(await attempt(waysOut(), host)).toEqual(refused(/private network/))
})

test.each(NOT_HOSTS)('%j is no host', async (host) => {
  expect(await attempt(waysOut(), host)).toEqual(refused(/not well formed/))
})

test.each(ADDRESSES)('a name that leads to %s is not followed', async (address) => {
  const resolve = async () => [address]
  expect(await attempt(waysOut({ resolve }), 'db.example.com')).toEqual(refused(/private network/))
})

test('one good answer does not make up for a bad one', async () => {
  for (const answers of [
    ['93.184.215.14', '127.0.0.1'],
    ['127.0.0.1', '93.184.215.14'],
    ['2606:4700:4700::1111', '::1'],
  ])
    expect(await attempt(waysOut({ resolve: async () => answers }), 'db.example.com')).toEqual(
      refused(/private network/),
    )
})

test('a name is asked for once, so that a second answer changes nothing', async () => {
  const answers = [['127.0.0.2'], ['127.0.0.1']]
  const places = new AllowedPlaces('127.0.0.2')
  const ways = waysOut({ places, resolve: async () => answers.shift() ?? [] })
  await ways.withWay('db.example.com', port, async (way) => {
    expect(await echo(way, 'one')).toBe('one')
    expect(await echo(way, 'two')).toBe('two')
  })
  expect(answers).toEqual([['127.0.0.1']])
  expect(seen).toEqual(Array(2).fill(expect.stringMatching(/127\.0\.0\.2$/)))
  // The next way asks anew, and is refused.
  await expect(ways.withWay('db.example.com', port, async () => {})).rejects.toThrow(/private/)
})

test('a name without an answer, and ports that are none', async () => {
  const ways = waysOut({ resolve: async () => Promise.reject(new Error('ENOTFOUND')) })
  expect(await attempt(ways, 'nowhere.example.com')).toEqual(
    refused(/There is no host "nowhere.example.com"/),
  )
  for (const wrong of [0, -1, 65_536, 1.5, Number.NaN])
    await expect(waysOut().withWay('8.8.8.8', wrong, async () => {})).rejects.toThrow(/well formed/)
})

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['127.0.0.1', '127.0.0.0/8'],
  ['127.0.0.1', '10.0.0.0/8, 127.0.0.1/32'],
  ['localhost', 'LocalHost'],
  ['[::1]', '::1'],
  ['::1', '::/96'],
])('%s is reached where %s is listed', async (host, listed) => {
  const ways = waysOut({ places: new AllowedPlaces(listed) })
  const text = await ways.withWay(host, port, (way) => echo(way, 'hello'))
  expect(text).toBe('hello')
  expect(seen).toHaveLength(1)
  expect(logLines.join()).toContain('"outcome":"connected"')
})

test.each([
  ['127.0.0.2', '127.0.0.1'],
  ['127.0.0.1', 'localhost'],
  ['::1', '127.0.0.1'],
  ['64:ff9b::127.0.0.1', '127.0.0.1'],
  ['2002:7f00:1::', '127.0.0.1'],
])('%s is not, where only %s is', async (host, listed) => {
  expect(await attempt(waysOut({ places: new AllowedPlaces(listed) }), host)).toEqual(
    refused(/private network/),
  )
})

test('the socket is for its owner, and gone afterwards', async () => {
  const ways = local()
  let path = ''
  await ways.withWay('127.0.0.1', port, async (way) => {
    path = way
    expect(statSync(dirname(way)).mode & 0o777).toBe(0o700)
    expect(statSync(way).isSocket()).toBe(true)
    expect(way.length).toBeLessThan(104)
  })
  await expect(
    ways.withWay('127.0.0.1', port, () => Promise.reject(new Error('of the user'))),
  ).rejects.toThrow('of the user')
  expect(readdirSync(dirname(path))).toEqual([])
})

test('what a killed server left is swept', async () => {
  const ways = local()
  const left = createServer().listen(join(folder, 'ways', 'left'))
  await once(left, 'listening')
  await ways.sweep()
  expect(readdirSync(join(folder, 'ways'))).toEqual([])
  left.close()
})

test('beyond its bytes a way is cut, and says so', async () => {
  const ways = local({ bytes: 1_000 })
  const asked = ways.withWay('127.0.0.1', port, (way) => echo(way, 'x'.repeat(2_000)))
  await expect(asked).rejects.toMatchObject({ name: 'WayRefused', reason: 'byte-limit' })
  expect(logLines.join()).toContain('"reason":"byte-limit"')
})

test('beyond its time a way is cut, and says so', async () => {
  const asked = local({ totalMs: 50 }).withWay('127.0.0.1', port, ended)
  await expect(asked).rejects.toMatchObject({ name: 'WayRefused', reason: 'time-limit' })
})

test('where nothing listens, that is what is said', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const free = (silent.address() as AddressInfo).port // on a port, see above
  await new Promise((resolve) => silent.close(resolve))
  const asked = local().withWay('127.0.0.1', free, ended)
  await expect(asked).rejects.toThrow(`Nothing answers at 127.0.0.1:${free}.`)
})

test('the next address is tried where one does not answer', async () => {
  const only = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.3')
  await once(only, 'listening')
  const places = new AllowedPlaces('127.0.0.0/8')
  const ways = waysOut({ places, resolve: async () => ['127.0.0.2', '127.0.0.3'] })
  const { port: at } = only.address() as AddressInfo // on a port, see above
  expect(await ways.withWay('db.example.com', at, (way) => echo(way, 'there'))).toBe('there')
  only.close()
})

test.each([...ADDRESSES, ...SPELLINGS])('%s is not reached by CONNECT', async (host) => {
  const bare = host.replace(/^\[|\]$/g, '')
  const asked = bare.includes(':') ? `[${bare}]` : host
  const said = await waysOut().withWays(PLACE, (way) => knock(way, `CONNECT ${asked}:${port}`))
  expect(said).toMatch(/^HTTP\/1.1 403 Refused\r\n[^]*"reason":"(?:private|malformed)"/)
  expect(seen).toEqual([])
})

test('a way to several hosts: each is resolved once, checked, pinned, and counted together', async () => {
  const answers = [['127.0.0.2'], ['127.0.0.1']]
  const places = new AllowedPlaces('127.0.0.2')
  const ways = waysOut({ places, resolve: async () => answers.shift() ?? [] })
  const said = await ways.withWays(PLACE, async (way) => {
    const one = await knock(way, `CONNECT api.example.com:${port}`, 'one')
    const two = await knock(way, `CONNECT api.example.com:${port}`, 'two')
    const other = await knock(way, `CONNECT other.example.com:${port}`)
    return [one, two, other]
  })
  expect(said[0]).toBe('HTTP/1.1 200 Connected\r\n\r\none')
  expect(said[1]).toBe('HTTP/1.1 200 Connected\r\n\r\ntwo')
  expect(said[2]).toMatch(/403 Refused/)
  expect(seen).toEqual(Array(2).fill(expect.stringMatching(/127\.0\.0\.2$/)))
  const cut = local({ bytes: 1_000 }).withWays(PLACE, (way) =>
    knock(way, `CONNECT 127.0.0.1:${port}`, 'x'.repeat(2_000)).then(() =>
      Promise.reject(new Error('cut short')),
    ),
  )
  await expect(cut).rejects.toMatchObject({ name: 'WayRefused', reason: 'byte-limit' })
})

test('what is no CONNECT is refused, and so is the twenty-first host', async () => {
  const ways = waysOut({ resolve: async () => ['10.0.0.1'] })
  await ways.withWays(PLACE, async (way) => {
    for (const head of [
      'GET / HTTP/1.1',
      'CONNECT',
      'CONNECT a b:1',
      'CONNECT /tmp/x:1',
      'CONNECT a:99999',
    ])
      expect(await knock(way, head, '', '')).toMatch(/^HTTP\/1.1 403/)
  })
  await ways.withWays(PLACE, async (way) => {
    for (let at = 0; at < 20; at += 1) await knock(way, `CONNECT h${at}.example.com:${port}`)
    expect(await knock(way, `CONNECT last.example.com:${port}`)).toContain('too-many')
  })
  expect(seen).toEqual([])
})

const PLACE = { host: 'api.example.com', port: 443 }

/** All that is answered to a head and what follows it; ended by us once what was sent has come back. */
async function knock(way: string, head: string, sent = '', end = ' HTTP/1.1'): Promise<string> {
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(way, () => socket.write(`${head}${end}\r\n\r\n${sent}`))
    socket.on('data', (chunk) => {
      heard += String(chunk)
      if (sent !== '' && heard.endsWith(sent)) socket.end()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(heard))
  })
}

/** What became of it; secrets that were pasted into the host are taken for told where the log has them. */
async function attempt(ways: WaysOut, host: string) {
  let isUsed = false
  const told: unknown = await ways
    .withWay(host, port, async () => void (isUsed = true))
    .catch((error: unknown) => (error instanceof Error ? error.message : error))
  const lines = logLines.splice(0)
  const isSecretTold = lines.join().includes('marked-secret')
  return { told, isUsed, seen: seen.length, lines, isSecretTold }
}

function refused(words: RegExp) {
  const lines = [expect.stringContaining('"reason":')]
  return { told: expect.stringMatching(words), isUsed: false, seen: 0, lines, isSecretTold: false }
}

function local(limits: Partial<WaysOutOptions['limits']> = {}): WaysOut {
  const places = new AllowedPlaces('127.0.0.1')
  return waysOut({ places, limits: { ...LIMITS, ...limits } })
}

const LIMITS = { connectMs: 5_000, totalMs: 60_000, bytes: 1_000_000 }

function waysOut(options: Partial<WaysOutOptions> = {}): WaysOut {
  const lines = new Writable({
    write(chunk, _encoding, done) {
      logLines.push(String(chunk).trimEnd())
      done()
    },
  })
  const log = createLog('info', lines)
  const places = new AllowedPlaces()
  return new WaysOut({ log, dataFolder: folder, places, limits: LIMITS, ...options })
}

/** What comes back of what is sent. */
function echo(way: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(way, () => socket.write(text))
    socket.on('data', (chunk) => {
      heard += String(chunk)
      if (heard.length >= text.length) socket.end()
    })
    socket.on('error', reject)
    socket.on('close', () => (heard === text ? resolve(heard) : reject(new Error('cut short'))))
  })
}

/** Fails when the other side ends. */
async function ended(way: string): Promise<void> {
  const socket = connect(way)
  await once(socket, 'close')
  throw new Error('It was closed')
}
