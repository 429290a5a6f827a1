/**
 * The public surface of core, in the order of the flow:
 *
 *   sentence ──plan──▶ Plan ──planToPipeline──▶ Pipeline ──checkPipeline──▶ diagnostics, columns
 *                                                   └────compile──▶ Program ──Target.print──▶ code
 */
export type { Diagnostic, Place, Span } from './diagnostics/diagnostic.ts'
export { hasErrors } from './diagnostics/diagnostic.ts'

export { planSentence } from './sentence-to-plan/plan-sentence.ts'
export type { PlanContext } from './sentence-to-plan/plan-sentence.ts'
export type { Plan, PlanInput, PlanStep } from './sentence-to-plan/plan.ts'
export { understandBlock } from './sentence-to-plan/understand-block.ts'
export type { UnderstoodBlock } from './sentence-to-plan/understand-block.ts'
export { planToPipeline } from './plan-to-pipeline/plan-to-pipeline.ts'
export { ask, askOnData } from './plan-to-pipeline/ask.ts'
export type { AskContext, Asked, Probe, Probed } from './plan-to-pipeline/asked.ts'
export { conditionsApart } from './plan-to-pipeline/conditions-apart.ts'
export { emptiedAt, explainCount, explainEmptiness } from './plan-to-pipeline/explain-rows.ts'
export type { ExplainedRows } from './plan-to-pipeline/explain-rows.ts'
export { canvasTables } from './canvas-sql/canvas-tables.ts'
export type { CanvasTable } from './canvas-sql/canvas-tables.ts'
export { editBySql } from './canvas-sql/edit-by-sql.ts'
export type { EditedBySql, EditedCanvas } from './canvas-sql/edit-by-sql.ts'
export { placeNew } from './canvas-sql/place-new.ts'
export { cellsOf } from './tables/catalogue.ts'
export { SAID_BY_SQL } from './import-sql/said-by-sql.ts'
export { SQL_FUNCTIONS } from './import-sql/translate-call.ts'
export { relationsOf } from './tables/relate/relations-of.ts'
export type { Relation as TableRelation } from './tables/relate/relations-of.ts'
export { importSql } from './import-sql/import-sql.ts'
export type { ImportedSql } from './import-sql/import-sql.ts'
export { AGGREGATES } from './import-sql/aggregate-names.ts'
export { RESERVED_SQL } from './import-sql/reserved-words.ts'
export { isLeftOut } from './sentence-to-plan/question/left-out.ts'
export { asksFor } from './sentence-to-plan/asks-for.ts'
export { positionBeside } from './plan-to-pipeline/place-block.ts'
export { removeBridged } from './plan-to-pipeline/remove-bridged.ts'
export { describeBlock } from './describe/describe-block.ts'
export { describeBlocks } from './describe/describe-blocks.ts'
export { describePipeline } from './describe/describe-pipeline.ts'
export { headlineOf } from './describe/headline-of.ts'
export { summarizePipeline } from './describe/summarize-pipeline.ts'
export { judgeAnswer } from './judge/judge-answer.ts'
export type { Answered, Doubt, Judged } from './judge/judge-answer.ts'
export { keysAt } from './pipeline/keys-at.ts'
export type { LikelyKey } from './tables/relate/likely-keys.ts'
export { tellApart } from './describe/tell-apart.ts'
export { nextTraining } from './pipeline/next-training.ts'
export type { FoundTraining, NextTraining } from './pipeline/next-training.ts'
export { modelsApplied } from './pipeline/models-applied.ts'
export { findModel } from './tables/find-model.ts'
export { knownModel } from './tables/known-model.ts'
export type { StoredModel } from './tables/known-model.ts'
export { featuresUsed } from './learning/features-used.ts'

