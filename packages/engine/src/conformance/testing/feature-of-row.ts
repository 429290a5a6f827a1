import type { Feature } from '@plainflow/core'

/** A feature by the words of its definition, of a cell as text: what the printed ones are held against. */
export function featureOfRow(feature: Feature, cell: string | null): number {
  switch (feature.kind) {
    case 'number':
      return cell === null ? fillOf(feature) : Number(cell)
    case 'flag':
      return cell === null ? fillOf(feature) : Number(cell === 'true')
    case 'missing':
      return Number(cell === null)
    case 'code':
      return codeOf(feature.values, cell)
    case 'is':
      return Number(cell === feature.value)
    case 'other':
      return Number(cell !== null && !feature.than.includes(cell))
    case 'date':
      return cell === null ? fillOf(feature) : partOf(cell, feature.part)
    case 'word':
      return Number(cell !== null && wordsIn(cell).includes(feature.word))
  }
}

function fillOf({ fill = Number.NaN }: { readonly fill?: number }): number {
  return fill
}

function codeOf(values: readonly string[], cell: string | null): number {
  if (cell === null) return 0
  const place = values.indexOf(cell)
  return place < 0 ? values.length + 1 : place + 1
}

function partOf(cell: string, part: 'year' | 'month' | 'weekday' | 'days'): number {
  const day = new Date(`${cell.slice(0, 10)}T00:00:00Z`)
  if (part === 'year') return day.getUTCFullYear()
  if (part === 'month') return day.getUTCMonth() + 1
  return part === 'weekday' ? day.getUTCDay() || 7 : day.getTime() / 86_400_000
}

/** Small letters as Unicode folds them, but the final sigma; marks of print are no part of a word. */
function wordsIn(text: string): string[] {
  const even = text.replaceAll(/[ςΣ]/g, 'σ').replaceAll('İ', 'i').toLowerCase()
  return even.split(/[^\p{L}\p{N}]+/u)
}
