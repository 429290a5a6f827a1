import type { Reach } from './connector.ts'
import { askConnector, type OutsideOptions } from './ask-connector.ts'

/** Says hello to what a connection leads to. Throws `OutsideFailed` with words for its owner. */
export function testOutside(
  connector: string,
  reach: Reach,
  options: OutsideOptions = {},
): Promise<{ readonly version: string }> {
  return askConnector({ kind: 'test', connector, reach }, options)
}
