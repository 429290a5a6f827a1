/**
 * Which runs are kept. Of each pipeline the newest `always`, whatever their age; and of the last `days` days
 * up to `most`. What the next run reads on from is kept in any case.
 */
export const RUN_KEEPING = { always: 20, days: 30, most: 500 } as const
