/** Which end of an order a word names, whatever the rows are put in order by. */
export const HIGHEST = ['highest', 'largest', 'biggest', 'greatest'] as const
export const LOWEST = ['lowest', 'smallest', 'least', 'fewest'] as const

/** By when: the newest has the latest date, and the oldest the earliest. */
export const LATEST = ['most recent', 'newest', 'latest'] as const
export const EARLIEST = ['oldest', 'earliest'] as const
