import { findBlock } from '../../blocks/registry.ts'
import type { Block } from '../pipeline.ts'
import type { AlertEnd } from '../../blocks/alert-ends.ts'

/** Who is told of how a run ended, as a block says it. */
export interface Alerts {
  /** Empty: whose pipeline it is. */
  readonly email: string
  readonly conditions: AlertEnd
  /** After a success only where a warning of the block gives reason. */
  readonly byRows: boolean
}

/** Null where nobody is to be told, or the configuration cannot be read: such a pipeline does not run. */
export function alertsOf({
  type,
  configuration,
}: Pick<Block, 'type' | 'configuration'>): Alerts | null {
  const definition = findBlock(type)
  const read = definition?.configuration.safeParse(configuration)
  const alerts = read?.success ? partOf(read.data) : undefined
  if (!alerts?.enabled) return null
  const { email = '', conditions = 'both' } = alerts
  return { email, conditions, byRows: definition?.alertsByRows?.(read?.data) ?? false }
}

interface StoredAlerts {
  readonly enabled: boolean
  readonly email?: string
  readonly conditions?: AlertEnd
}

/** Every block's schema takes the part `alerts` in this shape. */
function partOf(configuration: unknown): StoredAlerts | undefined {
  return (configuration as { readonly alerts?: StoredAlerts }).alerts
}
