export interface GridSort {
  readonly column: string
  readonly descending: boolean
}

/** Upwards, downwards, as it came. */
export function nextSort(sort: GridSort | null, column: string): GridSort | null {
  if (sort?.column !== column) return { column, descending: false }
  return sort.descending ? null : { column, descending: true }
}
