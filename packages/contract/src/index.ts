/**
 * What crosses the wire: routes, failures, plans. The server must handle every route; the web speaks
 * through the typed client; OpenAPI is printed from the same declarations.
 */
export {
  CREDITS_PER_GENERATION,
  GIVEN_BACK_A_DAY,
  LOW_CREDITS,
  PLAN_KEYS,
  PLANS,
  SIGN_UP_CREDITS,
} from './plans.ts'
export type { Plan, PlanKey } from './plans.ts'
export {
  ONBOARDING_EXPERIENCE,
  ONBOARDING_GOALS,
  ONBOARDING_INTERESTS,
  ONBOARDING_ROLES,
} from './onboarding-choices.ts'
export { planKeySchema } from './plan-key-schema.ts'
export { Failure, FAILURES } from './failures.ts'
export type { FailureBody, FailureCode } from './failures.ts'
export { isPage, PAGES } from './pages.ts'
export type { PagePath } from './pages.ts'
export { type Caller, CALLERS, type Verdict, verdictOf } from './access.ts'
export { RATES } from './route.ts'
export type { RateName, Route } from './route.ts'
export { ROUTES } from './routes.ts'
export { CALLS } from './calls.gen.ts'
export type { Answer, CallInput, RouteName, Routes } from './routes.ts'
export { readEvents } from './read-events.ts'
export { CallError, callPath, createClient } from './client.ts'
export type { CallAnswer, CallArguments, Client } from './client.ts'
export { openApiDocument, successStatus } from './openapi.ts'
export { userSchema, type User } from './routes/auth.ts'
export { type AccountSession, type ApiKey, MOST_API_KEYS } from './routes/account.ts'
export { REVENUE_SPLIT, shareRevenue } from './revenue-split.ts'
export { RUN_KEEPING } from './run-keeping.ts'
export {
  type AdminNotice,
  type AdminOverview,
  type Operations,
  type ManagedUser,
  NOTICE_TYPES,
  URGENCIES,
} from './routes/admin.ts'
export { type Artifact, artifactSchema } from './routes/artifacts.ts'
export {
  type ModelName,
  type TrainedModel,
  type TrainedModelDetail,
} from './routes/trained-models.ts'
export { judgedModelSchema } from './routes/trained-model-schemas.ts'
export { type Billing, type PlanQuote } from './routes/payments.ts'
export { type OnboardingAnswers } from './routes/onboarding-answers.ts'
export { type Template } from './routes/templates.ts'
export {
  DATASET_STATUSES,
  type ColumnRemark,
  type Dataset,
  type DatasetDetail,
  datasetDetailSchema,
  datasetSchema,
  type ReadingProgress,
} from './routes/datasets.ts'
export { type Upload, UPLOAD_PART_BYTES, uploadSchema } from './routes/uploads.ts'
export { type Project, projectSchema } from './routes/projects.ts'
export { type AffectedPipeline } from './routes/diagnostic.ts'
export { MISSED, type Schedule, SCHEDULE_LIMITS, type Trigger } from './routes/schedules.ts'
export { MAIL_STATES, type MailState, type OutboxEntry } from './routes/outbox.ts'
export { type Profile, profileSchema } from './routes/profile.ts'
export {
  type PipelineSummary,
  type PipelineVersion,
  type StoredPipeline,
  MOST_DRAFTS,
  VERSION_LIMITS,
} from './routes/pipelines.ts'
export {
  type Execution,
  type ExecutionCertificate,
  type ExecutionLog,
  type ExecutionSnapshot,
  executionCertificateSchema,
  executionSchema,
  LOG_TOPICS,
  RUN_STATUSES,
  type RunEntry,
} from './routes/executions.ts'
export {
  CHAT_STAGES,
  type ChatAnswer,
  chatAnswerSchema,
  type ChatEffect,
  type ChatEvent,
  chatEventSchema,
  type ChatStage,
} from './routes/chat.ts'
export { SAID_AT_ONCE } from './said-at-once.ts'
export { CHAT_LIMITS } from './routes/message.ts'
export { type ModelConnection, type ModelInUse, type ModelUse } from './routes/models.ts'
export { type ConnectionView } from './routes/connections.ts'
export {
  MODEL_PROVIDERS,
  type ModelProtocol,
  type ModelProvider,
  PROVIDERS,
  type ProviderDescription,
} from './model-providers.ts'
