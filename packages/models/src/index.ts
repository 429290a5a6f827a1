/** Language models: what they are told, what they may answer, and what becomes of it. */
export { ModelTrouble } from './language-model.ts'
export type {
  LanguageModel,
  ModelReply,
  ModelRequest,
  NamedTable,
  Tokens,
  TroubleKind,
} from './language-model.ts'
export { askModel } from './ask-model.ts'
export type { AskedModel, ModelTrial, Runner } from './ask-model.ts'
export { DoesNotRun, promptFor, propose } from './propose.ts'
export type { Proposal, Proposing, Tried } from './propose.ts'
export { UseMeter } from './use-meter.ts'
export type { Use } from './use-meter.ts'
export type { Prompt } from './prompt/write-prompt.ts'
export type { TriedTable } from './trial/empty-columns.ts'
export { PROPOSAL_THOUGHTS } from './proposal-thoughts.ts'
export type { ProposalGiven, ProposalThinking } from './proposal-thoughts.ts'
export type { Asking, TableFacts } from './question.ts'
export {
  DATA_FOLDER,
  missingForModel,
  modelEnvironment,
  modelFromEnvironment,
  modelSettingsOf,
} from './providers/model-settings.ts'
export type { ModelSettings } from './providers/model-settings.ts'
