import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@plainflow/contract'
import { expect } from 'vitest'
import { SeededRandom } from '../samples/seeded-random.ts'
import { type ServerProcess, startServerProcess, untilHealthy } from './server-process.ts'
import { newCredentials, signUpThrough, type TestUser } from './start-test-server.ts'
import type { TestPlace } from './test-settings.ts'

/** A server that is killed while it takes files in, and what it has to show after every kill. */
export class KilledServer {
  succeeded = 0
  /** Milliseconds from each kill until it answered again. */
  readonly untilWhole: number[] = []
  /** Everything that was ever sent, with its number of rows, by checksum. */
  readonly sent = new Map<string, number>()
  readonly replaced = { begun: 0, acknowledged: 0, kept: 0, taken: 0 }
  readonly #place: TestPlace
  readonly #seed: number
  readonly #random: SeededRandom
  /** What was answered with success, and not deleted since. */
  readonly #acknowledged = new Set<string>()
  /** What each dataset may hold: one file, or two while it is not known which version counts. */
  readonly #versions = new Map<string, Set<string>>()
  #server: ServerProcess
  #user: TestUser

  private constructor(place: TestPlace, seed: number, server: ServerProcess, user: TestUser) {
    this.#place = place
    this.#seed = seed
    this.#random = new SeededRandom(seed)
    this.#server = server
    this.#user = user
  }

  static async start(place: TestPlace, seed: number): Promise<KilledServer> {
    const server = await startIn(place)
    const credentials = newCredentials()
    const token = await signUpThrough(callsOf(server, null), credentials)
    const user = { ...credentials, token, call: callsOf(server, token) }
    return new KilledServer(place, seed, server, user)
  }

  async stop(): Promise<void> {
    this.#server.child.kill('SIGTERM')
    await this.#server.ended
  }

  async endure(kills: number): Promise<void> {
    const large = contentOf(7, 1_900_000)
    let took = 0
    for (let kill = 0; kill <= kills; kill += 1) {
      if (kill > 0) {
        const killed = performance.now()
        await this.#restart()
        this.untilWhole.push(performance.now() - killed)
      }
      await this.#checkEverything(`after kill ${kill} of seed ${this.#seed}`)
      const isLarge = kill % 9 === 8 || kill % 9 === 4
      const begun = performance.now()
      const [first] = this.#versions.keys()
      const largeUpload = () =>
        kill % 9 === 4 && first !== undefined
          ? this.#newVersion(first, large)
          : this.#inOneGo(large)
      const uploads = isLarge ? [largeUpload()] : this.#smallUploads(kill)
      // The first goes undisturbed: how long it takes tells when a kill hits the middle of one.
      const patience = kill === 0 ? Infinity : this.#random.next() * took * (isLarge ? 4 : 1.2)
      await Promise.race([Promise.all(uploads), after(patience)])
      if (kill === 0) took = performance.now() - begun
      if (kill === kills) break
      this.#server.child.kill('SIGKILL')
      await this.#server.ended
      await Promise.all(uploads)
    }
  }

