const KEY = 'hints_seen'
const ALL = 'all'

/** How many hints this browser's user is through with; like the tour, they never come again. */
export function hintsSeen(): number {
  return Number(localStorage.getItem(KEY)) || 0
}

export function areHintsSeen(): boolean {
  return localStorage.getItem(KEY) === ALL
}

export function keepHintsSeen(seen: number | typeof ALL): void {
  localStorage.setItem(KEY, String(seen))
}
