import { findBlock } from '../../blocks/registry.ts'
import { fieldAt, fieldName, startsWith, valueInWords } from '../field-words.ts'
import type { Block } from '../pipeline.ts'
import { choiceOf, type Choices, type MergeConflict } from './merge-conflict.ts'
import { mergeValues, valueAt, withValueAt } from './merge-values.ts'

/** One block changed on both sides, field by field. Where a card stands is not worth a question. */
export function mergeBlock(
  base: Block | undefined,
  mine: Block,
  theirs: Block,
  choices: Choices,
  report: (conflict: MergeConflict) => void,
): Block {
  const conflicts: (readonly string[])[] = []
  const merged = mergeValues(base, mine, theirs, (path) => {
    if (path[0] !== 'position') conflicts.push(path)
    return valueAt(mine, path)
  })
  if (merged === mine || merged === theirs) return merged === mine ? mine : theirs
  // The configuration belongs to the type: of two types, one block is taken whole.
  const isTorn = conflicts.some(([first]) => first === 'type')
  const units = isTorn ? [[]] : unitsOf(mine.type, conflicts)
  if (!isTorn && units.length === 0 && breaksConfiguration(merged, mine, theirs))
    units.push(['configuration'])
  let settled = merged
  for (const path of units) {
    const id = [mine.id, ...path].join('/')
    const side = choiceOf(choices, id) === 'mine' ? mine : theirs
    settled = withValueAt(settled, path, valueAt(side, path))
    report({
      id,
      kind: isTorn ? 'block' : 'field',
      block: mine.id,
      // As both sides know it, should it be the label they disagree about.
      label: base?.label ?? mine.label,
      field: isTorn ? fieldName(mine.type, ['type']) : fieldName(mine.type, path),
      mine: isTorn ? kindOf(mine) : valueInWords(mine.type, path, valueAt(mine, path)),
      theirs: isTorn ? kindOf(theirs) : valueInWords(theirs.type, path, valueAt(theirs, path)),
    })
  }
  // Merged from two blocks: every key is one of theirs, with the value of either.
  return settled as Block
}

/**
 * What is chosen at once: a field of the form, and where no field holds a conflict the object around
 * it, as its parts belong together (a dataset and the name of its file).
 */
function unitsOf(type: string, conflicts: readonly (readonly string[])[]): (readonly string[])[] {
  const units = conflicts.map((path) => {
    const field = fieldAt(type, path)
    if (field) return ['configuration', ...field.path.split('.')]
    return path[0] === 'configuration' && path.length > 2 ? path.slice(0, -1) : path
  })
  return units.filter(
    (unit, index) =>
      !units.some(
        (other, at) =>
          at !== index && startsWith(unit, other) && (other.length < unit.length || at < index),
      ),
  )
}

/** Two configurations that hold, merged into one that does not: their parts depend on each other. */
function breaksConfiguration(merged: unknown, mine: Block, theirs: Block): boolean {
  const schema = findBlock(mine.type)?.configuration
  if (!schema) return false
  const holds = (configuration: unknown) => schema.safeParse(configuration).success
  return (
    !holds(valueAt(merged, ['configuration'])) &&
    holds(mine.configuration) &&
    holds(theirs.configuration)
  )
}

function kindOf({ type, label }: Block): string {
  return `${findBlock(type)?.label ?? type}: ${label}`
}
