import { Pool, type PoolConfig } from 'pg'

/**
 * A pool that outlives its connections. A lost one is an event, told by the pool while it is idle and by
 * the client itself while it is taken, and without a listener it would end this process. A query in
 * progress fails by itself.
 */
export function createPool(config: PoolConfig, onLost: (error: Error) => void): Pool {
  const pool = new Pool(config)
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
