import { alertHandlers } from './alerts/alert-handlers.ts'
import { accountDataHandlers } from './account-data/account-data-handlers.ts'
import { accountHandlers } from './accounts/account-handlers.ts'
import { Entrance } from './accounts/entrance.ts'
import { onboardingHandlers } from './accounts/onboarding-handlers.ts'
import { securityHandlers } from './accounts/security-handlers.ts'
import { externalHandlers } from './accounts/external-handlers.ts'
import { adminHandlers } from './admin/admin-handlers.ts'
import { artifactHandlers } from './artifacts/artifact-handlers.ts'
import { assistantHandlers } from './assistant/assistant-handlers.ts'
import { chatHandlers } from './chat/chat-handlers.ts'
import { connectionHandlers } from './connections/connection-handlers.ts'
import { affectedPipelines } from './datasets/affected-pipelines.ts'
import { browseHandlers } from './datasets/browse/browse-handlers.ts'
import { datasetHandlers } from './datasets/dataset-handlers.ts'
import { receiveHandlers } from './datasets/receive/receive-handlers.ts'
import { removeDatasetFiles } from './datasets/remove-dataset-files.ts'
import { uploadHandlers } from './datasets/receive/upload-handlers.ts'
import type { Handlers } from './http/call.ts'
import { monitoringHandlers } from './monitoring/monitoring-handlers.ts'
import { outboxHandlers } from './mail/outbox-handlers.ts'
import type { Parts } from './make-parts.ts'
import { trainedModelHandlers } from './trained-models/trained-model-handlers.ts'
import { compileHandlers } from './pipelines/compile-handlers.ts'
import { exportHandlers } from './pipelines/export-handlers.ts'
import { importHandlers } from './pipelines/import-handlers.ts'
import { testCheckoutHandlers } from './payments/test-checkout-handlers.ts'
import { pipelineHandlers } from './pipelines/pipeline-handlers.ts'
import { versionHandlers } from './pipelines/version-handlers.ts'
import { billingHandlers } from './payments/billing-handlers.ts'
import { paymentHandlers } from './payments/payment-handlers.ts'
import { projectHandlers } from './projects/project-handlers.ts'
import { certificateHandlers } from './runs/certificate-handlers.ts'
import { historyHandlers } from './runs/history/history-handlers.ts'
import { runHandlers } from './runs/run-handlers.ts'
import { scheduleHandlers } from './schedules/schedule-handlers.ts'
import { triggerHandlers } from './schedules/trigger-handlers.ts'
import { sampleHandlers } from './samples/sample-handlers.ts'
import { pipelinesUsing } from './store/pipelines-using.ts'
import { systemHandlers } from './system-handlers.ts'
import { templateHandlers } from './templates/template-handlers.ts'

/** A handler for every route of the contract; a missing one does not compile. */
export function createHandlers(parts: Parts): Handlers {
  const { secret } = parts
  const entrance = new Entrance(parts.settings, secret)
  const runs = runHandlers(parts)
  return {
    ...systemHandlers(parts),
    ...monitoringHandlers(parts),
    ...accountHandlers(parts, entrance),
    ...securityHandlers(parts),
    ...onboardingHandlers(parts),
    ...externalHandlers(parts, secret, entrance),
    ...paymentHandlers(parts),
    ...billingHandlers(parts),
    ...testCheckoutHandlers(parts),
    ...datasetHandlers(parts),
    ...browseHandlers(parts),
    ...receiveHandlers(parts),
    ...uploadHandlers(parts),
    ...sampleHandlers(parts),
    ...projectHandlers({ ...parts, datasetUse: datasetUse(parts) }),
    ...pipelineHandlers(parts),
    ...versionHandlers(parts),
    ...compileHandlers(parts),
    ...exportHandlers(parts),
    ...importHandlers(parts),
    ...runs,
    ...historyHandlers(parts, runs),
    ...certificateHandlers(parts),
    ...scheduleHandlers(parts),
    ...triggerHandlers(parts),
    ...outboxHandlers(parts),
    ...alertHandlers(parts),
    ...artifactHandlers(parts),
    ...trainedModelHandlers(parts),
    ...chatHandlers(parts),
    ...assistantHandlers(parts),
    ...connectionHandlers(parts),
    ...templateHandlers(parts),
    ...accountDataHandlers({ ...parts, datasetUse: datasetUse(parts) }),
    ...adminHandlers(parts),
  }
}

/** What projects have to know of datasets. */
function datasetUse(parts: Parts) {
  return {
    pipelinesUsing: (userId: string, ids: readonly string[]) =>
      pipelinesUsing(parts.store.db, userId, ids),
    affectedPipelines: (userId: string, ids: readonly string[]) =>
      affectedPipelines(parts, userId, ids),
    removeFiles: (userId: string, id: string) => removeDatasetFiles(parts, userId, id),
  }
}