export { COLUMN_TYPES, columnSchema } from './relation/column.ts'
export type { Cell, Column, ColumnType, Table } from './relation/column.ts'
export type { Expression } from './relation/expression.ts'
export type { ExpressionProblem } from './relation/expression-problem.ts'
export { parseExpression } from './relation/parse-expression.ts'
export { printExpression } from './relation/print-expression.ts'
export { typeOfExpression } from './relation/type-of-expression.ts'
export { FUNCTIONS } from './relation/functions.ts'
export type { FunctionEntry, Parameter } from './relation/functions/function-entry.ts'
export { functionResult, functionSignature } from './relation/function-signature.ts'
export { GROUP_CALLS } from './relation/group-calls.ts'
export type { GroupCall, GroupPlace } from './relation/group-calls.ts'
export { printName } from './relation/print-expression.ts'
export { RESERVED_WORDS } from './relation/tokenize.ts'
export { nearestName } from './relation/nearest-name.ts'
export { columnsOf } from './relation/columns-of.ts'
export { inputsOf } from './relation/inputs-of.ts'
export { orderOf } from './relation/order-of.ts'
export type { Relation, SortKey } from './relation/relation.ts'
export { JOIN_KINDS } from './relation/join.ts'
export type { JoinColumn, JoinKind } from './relation/join.ts'
export { MEASURE_FUNCTIONS, measureType } from './relation/aggregate.ts'
export type { Measure, MeasureFunction } from './relation/aggregate.ts'
export { PLACED_FUNCTIONS, WINDOW_FUNCTIONS, windowType } from './relation/window.ts'
export type { WindowCall, WindowFunction } from './relation/window.ts'
export {
  COMPRESSIONS,
  DATA_FORMATS,
  DECIMAL_MARKS,
  ENCODINGS,
  THOUSANDS_SEPARATORS,
} from './reading/reading.ts'
export type {
  ColumnFix,
  ColumnOverride,
  ColumnReading,
  ColumnRemark,
  Compression,
  DataFormat,
  Encoding,
  Misfit,
  Reading,
  ReadingOverrides,
} from './reading/reading.ts'
export { readingOverridesSchema } from './reading/reading-overrides.ts'
export { sourceFile } from './targets/source-file.ts'
export { DATE_FORMATS } from './reading/date-formats.ts'
export type { DateFormat } from './reading/date-formats.ts'
export { isMixed, MIXED_DATES } from './reading/mixed-dates.ts'
export type { MixedDates } from './reading/mixed-dates.ts'
export { NOTATION_IDS, notationOf } from './reading/notations.ts'
export type { Notation, NotationId } from './reading/notations.ts'
export { FILE_FORMATS } from './relation/program.ts'
export { CONNECTORS, findConnector } from './connectors/registry.ts'
export type {
  ConnectionField,
  ConnectionParts,
  ConnectionValues,
  Connector,
  ConnectorAbilities,
  HeldRequest,
  RequestParts,
} from './connectors/connector.ts'
export { ARTIFACT_KINDS, artifactOutlet, fileOutlet, WRITE_MODES } from './relation/program.ts'
export type {
  AgainOutlet,
  ArtifactKind,
  ArtifactOutlet,
  FileFormat,
  FileOutlet,
  Outlet,
  Program,
  Step,
  TableOutlet,
  WriteMode,
} from './relation/program.ts'
export { isFrom, sourceId } from './relation/relation.ts'
export type { From, FromDataset, FromOutside } from './relation/relation.ts'
export { outsideId } from './relation/source.ts'
export { sayOutside } from './relation/source.ts'
export type { OutsideSource, QuerySource, RequestSource, TableSource } from './relation/source.ts'
export { answerPath } from './relation/answer-path.ts'
export {
  askedSince,
  isOneAnswer,
  isRemembered,
  LAYOUT_HEADERS,
  readHeaders,
  webRequestSchema,
} from './relation/web-request.ts'
export type { WebRequest } from './relation/web-request.ts'
export type { Bound, Check, Severity } from './relation/program.ts'

