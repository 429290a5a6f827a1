import { mergeConfig } from 'vitest/config'
import long from './vitest.long.config.ts'

/**
 * `npm run measure`: bounds in milliseconds, for a quiet machine. No part of the tests, which must not
 * depend on how busy a machine is.
 */
export default mergeConfig(
  { ...long, test: { ...long.test, include: [] } },
  {
    test: {
      name: 'measure',
      include: ['e2e/*.measure.test.ts', 'packages/*/src/**/*.measure.test.ts'],
    },
  },
)
