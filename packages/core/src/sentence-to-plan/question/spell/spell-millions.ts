import type { SchemaTable } from '../../../tables/schema.ts'

const SIZES: Readonly<Record<string, number>> = {
  thousand: 1_000,
  million: 1_000_000,
  billion: 1_000_000_000,
}

/**
 * "2.65 million viewers" as the figure that stands in the cells: as it is said where a heading counts in
 * millions or cells say so themselves, and written out where they hold whole numbers.
 */
export function spellMillions(sentence: string, tables: readonly SchemaTable[]): string {
  return sentence.replaceAll(SAID, (said, digits: string, word: string) => {
    const unit = word.toLowerCase()
    const columns = tables.flatMap((table) => table.columns)
    if (
      columns.some(({ cells }) => cells.some((cell) => String(cell).toLowerCase().includes(unit)))
    )
      return said
    if (columns.some(({ name }) => headingOf(unit).test(name))) return digits
    return String(Math.round(Number(digits.replaceAll(',', '')) * (SIZES[unit] ?? 1)))
  })
}

const SAID = /(?<![\p{L}\d.,])(\d[\d,]*(?:\.\d+)?) (thousand|million|billion)\b/giu

/** "Viewers (m)", "Sales (in millions)", "Budget ($ mil.)". */
function headingOf(unit: string): RegExp {
  const short = unit === 'million' ? '|m|mil|mill|mio' : unit === 'billion' ? '|b|bn|bil' : '|k'
  return new RegExp(
    `\\b(?:${unit}s?)\\b|[([][^)\\]]*(?<![\\p{L}])(?:in )?(?:0${short})\\.?[)\\]]`,
    'iu',
  )
}
