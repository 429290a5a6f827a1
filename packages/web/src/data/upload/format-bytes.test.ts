import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [1_400_000, '1.4 MB'],
  [999_999, '1 MB'],
  [123_456_789, '123 MB'],
  [1_000_000_000_000, '1 TB'],
])('%d bytes are %s', (bytes, words) => expect(formatBytes(bytes)).toBe(words))
