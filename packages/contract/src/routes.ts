import type { z } from 'zod'
import type { Route } from './route.ts'
import { accountRoutes } from './routes/account.ts'
import { adminRoutes } from './routes/admin.ts'
import { artifactRoutes } from './routes/artifacts.ts'
import { authRoutes } from './routes/auth.ts'
import { chatRoutes } from './routes/chat.ts'
import { connectionRoutes } from './routes/connections.ts'
import { datasetRoutes } from './routes/datasets.ts'
import { executionRoutes } from './routes/executions.ts'
import { modelRoutes } from './routes/models.ts'
import { onboardingRoutes } from './routes/onboarding.ts'
import { outboxRoutes } from './routes/outbox.ts'
import { paymentRoutes } from './routes/payments.ts'
import { projectRoutes } from './routes/projects.ts'
import { uploadRoutes } from './routes/uploads.ts'
import { pipelineRoutes } from './routes/pipelines.ts'
import { scheduleRoutes } from './routes/schedules.ts'
import { systemRoutes } from './routes/system.ts'
import { templateRoutes } from './routes/templates.ts'
import { trainedModelRoutes } from './routes/trained-models.ts'

/** The contract: every call the product answers. */
export const ROUTES = {
  ...systemRoutes,
  ...authRoutes,
  ...accountRoutes,
  ...onboardingRoutes,
  ...paymentRoutes,
  ...datasetRoutes,
  ...uploadRoutes,
  ...projectRoutes,
  ...pipelineRoutes,
  ...executionRoutes,
  ...scheduleRoutes,
  ...outboxRoutes,
  ...artifactRoutes,
  ...trainedModelRoutes,
  ...chatRoutes,
  ...modelRoutes,
  ...connectionRoutes,
  ...templateRoutes,
  ...adminRoutes,
} satisfies Record<string, Route>

export type Routes = typeof ROUTES
export type RouteName = keyof Routes

/** The parts of a call after validation, as a handler sees them. */
export interface CallInput<R extends Route> {
  readonly params: R extends { params: infer S extends z.ZodType } ? z.output<S> : undefined
  readonly query: R extends { query: infer S extends z.ZodType } ? z.output<S> : undefined
  readonly body: R extends { body: infer S extends z.ZodType } ? z.output<S> : undefined
}

export type Answer<R extends Route> = R['answer'] extends z.ZodType
  ? z.input<R['answer']>
  : undefined