  async #restart(): Promise<void> {
    this.#server = await startIn(this.#place)
    this.#user = { ...this.#user, call: callsOf(this.#server, this.#user.token) }
  }

  /** From outside, against the list of what was acknowledged. */
  async #checkEverything(where: string): Promise<void> {
    let listed = await this.#user.call('listDatasets')
    if (listed.some(({ status }) => status === 'processing')) {
      listed = await this.#untilAllAreRead()
      // What was replaced only now is kept for those who still read it, and gone after the next start.
      await this.stop()
      await this.#restart()
    }
    const ids = listed.map(({ id }) => id)
    expectAll(this.#acknowledged, ids, `${where}: what was acknowledged`)
    for (const dataset of listed) {
      const { id } = dataset
      const response = await fetch(`${this.#server.url}/api/datasets/${id}/original`, {
        headers: { authorization: `Bearer ${this.#user.token}` },
      })
      const content = Buffer.from(await response.arrayBuffer())
      const found = checksum(content)
      const known = this.#versions.get(id) ?? new Set([found])
      expectAll([found], [...known], `${where}: a version that nobody sent for it`)
      if (known.size > 1) this.replaced[[...known][0] === found ? 'kept' : 'taken'] += 1
      this.#versions.set(id, new Set([found]))
      expectWhole(dataset, content.length, this.sent.get(found), where)
    }
    for (const id of this.#versions.keys()) if (!ids.includes(id)) this.#versions.delete(id)
    const open = (await this.#user.call('listUploads')).map(({ id }) => id)
    expectNoOrphans(join(this.#place.dataFolder, 'files'), ids, open, where)
    await this.#removeSurplus(ids, open)
  }

  /** Kept small, or checking would take ever longer. */
  async #removeSurplus(ids: readonly string[], open: readonly string[]): Promise<void> {
    const surplus = [...ids, ...open].slice(3)
    // Uploads first: those that would replace a dataset go with it.
    for (const id of surplus.toSorted(
      (a, b) => Number(open.includes(b)) - Number(open.includes(a)),
    )) {
      this.#acknowledged.delete(id)
      this.#versions.delete(id)
      const name = open.includes(id) ? 'cancelUpload' : 'deleteDataset'
      await this.#user.call(name, { params: { id } })
    }
  }

  #smallUploads(kill: number): Promise<unknown>[] {
    const content = (part: number) => contentOf(kill * 10 + part, this.#random.between(1, 30_000))
    const [first, second] = this.#versions.keys()
    return [
      this.#inOneGo(content(1)),
      this.#inParts(content(2)),
      this.#asText(content(3)),
      ...(first === undefined ? [this.#inParts(content(4))] : []),
      ...(first === undefined ? [] : [this.#newVersion(first, content(5))]),
      ...(second === undefined ? [] : [this.#newVersion(second, content(6))]),
    ]
  }

  /** Another file for a dataset that is there, in one go or in parts. */
  async #newVersion(id: string, content: Buffer): Promise<void> {
    const known = this.#versions.get(id) ?? new Set()
    this.#versions.set(id, known.add(checksum(content)))
    this.replaced.begun += 1
    const inOneGo = this.#random.next() < 0.5
    const isDone = await (inOneGo ? this.#inOneGo(content, id) : this.#inParts(content, id))
    if (!isDone) return
    this.replaced.acknowledged += 1
    this.#versions.set(id, new Set([checksum(content)]))
  }

  /** Whatever happens to the connection is not what is tested. */
  async #attempt(
    content: Buffer,
    work: () => Promise<{ dataset: { id: string } }>,
  ): Promise<boolean> {
    this.sent.set(checksum(content), content.toString().trimEnd().split('\n').length - 1)
    const answer = await work().catch(() => null)
    if (!answer) return false
    this.#acknowledged.add(answer.dataset.id)
    this.succeeded += 1
    return true
  }

  #inOneGo(content: Buffer, replaces?: string): Promise<boolean> {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(content)]), 'file.csv')
    return this.#attempt(content, () =>
      replaces === undefined
        ? this.#user.call('uploadDataset', { form })
        : this.#user.call('replaceDataset', { params: { id: replaces }, form }),
    )
  }

  #asText(content: Buffer): Promise<boolean> {
    const body = { name: 'text', filename: 'text.csv', csvData: content.toString() }
    return this.#attempt(content, () => this.#user.call('uploadDataset', { body }))
  }

  #inParts(content: Buffer, replaces?: string): Promise<boolean> {
    const size = this.#random.between(1_000, 100_000)
    return this.#attempt(content, async () => {
      const { id } = await this.#user.call('beginUpload', {
        body: { filename: 'parts.csv', size: content.length, replaces },
      })
      for (let offset = 0; offset < content.length; offset += size) {
        const bytes = new Uint8Array(content.subarray(offset, offset + size))
        await this.#user.call('sendPart', { params: { id }, query: { offset }, bytes })
      }
      return this.#user.call('completeUpload', { params: { id } })
    })
  }

  /** What was being read when the server was killed is read on. */
  async #untilAllAreRead() {
    for (;;) {
      const listed = await this.#user.call('listDatasets')
      if (listed.every(({ status }) => status !== 'processing')) return listed
      await after(100)
    }
  }
}

function expectAll(wanted: Iterable<string>, found: readonly string[], where: string): void {
  for (const each of wanted) expect(found, where).toContain(each)
}

function expectWhole(
  { bytes, status, rowCount }: { bytes: number; status: string; rowCount: number | null },
  length: number,
  rows: number | undefined,
  where: string,
): void {
  const whole = { bytes: length, status: 'ready', rowCount: rows }
  expect({ bytes, status, rowCount }, where).toEqual(whole)
}

function expectNoOrphans(
  folder: string,
  ids: readonly string[],
  open: readonly string[],
  where: string,
): void {
  const stored = readdirSync(join(folder, 'datasets')).toSorted()
  expect(stored, `${where}: orphans`).toEqual(ids.toSorted())
  for (const id of ids) {
    const names = readdirSync(join(folder, 'datasets', id)).toSorted()
    expect(names.join(' '), where).toMatch(/^data-\w{8}\.parquet source(-\w{8})?$/)
  }
  expect(readdirSync(join(folder, 'incoming')).toSorted(), where).toEqual(open.toSorted())
}

async function startIn(place: TestPlace): Promise<ServerProcess> {
  const server = await startServerProcess({ ...place.env, LOG_LEVEL: 'error' })
  await untilHealthy(server)
  return server
}

function callsOf(server: ServerProcess, token: string | null): TestUser['call'] {
  return createClient({ baseUrl: server.url, token: () => token })
}

function after(milliseconds: number): Promise<void> {
  if (milliseconds === Infinity) return new Promise(() => {})
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function contentOf(number: number, rows: number): Buffer {
  const lines = Array.from({ length: rows }, (_, row) => `${number},row number ${row}\n`)
  return Buffer.from(`file,text\n${lines.join('')}`)
}

function checksum(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
