import type { Writable } from 'node:stream'
import { sweepHomes } from '@plainflow/engine'
import type { FastifyInstance } from 'fastify'
import { findSession, forgetExpiredSessions, sessionCookie } from './accounts/sessions.ts'
import { forgetExpiredTokens } from './accounts/single-use-tokens.ts'
import { forgetOldUses } from './assistant/model-uses.ts'
import { tellEnds } from './alerts/tell-ends.ts'
import type { ConnectorsAtHand } from './connections/connectors-at-hand.ts'
import { releaseForgottenCredits, releaseOwnCredits } from './credits/credits.ts'
import { recoverDatasets } from './datasets/read/recover-datasets.ts'
import { KEPT_FOLDERS } from './files/copies-mark.ts'
import { createHandlers } from './handlers.ts'
import { createHttp } from './http/create-http.ts'
import { forgetOldCalls, renewCalls } from './http/run-once.ts'
import { isLoopback } from './is-loopback.ts'
import type { Parts } from './make-parts.ts'
import { keepPresent } from './monitoring/keep-present.ts'
import { holdsOperatorToken } from './monitoring/operator-token.ts'
import { closeParts, openParts } from './open-parts.ts'
import { renewMonths } from './payments/renew-months.ts'
import { reconcileSubscriptions } from './payments/stripe/reconcile-subscriptions.ts'
import { removeScratch } from './scratch.ts'
import { resealAll } from './rotate-secret.ts'
import { forgetOldRuns } from './runs/history/delete-runs.ts'
import { Scheduler } from './schedules/scheduler.ts'
import { readSettings, type Settings } from './settings.ts'
import { limitUse } from './store/limit-use.ts'

export interface StartOptions {
  readonly settings?: Settings
  /** The built web; null serves the API alone. */
  readonly webFolder?: string | null
  /** Where log lines go; standard output unless told. */
  readonly logStream?: Writable
  /** How long the body of a request may stand still; a minute unless told. */
  readonly bodyIdleMs?: number | undefined
  /** What it can connect to; the product's own unless told. */
  readonly connectors?: ConnectorsAtHand | undefined
}

export interface RunningServer {
  /** Where it listens. */
  readonly url: string
  readonly settings: Settings
  readonly store: Settings['store']
  close(): Promise<void>
}

/** Starts everything: store, runs, HTTP. What a killed server left unfinished is taken up again. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const { settings = readSettings(process.env), logStream, connectors } = options
  const parts = await openParts({ settings, logStream, connectors })
  const { store, background, thinkers, seal, metrics, fileStore } = parts
  try {
    await recover(parts)
    // From here on: what goes through all there is, at start, may take its time.
    limitUse(store.pool)
    const { webFolder = null, bodyIdleMs } = options
    const http = await createHttp(parts, {
      handlers: createHandlers(parts),
      watch: {
        isOperator: (request) => holdsOperatorToken(request, settings),
        answered: (answered) => metrics.answered(answered),
      },
      sessions: {
        carriedBy: (request) => sessionCookie(request, settings) !== undefined,
        find: (request) => findSession(store.db, request, settings),
      },
      webFolder,
      bodyIdleMs,
    })
    await keepPresent(parts, 'server')
    await http.listen({ port: settings.port, host: settings.host })
    keepHouse(parts)
    warnOfTestCheckout(parts)
    background.run('seal with the new secret', () => resealAll(parts, seal))
    background.run('start a thread to think in', () => thinkers.warm())
    await parts.runQueue.start()
    await parts.datasetReader.start()
    parts.mailSender.start()
    background.every(1_000, 'tell how runs ended', () => tellEnds(parts))
    const scheduler = new Scheduler(parts)
    background.every(1_000, 'run what is due', () => scheduler.runDue())
    const address = http.server.address()
    const port = typeof address === 'object' ? (address?.port ?? settings.port) : settings.port
    return {
      url: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
      settings,
      store: store.kind,
      close: () => closeAll(http, parts),
    }
  } catch (error) {
    await background.finish()
    await thinkers.close()
    fileStore.close()
    await store.close()
    throw error
  }
}

/** Before anybody is served: nothing may point to what is half there. */
async function recover(parts: Parts): Promise<void> {
  await parts.runQueue.recover()
  await releaseOwnCredits(parts.store)
  await recoverDatasets(parts)
  await parts.fileStore.takeStock(KEPT_FOLDERS)
  await removeScratch(parts)
  await parts.waysOut.sweep()
  await sweepHomes()
}

/** Whoever reaches it takes any plan: fine to try, and nothing to be overlooked. */
function warnOfTestCheckout({ settings, log }: Parts): void {
  const { billing, host, publicUrl } = settings
  if (billing.kind !== 'test' || (isLoopback(host) && isLoopback(publicUrl.hostname))) return
  log.warn(
    'Plans are paid on the test checkout, where no money moves. PLAINFLOW_BILLING=off makes the server free of plans, STRIPE_SECRET_KEY takes payments, PLAINFLOW_BILLING=test is for trying it out.',
  )
}

function keepHouse(parts: Parts): void {
  const { store, background, uploadSessions, tableBrowsers, cashier, runQueue } = parts
  background.every(10_000, 'close idle tables', () => tableBrowsers.closeIdle())
  background.every(3_000, 'hold calls', () => renewCalls(store))
  background.run('release forgotten credits', () => releaseForgottenCredits(store.db))
  background.every(60_000, 'release forgotten credits', () => releaseForgottenCredits(store.db))
  if (cashier) {
    background.run('begin new months', () => renewMonths(cashier))
    background.every(60_000, 'begin new months', () => renewMonths(cashier))
    const reconcile = () => reconcileSubscriptions(cashier, background.stopping)
    background.run('ask for subscriptions', reconcile)
    background.every(3_600_000, 'ask for subscriptions', reconcile)
  }
  background.every(3_600_000, 'forget what expired', async () => {
    await forgetExpiredSessions(store.db)
    await forgetExpiredTokens(store.db)
    await forgetOldCalls(store.db)
    await forgetOldUses(store.db)
    await uploadSessions.removeExpired()
    if ((await forgetOldRuns(store.db)) > 0) await runQueue.sweepFiles()
  })
}

/** In the order in which one is asked by another. */
async function closeAll(http: FastifyInstance, parts: Parts): Promise<void> {
  parts.background.stopWaiting()
  // Whoever is still sending something after ten seconds is cut off.
  const impatient = setTimeout(() => http.server.closeAllConnections(), 10_000)
  await http.close()
  clearTimeout(impatient)
  await parts.runQueue.stop()
  await parts.datasetReader.stop()
  await parts.datasetProfiles.stop()
  await parts.tableBrowsers.close()
  await closeParts(parts)
}
