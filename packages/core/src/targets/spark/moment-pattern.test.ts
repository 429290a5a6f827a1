import { expect, test } from 'vitest'
import { momentPattern } from './moment-pattern.ts'

test('what stands between the parts is quoted where Java would read it', () => {
  expect(momentPattern('%d.%m.%Y %H:%M:%S', 'write')).toBe('dd.MM.yyyy HH:mm:ss')
  expect(momentPattern("%Y o'clock %j", 'write')).toBe("yyyy' o''clock 'DDD")
})

test('parts to be read have one figure or two', () => {
  expect(momentPattern('%d/%m/%Y', 'read')).toBe('d/M/yyyy')
  expect(momentPattern('%Y%m%d', 'read')).toBe('yyyyMMdd')
})
