import type { OutsideConnector } from '../connector.ts'

/** The driver is loaded when it is needed: it would take longer than all else a child does at its start. */
const work = () => import('./work.ts')

export const connector: OutsideConnector = {
  name: 'mongodb',
  test: async (reach) => (await work()).test(reach),
  tables: async (reach) => (await work()).tables(reach),
  columns: async (reach, source) => (await work()).columns(reach, source),
  read: async (reach, request, to, onRows) => (await work()).read(reach, request, to, onRows),
  write: async (reach, request, from) => (await work()).write(reach, request, from),
}