export {
  blockSchema,
  connectionSchema,
  EMPTY_PIPELINE,
  PIPELINE_LIMITS,
  pipelineSchema,
} from './pipeline/pipeline.ts'
export type { Block, Connection, Pipeline } from './pipeline/pipeline.ts'
export { EMPTY_CATALOGUE } from './tables/catalogue.ts'
export type {
  Catalogue,
  CatalogueConnection,
  CatalogueModel,
  Trained,
  CatalogueDataset,
  KnownSource,
} from './tables/catalogue.ts'
export { parsePipeline } from './pipeline/parse-pipeline.ts'
export {
  addBlock,
  configureBlock,
  connectBlocks,
  disconnect,
  moveBlocks,
  relabelBlock,
  removeBlock,
} from './pipeline/edit.ts'
export { NOTE_LIMITS, notesOf, removeNote, writeNote } from './pipeline/notes.ts'
export type { Note } from './pipeline/notes.ts'
export { openPointsOf } from './pipeline/open-points.ts'
export { scheduleOf, writeSchedule } from './pipeline/schedule.ts'
export { readCron } from './cron/read-cron.ts'
export type { Cron } from './cron/read-cron.ts'
export { readWhen, WHEN_EXAMPLES } from './cron/read-when.ts'
export { sayCron } from './cron/say-cron.ts'
export { shortestGap } from './cron/shortest-gap.ts'
export { whenOf } from './cron/when-of.ts'
export type { Schedule } from './pipeline/schedule.ts'
export { addPart, takePart } from './pipeline/part.ts'
export type { AddedPart } from './pipeline/part.ts'
export { topologicalOrder } from './pipeline/topological-order.ts'
export { diffPipelines } from './pipeline/diff-pipelines.ts'
export type { PipelineDiff } from './pipeline/diff-pipelines.ts'
export { diffFields } from './pipeline/diff-fields.ts'
export type { FieldChange } from './pipeline/diff-fields.ts'
export { describeChanges } from './pipeline/describe-changes.ts'
export { mergePipelines } from './pipeline/merge/merge-pipelines.ts'
export type { MergedPipeline } from './pipeline/merge/merge-pipelines.ts'
export type { Choices, MergeConflict, Side } from './pipeline/merge/merge-conflict.ts'
export { comparedEnds } from './pipeline/compared-ends.ts'
export type { ComparedEnd } from './pipeline/compared-ends.ts'
export { checkPipeline } from './pipeline/check-pipeline.ts'
export type { CheckedPipeline } from './pipeline/check-pipeline.ts'
export { blockTitle } from './pipeline/block-title.ts'
export { placeBlocks } from './pipeline/place-blocks.ts'
export { pipelineUpTo } from './pipeline/pipeline-up-to.ts'
export { sameJson } from './words/same-json.ts'
export { compilePipeline, compileUpTo } from './pipeline/compile-pipeline.ts'
export type { CompiledPipeline, UncompiledPipeline } from './pipeline/compile-pipeline.ts'
export { lineageOf } from './pipeline/lineage/lineage-of.ts'
export { lineageInProgram } from './pipeline/lineage/lineage-in-program.ts'
export type { Lineage, LineageStep, SourceColumn } from './pipeline/lineage/lineage-in-program.ts'
export type { Influence } from './pipeline/lineage/trace.ts'
export { unusedColumns } from './pipeline/lineage/unused-columns.ts'
export { mendColumns } from './pipeline/mends/mend-columns.ts'
export type { MendedColumn, MendedColumns } from './pipeline/mends/mend-columns.ts'
export { mendsFor } from './pipeline/mends/mends-for.ts'
export type { Earlier, Mend } from './pipeline/mends/mends-for.ts'

export { cellOf } from './relation/make-expression.ts'
export { featureValue, wordsOf } from './learning/feature-value.ts'
export { predictRows } from './learning/predict-rows.ts'
export { isTestRow } from './learning/test-rows.ts'
export { unseenValues } from './learning/unseen-values.ts'
export type { Feature } from './learning/feature.ts'
export { MODEL_FORMAT, MOST_MODEL_BYTES } from './learning/model.ts'
export type {
  Chance,
  ClusterScorer,
  Label,
  LinearScorer,
  Model,
  NetworkScorer,
  Scorer,
  TreeLeaf,
  TreeNode,
  TreeScorer,
  TreeSplit,
} from './learning/model.ts'
export { ALGORITHMS, LEARNING_TASKS } from './learning/training.ts'
export type { Algorithm, LearningTask, Settings, Split, Training } from './learning/training.ts'

export { advise, adviseInSteps } from './advise/advise.ts'
export { oddRows } from './advise/odd-rows.ts'
export type { Advice } from './advise/advise.ts'
export { FINDING_SEVERITIES } from './advise/finding.ts'
export type { Finding, FindingSeverity, Fix, Impact } from './advise/finding.ts'
export type { Advised, DatasetProfile, Measured } from './advise/ground.ts'

export { bindTemplate } from './templates/bind-template.ts'
export { type OwnQuestion, ownQuestions } from './templates/own-questions.ts'
export { EXAMPLE_PROMPTS } from './templates/example-prompts.ts'
export type { ExamplePrompt } from './templates/example-prompts.ts'
export { SAMPLES } from './templates/samples.ts'
export type { SampleKey } from './templates/samples.ts'
export { TEMPLATE_DIFFICULTIES } from './templates/template.ts'
export type { Template } from './templates/template.ts'
export { TEMPLATES } from './templates/templates.ts'

export { BLOCK_CATEGORIES, defineBlock, HUES } from './blocks/block.ts'
export type { BlockCase, BlockCategory, BlockDefinition, Hue, Port } from './blocks/block.ts'
export { loweringOf } from './blocks/lowering-of.ts'
export { ALERT_FIELDS, withAlerts } from './blocks/alert-fields.ts'
export { type Alerts, alertsOf } from './pipeline/alerts/alerts-of.ts'
export { isMailAddress } from './pipeline/alerts/mail-address.ts'
export { BLOCKS, findBlock } from './blocks/registry.ts'
export { mapTexts } from './blocks/map-texts.ts'
export { reachesOutside } from './blocks/reaches-outside.ts'
export { ABOUT } from './blocks/about.gen.ts'
export { DIALOG_TABS, isShown, WIDGETS } from './blocks/form.ts'
export { readAt, writeAt } from './blocks/at-path.ts'
export type { DialogTab, Field, Form, RowField, Widget } from './blocks/form.ts'

