/** After which end of a run somebody is told. */
export const ALERT_ENDS = ['error', 'success', 'both'] as const
export type AlertEnd = (typeof ALERT_ENDS)[number]
