import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'

/** Waits until the database answers; gives up when its process ends or after 30 seconds. */
export async function waitUntilReady(
  connection: ClientConfig,
  child: ChildProcess,
  advice: string,
): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The embedded PostgreSQL ended while starting; ${advice}.`)
    const client = new Client(connection)
    client.on('error', () => {}) // the failed query below says it
    try {
      await client.connect()
      await client.query('select 1')
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await pause(15)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
