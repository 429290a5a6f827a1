import { accountHandlers } from './accounts/account-handlers.ts'
import { Entrance } from './accounts/entrance.ts'
import { onboardingHandlers } from './accounts/onboarding-handlers.ts'
import { externalHandlers } from './accounts/external-handlers.ts'
import { chatHandlers } from './chat/chat-handlers.ts'
import { datasetHandlers } from './datasets/dataset-handlers.ts'
import { receiveHandlers } from './datasets/receive-handlers.ts'
import { uploadHandlers } from './datasets/upload-handlers.ts'
import type { Handlers } from './http/call.ts'
import { compileHandlers } from './pipelines/compile-handlers.ts'
import { exportHandlers } from './pipelines/export-handlers.ts'
import { importHandlers } from './pipelines/import-handlers.ts'
import { pipelineHandlers } from './pipelines/pipeline-handlers.ts'
import { versionHandlers } from './pipelines/version-handlers.ts'
import { paymentHandlers } from './payments/payment-handlers.ts'
import { projectHandlers } from './projects/project-handlers.ts'
import { certificateHandlers } from './runs/certificate-handlers.ts'
import { runHandlers } from './runs/run-handlers.ts'
import type { Services } from './services.ts'
import { systemHandlers } from './system-handlers.ts'
import { templateHandlers } from './templates/template-handlers.ts'

/** A handler for every route of the contract; a missing one does not compile. */
export function createHandlers(services: Services, secret: string): Handlers {
  const entrance = new Entrance(services.settings, secret)
  return {
    ...systemHandlers(services),
    ...accountHandlers(services, entrance),
    ...onboardingHandlers(services),
    ...externalHandlers(services, secret, entrance),
    ...paymentHandlers(),
    ...datasetHandlers(services),
    ...receiveHandlers(services),
    ...uploadHandlers(services),
    ...projectHandlers(services),
    ...pipelineHandlers(services),
    ...versionHandlers(services),
    ...compileHandlers(services),
    ...exportHandlers(services),
    ...importHandlers(services),
    ...runHandlers(services),
    ...certificateHandlers(services),
    ...chatHandlers(services),
    ...templateHandlers(services),
  }
}
