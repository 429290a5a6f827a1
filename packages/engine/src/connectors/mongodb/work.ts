/** All that is asked of a MongoDB; loaded as one, with the driver. */
export { columns } from './columns.ts'
export { read } from './read.ts'
export { tables } from './tables.ts'
export { test } from './test.ts'
export { write } from './write.ts'
