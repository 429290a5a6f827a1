import { accountHandlers } from './accounts/account-handlers.ts'
import { Entrance } from './accounts/entrance.ts'
import { onboardingHandlers } from './accounts/onboarding-handlers.ts'
import { externalHandlers } from './accounts/external-handlers.ts'
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
import type { Parts } from './make-parts.ts'
import { trainedModelHandlers } from './trained-models/trained-model-handlers.ts'
import { compileHandlers } from './pipelines/compile-handlers.ts'
import { exportHandlers } from './pipelines/export-handlers.ts'
import { importHandlers } from './pipelines/import-handlers.ts'
import { pipelineHandlers } from './pipelines/pipeline-handlers.ts'
import { versionHandlers } from './pipelines/version-handlers.ts'
import { paymentHandlers } from './payments/payment-handlers.ts'
import { projectHandlers } from './projects/project-handlers.ts'
import { certificateHandlers } from './runs/certificate-handlers.ts'
import { runHandlers } from './runs/run-handlers.ts'
import { sampleHandlers } from './samples/sample-handlers.ts'
import { pipelinesUsing } from './store/pipelines-using.ts'
import { systemHandlers } from './system-handlers.ts'
import { templateHandlers } from './templates/template-handlers.ts'

/** A handler for every route of the contract; a missing one does not compile. */
export function createHandlers(parts: Parts, secret: string): Handlers {
  const entrance = new Entrance(parts.settings, secret)
  return {
    ...systemHandlers(parts),
    ...accountHandlers(parts, entrance),
    ...onboardingHandlers(parts),
    ...externalHandlers(parts, secret, entrance),
    ...paymentHandlers(),
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
    ...runHandlers(parts),
    ...certificateHandlers(parts),
    ...artifactHandlers(parts),
    ...trainedModelHandlers(parts),
    ...chatHandlers(parts),
    ...assistantHandlers(parts),
    ...connectionHandlers(parts),
    ...templateHandlers(parts),
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
