import { type Block, type BlockDefinition, type Field, withAlerts } from '@plainflow/core'

/** The block's own fields, and in Advanced its parameters as JSON where it has any. */
export function formFields(
  definition: BlockDefinition | undefined,
  configuration: Block['configuration'],
): readonly Field[] {
  const fields = withAlerts(definition?.form.fields ?? [])
  const hasJson = fields.some(({ widget }) => widget === 'json')
  return hasJson || configuration.parameters === undefined ? fields : [...fields, PARAMETERS]
}

const PARAMETERS: Field = {
  path: 'parameters',
  label: 'Custom parameters (JSON)',
  help: 'Applied as soon as it parses.',
  widget: 'json',
  tab: 'configuration',
  advanced: true,
}
