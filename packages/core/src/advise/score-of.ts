import type { Finding, FindingSeverity } from './finding.ts'

const POINTS = {
  critical: 0,
  warning: 60,
  info: 80,
  success: 100,
} satisfies Record<FindingSeverity, number>

/** The average of the severities' points; null without findings. */
export function scoreOf(findings: readonly Pick<Finding, 'severity'>[]): number | null {
  if (findings.length === 0) return null
  const sum = findings.reduce((total, { severity }) => total + POINTS[severity], 0)
  return Math.round(sum / findings.length)
}
