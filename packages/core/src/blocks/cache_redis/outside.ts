import type { Outside } from '../unavailable.ts'

export const outside: Outside = {
  type: 'cache_redis',
  system: 'Redis',
  instead: 'Results of blocks that did not change are reused without it.',
}
