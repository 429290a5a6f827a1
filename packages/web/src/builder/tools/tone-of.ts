/** As specified of confidence: 80 or more green, 60 or more yellow, otherwise red. */
export function toneOf(percent: number): 'success' | 'warning' | 'danger' {
  if (percent >= 80) return 'success'
  return percent >= 60 ? 'warning' : 'danger'
}
