import type { OutsideConnector } from './connector.ts'
import { connector as mongodb } from './mongodb/connector.ts'
import { connector as mysql } from './mysql/connector.ts'
import { connector as objectStorage } from './object-storage/connector.ts'
import { connector as postgresql } from './postgresql/connector.ts'
import { connector as webAddress } from './web-address/connector.ts'

/** A connector is a folder here and one in core; this line and one there make it known. */
export const OUTSIDE_CONNECTORS: readonly OutsideConnector[] = [
  postgresql,
  mysql,
  mongodb,
  objectStorage,
  webAddress,
]
