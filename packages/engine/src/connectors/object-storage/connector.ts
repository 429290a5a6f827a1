import type { OutsideConnector } from '../connector.ts'
import { buckets, LIST } from './objects.ts'
import { inSession } from './session.ts'
import { readAnswer } from './xml.ts'

export const connector: OutsideConnector = {
  name: 'object-storage',
  test: (reach) =>
    inSession(reach, async (session) => {
      const own = String(reach.settings['bucket'] ?? '')
      const query = { 'list-type': '2', 'max-keys': '1' }
      if (own === '') await buckets(session)
      else {
        const asked = { method: 'GET', bucket: session.bucketOf(own), query } as const
        readAnswer((await session.askText(asked)).text, LIST)
      }
      const host = String(reach.settings['host'])
      return { version: own === '' ? `the storage at ${host}` : `the bucket "${own}" at ${host}` }
    }),
  tables: async (reach) => (await import('./tables.ts')).tables(reach),
  columns: async (reach, source) => (await import('./columns.ts')).columns(reach, source),
  read: async (reach, request, to, onRows) =>
    (await import('./read.ts')).read(reach, request, to, onRows),
  write: async (reach, request, from) => (await import('./write.ts')).write(reach, request, from),
}