export { CONDITION_OPERATORS, operatorsFor } from './conditions/condition.ts'
export { operatorWord } from './conditions/operator-word.ts'
export type {
  Condition,
  ConditionGroup,
  ConditionOperator,
  ConditionValue,
} from './conditions/condition.ts'

export { TARGET_WORDS, TARGETS } from './targets/target.ts'
export type {
  BlockLines,
  CodeFile,
  CsvDialect,
  FileSources,
  SourceConnection,
  SourceFile,
  Sources,
  Target,
  TargetId,
  TargetWords,
} from './targets/target.ts'
export { targets } from './targets/targets.ts'
export { cellGaps } from './targets/cell-gaps.ts'
export { gapsOf } from './targets/gaps-of.ts'
export { sentencesBefore } from './targets/sentences-before.ts'
export { codeConnections } from './targets/code-connections.ts'
export type { NamedConnection } from './targets/code-connections.ts'
export { connectionKey, connectionOf, sourceOf } from './targets/source-of.ts'
export { askedOutside, endingIn, reachedOutside, variablesOf } from './targets/outside-way.ts'
export { gapsIn } from './targets/gaps.ts'
export { inputDatasets } from './targets/program-shape.ts'
export { resultOutlet } from './targets/result-outlet.ts'
export { copyOf, csvCopyName } from './targets/copy-of.ts'
export { writtenOutlet } from './targets/written-outlet.ts'
export { terminalSteps } from './targets/program-shape.ts'
export { originalOf } from './targets/original-of.ts'
export { EXPORT_IDS, EXPORT_WORDS, SAMPLE_ROWS } from './exports/export.ts'
export type {
  ExpectedResult,
  Export,
  ExportFile,
  ExportGiven,
  ExportId,
  ExportSample,
  ExportWords,
  ExportTarget,
  PythonTarget,
  RTarget,
} from './exports/export.ts'
export { exportPipeline } from './exports/export-pipeline.ts'
export type { ExportedPipeline } from './exports/export-pipeline.ts'
export { exportFileName } from './exports/export-file-name.ts'
export { EXPORT_TARGETS, EXPORTS, PYTHON_TARGETS, R_TARGETS } from './exports/exports.ts'
export { quoteDuckdbIdentifier } from './targets/duckdb/quote-duckdb-identifier.ts'
export { duckdbText } from './targets/duckdb/duckdb-text.ts'
export { relationToDuckdb } from './targets/duckdb/relation-to-duckdb.ts'
export type { DuckdbNames } from './targets/duckdb/relation-to-duckdb.ts'

export {
  certificateSchema,
  differenceSchema,
  targetVerdictSchema,
} from './certificate/certificate.ts'
export { NOT_RUN_CAUSES, SANDBOXES, VERDICTS } from './certificate/certificate.ts'
export type {
  Certificate,
  Difference,
  NotRunCause,
  TargetVerdict,
  TrainedAgain,
  Verdict,
} from './certificate/certificate.ts'
export { againWords } from './certificate/again-words.ts'
export { certificateWords } from './certificate/certificate-words.ts'
export type { CertificateWordsOptions } from './certificate/certificate-words.ts'
export { programText } from './certificate/program-text.ts'

export { METRICS, FINDINGS } from './learning/evaluation.ts'
export type {
  Charts as ModelCharts,
  Curve,
  Evaluation,
  Finding as LearningFinding,
  Importance,
  Metric,
  MetricName,
} from './learning/evaluation.ts'
export { compareModels, listSettings } from './learning/compare-models.ts'
export type { ComparedMetric, ModelComparison } from './learning/compare-models.ts'
export { METRIC_WORDS } from './learning/metric-words.ts'
export { isFigure, sayFigure } from './learning/say-figure.ts'
export { mendTraining } from './blocks/ml_train/mend-training.ts'
export type { TrainingMend } from './blocks/ml_train/mend-training.ts'
export { learnedModels } from './advise/rules/learned-models.ts'
export { sayFindings } from './learning/say-finding.ts'
export type { SaidFinding } from './learning/say-finding.ts'
export { summarizeModel } from './learning/summarize-model.ts'
export type { ModelSummary } from './learning/summarize-model.ts'
export { ALGORITHM_WORDS, sayPurpose, TASK_WORDS } from './learning/training-words.ts'
export { sayLabel, verdict as modelVerdict } from './learning/verdict.ts'
export type {
  Judged as JudgedFigures,
  JudgedModel,
  Verdict as ModelVerdict,
} from './learning/verdict.ts'
