/** So much of a result comes with the proposal, enough for a chart; all rows are in the panel below. */
export const SAID_AT_ONCE = { rows: 60, columns: 8, characters: 120 } as const
