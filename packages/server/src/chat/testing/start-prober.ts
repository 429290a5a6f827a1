import type { Pipeline, Probed } from '@plainflow/core'
import { createLog } from '../../create-log.ts'
import { connectionsAtHand } from '../../connections/own-connections.ts'
import { openFiles } from '../../files/open-files.ts'
import { makeParts } from '../../make-parts.ts'
import { readOldSecrets, readSecret } from '../../read-secret.ts'
import { Seal } from '../../sealing/seal.ts'
import { readSettings } from '../../settings.ts'
import { openStore } from '../../store/open-store.ts'
import type { TestPlace } from '../../testing/test-settings.ts'
import { compile } from '../../thinking/compile.ts'
import { probeOnData } from '../probe-on-data.ts'

export interface Prober {
  probe(
    pipeline: Pipeline,
    stops?: { outside?: AbortSignal; signal?: AbortSignal },
  ): Promise<Probed>
  close(): Promise<void>
}

const never = new AbortController().signal

/** Probes as the chat of the server of this place does, which is not running. All its connections have the tables that one knows. */
export async function startProber(place: TestPlace, userId: string): Promise<Prober> {
  const settings = readSettings(place.env)
  const secret = readSecret(settings)
  const seal = new Seal(secret, readOldSecrets(settings))
  const log = createLog('error')
  const store = await openStore(settings, log)
  const fileStore = await openFiles(settings, log)
  const parts = await makeParts({ settings, fileStore, log, store, seal, secret })
  return {
    async probe(pipeline, { outside = never, signal = never } = {}) {
      const connections = await connectionsAtHand(parts, userId)
      const all = connections.flatMap(({ known }) => known)
      const catalogue = {
        datasets: [],
        connections: connections.map((one) => ({
          ...one,
          known: all.map(({ source, columns }) => ({
            source: { ...source, connection: one.id },
            columns,
          })),
        })),
      }
      const compiled = compile({ pipeline, catalogue })
      if ('diagnostics' in compiled) throw new Error(JSON.stringify(compiled.diagnostics))
      return probeOnData(parts, compiled, { userId, owned: [], signal, outside, time: 60_000 })
    },
    async close() {
      await parts.thinkers.close()
      await parts.models.close()
      await parts.waysOut.close()
      fileStore.close()
      await store.close()
    },
  }
}
