import {
  loweringOf,
  type BlockCase,
  type BlockDefinition,
  type Catalogue,
  columnsOf,
  fileOutlet,
  type FileOutlet,
  type Program,
  type Relation,
  type Step,
} from '@plainflow/core'

/** A case as a program that reads the case's tables and leaves one file for each expected table. */
export function caseProgram(definition: BlockDefinition, given: BlockCase): Program {
  const datasets = Object.entries(given.datasets ?? {})
  const catalogue: Catalogue = {
    ...(given.models ? { models: given.models } : {}),
    ...(given.trained ? { trained: { tested: given.trained } } : {}),
    datasets: datasets.map(([id, table]) => ({
      id,
      name: id,
      filename: `${id}.csv`,
      columns: table.columns,
    })),
  }
  const inputs = given.inputs.map(({ columns }, index) => {
    const relation: Relation = { kind: 'from', dataset: inputName(index), columns }
    return { relation, columns }
  })
  const configuration = definition.configuration.parse(given.configuration)
  const facts = { block: 'tested', inputs, catalogue }
  const { relations, outlet, check } = loweringOf(definition).lower(configuration, facts)
  const sentence = definition.describe(configuration, facts)
  const steps = relations.map((relation, port): Step => {
    const id = port === 0 ? 'tested' : `tested:${port}`
    const step = { id, block: 'tested', name: `tested_${port}`, sentence, relation }
    return { ...step, columns: columnsOf(relation), ...(outlet ? { outlet } : {}) }
  })
  if (check) {
    const { relation, bounds } = check
    const step = { id: 'tested:check', block: 'tested', name: 'tested_check', sentence, relation }
    steps.unshift({ ...step, columns: columnsOf(relation), check: { bounds } })
  }
  return { steps: outlet ? steps : [...steps, ...steps.filter(({ check: one }) => !one).map(kept)] }
}

export function inputName(index: number): string {
  return `input_${index}`
}

/** The files a case's program leaves, one for each expected table. */
export function filesOf(program: Program): FileOutlet[] {
  return program.steps.flatMap((step) => fileOutlet(step) ?? [])
}

/** Parquet keeps types and tells an empty text from a missing one. */
function kept(step: Step, port: number): Step {
  return {
    id: `kept_${port}`,
    block: `kept_${port}`,
    name: `kept_${port}`,
    sentence: 'Keep the rows',
    columns: step.columns,
    relation: { kind: 'step', step: step.id, columns: step.columns },
    outlet: { kind: 'file', format: 'parquet', name: `kept_${port}.parquet`, compress: false },
  }
}
