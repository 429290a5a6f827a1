import { describe, expect, it } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = Date.parse('2026-03-10T12:00:00Z')

describe('timeAgo', () => {
  it('names the largest unit that fits', () => {
    expect(timeAgo('2026-03-10T09:00:00Z', now)).toBe('3 hours ago')
    expect(timeAgo('2026-03-09T11:00:00Z', now)).toBe('yesterday')
    expect(timeAgo('2024-03-09T11:00:00Z', now)).toBe('2 years ago')
  })
  it('does not count seconds', () => {
    expect(timeAgo('2026-03-10T11:59:30Z', now)).toBe('just now')
    expect(timeAgo('2026-03-10T12:00:20Z', now)).toBe('just now')
  })
})
