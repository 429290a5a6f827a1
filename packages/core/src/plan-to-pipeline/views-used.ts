import type { Plan } from '../sentence-to-plan/plan.ts'
import type { Seen, Viewed } from '../sentence-to-plan/views/view.ts'

/**
 * The columns made for a sentence that its plan speaks of; none where it speaks of no column in place of which one
 * was made, as then the unit that was asked for would be left out.
 */
export function viewsUsed({ viewed }: Seen, { steps }: Plan): readonly Viewed[] {
  const making = viewed.map(({ column: { name, expression } }) =>
    JSON.stringify({ name, expression }),
  )
  const spoken = steps
    .map((step) => JSON.stringify(step))
    .filter((step) => !making.some((one) => step.includes(one)))
  const used = viewed.filter(({ column }) => {
    // As it stands within a text of JSON, where quotation marks are escaped.
    const name = JSON.stringify(column.name).slice(1, -1)
    return spoken.some((step) => step.includes(name))
  })
  return viewed.some(isReplacing) && !used.some(isReplacing) ? [] : used
}

function isReplacing({ column }: Viewed): boolean {
  return column.replaces !== null
}
