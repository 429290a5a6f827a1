/**
 * The public surface of the engine. Data is only ever touched in a child process (child/main.ts);
 * everything here starts one (process/), hands it a job (job.ts) and waits for the answer.
 */
export { DEFAULT_LIMITS, duckdbMemory, leaveCores } from './limits.ts'
export type { LimitName, Limits } from './limits.ts'
export { checkEngine } from './check-engine.ts'
export type { EngineCheck } from './check-engine.ts'
export { bundleSource } from './process/bundle-source.ts'
export { startApart } from './process/start-apart.ts'
export { closeEngine } from './process/spare-child.ts'
export { sweepHomes } from './process/child-home.ts'

export { EngineSession } from './engine-session.ts'
export type { EngineSessionOptions } from './engine-session.ts'
export { inspectFile } from './inspect-file.ts'
export type { InspectFileOptions } from './inspect-file.ts'
export { peekFile } from './peek-file.ts'
export type { PeekFileOptions } from './peek-file.ts'
export type {
  InspectedFile,
  PeekedFile,
  ReadingProgress,
  RejectedLine,
  RejectedLines,
  Sheet,
} from './inspected-file.ts'
export { UnreadableFile } from './unreadable-file.ts'
export { runProgram } from './run-program.ts'
export type { RunOutcome, RunOutput, RunProgramOptions, RunResult } from './run-program.ts'
export type { CacheOptions } from './cache/result-cache.ts'
export { keepInputs } from './cache/keep-inputs.ts'
export type { KeepInputsOptions } from './cache/keep-inputs.ts'
export { trainPipeline } from './train-pipeline.ts'
export type { TrainedFile, TrainOutcome, TrainPipelineOptions } from './train-pipeline.ts'
export { countSteps } from './count-steps.ts'
export { previewStep } from './preview-step.ts'
export { probePipeline, probeProgram } from './probe-pipeline.ts'
export type { ProbePipelineOptions, ProbeProgramOptions } from './probe-pipeline.ts'
export { profileStep, profileTable } from './profile-step.ts'
export { readPage } from './read-page.ts'
export { TableBrowser } from './table-browser.ts'
export { exportTable } from './export-table.ts'
export { trainOn } from './train-on.ts'
export type { TrainedOn, TrainOnOptions } from './train-on.ts'
export { UntrainableRows } from './untrainable-rows.ts'
export { exportEntries } from './exports/export-entries.ts'
export type { ExportEntries, ExportEntriesOptions } from './exports/export-entries.ts'
export { zipEntries } from './exports/zip-entries.ts'
export type { ZipEntry, ZipStream } from './exports/zip-entries.ts'
export { JobFailed } from './process/run-job.ts'
export type { EngineFile, EngineFiles } from './engine-file.ts'
export type {
  Bar,
  ColumnProfile,
  Page,
  PageQuery,
  Profile,
  RunEvent,
  RunNote,
  TrainProgress,
} from './job.ts'
export { hasPython, runPython } from './run-python.ts'
export type { PythonOutcome, RunPythonOptions } from './run-python.ts'

export { attemptOutside } from './connectors/attempt-outside.ts'
export { testOutside } from './connectors/test-outside.ts'
export { listOutsideTables } from './connectors/list-outside-tables.ts'
export { outsideColumns } from './connectors/outside-columns.ts'
export { readOutside } from './connectors/read-outside.ts'
export type { ReadInto, ReadOutsideOptions } from './connectors/read-outside.ts'
export { writeOutside } from './connectors/write-outside.ts'
export { planReads } from './connectors/plan-reads.ts'
export { withoutSecrets } from './connectors/without-secrets.ts'
export { withinAbilities } from './connectors/within-abilities.ts'
export { OutsideFailed } from './connectors/connector.ts'
export type { OutsideOptions } from './connectors/ask-connector.ts'
export type {
  Attempt,
  OutsideColumn,
  OutsideTable,
  Reach,
  ReadRequest,
  WriteRequest,
  Written,
} from './connectors/connector.ts'

export { programHash } from './verify/program-hash.ts'
export { verifyProgram } from './verify/verify-program.ts'
export type { VerifyProgramOptions } from './verify/verify-program.ts'
export { runOnTarget } from './verify/run-on-target.ts'
export type { RunOnTargetOptions, TargetRunOutcome } from './verify/run-on-target.ts'
export type { CodeInput, CodeInputs } from './verify/stage-inputs.ts'
export { findSandbox } from './sandbox/sandbox.ts'
export type { SandboxLevel } from './sandbox/sandbox.ts'
