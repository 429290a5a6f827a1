import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../limits.ts'
import { causeOfDeath, type Death } from './cause-of-death.ts'

const KILLED: Death = { code: null, signal: 'SIGKILL', stderr: '', isStarved: false }
const FULL = { reason: 'out of memory (limit 1 GB)', limit: 'memory' }

test.each<[string, Partial<Death>, object]>([
  ['killed by us for its memory', { ended: 'memory' }, FULL],
  ['killed by the kernel, which was short of memory', { isStarved: true }, FULL],
  ['refused memory', { signal: 'SIGABRT', stderr: 'std::bad_alloc' }, FULL],
  [
    'killed by somebody else',
    {},
    { reason: 'the engine process was ended from outside (SIGKILL)', isFromOutside: true },
  ],
  [
    'asked to end by somebody else, while the kernel was short of memory',
    { signal: 'SIGTERM', isStarved: true },
    { reason: 'the engine process was ended from outside (SIGTERM)', isFromOutside: true },
  ],
  [
    'its own fault',
    { signal: 'SIGSEGV' },
    { reason: 'the engine process ended unexpectedly (SIGSEGV)' },
  ],
])('%s', (_, death, told) => {
  expect(causeOfDeath({ ...KILLED, ...death }, DEFAULT_LIMITS)).toEqual(told)
})
