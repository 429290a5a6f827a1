import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../limits.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { BlockFailed } from './block-failed.ts'
import { failureOf } from './failure-of.ts'

test.each([
  ['IO Error: Could not write file "x": No space left on device', 'disk full', 'disk'],
  ['ENOSPC: no space left on device, write', 'disk full', 'disk'],
  ['Out of Memory Error: could not allocate block', 'out of memory (limit 1 GB)', 'memory'],
  [
    'Failed to append: Failed to commit: failed to pin block of size 256.0 KiB (476.7 MiB used)',
    'out of memory (limit 1 GB)',
    'memory',
  ],
  ['std::bad_alloc', 'out of memory (limit 1 GB)', 'memory'],
  [
    'Out of Memory Error: failed to offload data block; max_temp_directory_size is 20MB',
    'disk limit of 10 GB reached',
    'disk',
  ],
])('%s', (message, reason, limit) => {
  expect(failureOf(new Error(message), DEFAULT_LIMITS)).toEqual({ reason, limit })
})

test('the statement is left out: nobody but us wrote it', () => {
  const error = new Error('Conversion Error: Could not convert\n\nLINE 1: SELECT secret FROM x')
  expect(failureOf(error, DEFAULT_LIMITS)).toEqual({
    reason: 'Conversion Error: Could not convert',
  })
})

test('the block and the file at fault are told', () => {
  const error = new BlockFailed('filter_1', new UnreadableFile('Line 3 is odd.'))
  expect(failureOf(error, DEFAULT_LIMITS)).toEqual({
    reason: 'Line 3 is odd.',
    unreadable: true,
    block: 'filter_1',
  })
})
