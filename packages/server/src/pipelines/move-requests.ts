import { type Block, type HeldRequest, type Pipeline, sameJson } from '@plainflow/core'
import type { WithOutside } from '../connections/outside.ts'
import { type Held, takeRequest } from '../connections/take-request.ts'
import { lockUser } from '../store/lock-user.ts'
import type { Queries } from '../store/open-store.ts'

/**
 * Blocks that ask web addresses may hold tokens and keys in their headers, parameters and addresses. They are
 * moved into a connection, and the block keeps only its id. Meant for the transaction that stores the pipeline.
 */
export async function moveRequests<P extends Pipeline>(
  tx: Queries,
  services: WithOutside,
  userId: string,
  pipeline: P,
): Promise<P> {
  const blocks: Block[] = []
  let isLocked = false
  for (const block of pipeline.blocks) {
    const held = heldBy(block)
    if (!held || !holdsSecret(held, services)) {
      blocks.push(block)
      continue
    }
    if (!isLocked) await lockUser(tx, userId)
    isLocked = true
    const taken = await takeRequest(tx, services, userId, held, false)
    blocks.push(taken ? withRequest(block, taken) : block)
  }
  return isLocked ? { ...pipeline, blocks } : pipeline
}

interface Holder {
  readonly dataSource?: { readonly config?: Partial<HeldRequest> & { connectionId?: unknown } }
}

/** By what it holds, whatever block it is: an address with headers beside it. */
function heldBy({ configuration }: Block): Held | null {
  // Looked at part by part: a pipeline from elsewhere may hold anything.
  const config = (configuration as Holder).dataSource?.config
  if (typeof config !== 'object' || config === null) return null
  const { url, headers = '', parameters = [], connectionId = '' } = config
  if (typeof url !== 'string' || typeof headers !== 'string' || !Array.isArray(parameters))
    return null
  const areTexts = parameters.every(
    (one) => typeof one?.name === 'string' && typeof one.value === 'string',
  )
  if (!areTexts || typeof connectionId !== 'string') return null
  return { connectionId, request: { url, headers, parameters } }
}

function holdsSecret({ request }: Held, { outside }: WithOutside): boolean {
  return outside.connectors.all.some((connector) => {
    const parts = connector.takeApart?.(request)
    return parts ? !sameJson(parts.request, request) : false
  })
}

function withRequest(block: Block, { connectionId, request }: Held): Block {
  const { configuration, generatedCode, ...rest } = block
  const { dataSource } = configuration as Holder // it has one: heldBy found it
  const config = { ...dataSource?.config, ...request, connectionId }
  return {
    ...rest,
    configuration: { ...configuration, dataSource: { ...dataSource, config } },
    // Code that was made of the block may have it too.
    ...(generatedCode === undefined ? {} : { generatedCode: '' }),
  }
}
