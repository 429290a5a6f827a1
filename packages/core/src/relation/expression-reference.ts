import { COLUMN_TYPES } from './column.ts'
import { functionResult, functionSignature } from './function-signature.ts'
import type { FunctionEntry } from './functions/function-entry.ts'
import { FUNCTION_GROUPS } from './functions.ts'
import { GROUP_CALLS } from './group-calls.ts'
import type { GroupPlace } from './group-calls.ts'

/** The reference page of expressions as markdown, from the function table itself. */
export function expressionReference(): string {
  const count = FUNCTION_GROUPS.reduce((sum, { functions }) => sum + functions.length, 0)
  const groups = FUNCTION_GROUPS.flatMap(({ title, functions }) => [
    `## ${title}`,
    ...functions.map(described),
  ])
  const head = [
    '<!-- Written by `npm run gen` from the function table. Edits here are lost. -->',
    '# Expressions',
    LANGUAGE,
    `There are ${count} functions. Letter case does not matter in their names, and any of them is null where an argument is null, unless it says otherwise.`,
  ]
  return `${[...head, ...groups, ...overRows()].join('\n\n')}\n`
}

/** What formulas of Aggregate and Window can call beside the functions of a single row. */
function overRows(): readonly string[] {
  return [
    '## Groups of rows',
    'A measure of Aggregate may be a formula in which these measure expressions over the rows of a group: `sum(price * pieces) / count(*)`. Outside of them only the columns grouped by can stand.',
    listed('aggregate'),
    '## Neighbouring rows',
    'A column of Window may be a formula in which these look at the other rows of its group, in the order of the column: `amount - lag(amount)`.',
    listed('window'),
  ]
}

function listed(place: GroupPlace): string {
  const lines = GROUP_CALLS[place].map(({ example, meaning, aliases = [] }) => {
    const also = aliases.map((alias) => `\`${alias}\``).join(', ')
    return `- \`${example}\`: ${meaning}${also === '' ? '' : ` Also called ${also}.`}`
  })
  return lines.join('\n')
}

const LANGUAGE = `An expression computes a value from the columns of a row. \`docs/semantics.md\` says what each part means.

- Columns: \`amount\`, or \`"Unit Price"\` in double quotes. Letter case counts.
- Values: \`42\`, \`2.5\`, \`'text'\` (a quote inside is doubled), \`true\`, \`false\`, \`null\`, \`date '2024-01-31'\`, \`timestamp '2024-01-31 22:30'\`.
- Arithmetic: \`+\`, \`-\`, \`*\`, \`/\`, \`%\`. Text: \`||\`.
- Comparison: \`=\`, \`<>\`, \`<\`, \`<=\`, \`>\`, \`>=\`, \`in (…)\`, \`between … and …\`, \`like\`, \`ilike\`, \`is null\`; \`not\` before \`in\`, \`between\`, \`like\`, \`ilike\` and \`null\`.
- Conditions: \`and\`, \`or\`, \`not\`, \`case when … then … else … end\`.
- Conversion: \`cast(… as type)\`; types are ${COLUMN_TYPES.map((type) => `\`${type}\``).join(', ')}.`

function described(entry: FunctionEntry): string {
  const aliases = (entry.aliases ?? []).map((alias) => `\`${alias}\``).join(', ')
  const examples = entry.examples.map(([call, gives]) => `- \`${call}\` is ${shown(gives)}`)
  return [
    `### ${entry.name}`,
    `\`${functionSignature(entry)}\` gives ${functionResult(entry)}.`,
    `${entry.meaning}${aliases ? ` Also called ${aliases}.` : ''}`,
    examples.join('\n'),
  ].join('\n\n')
}

function shown(gives: string): string {
  return gives === '' ? 'empty text' : `\`${gives}\``
}
