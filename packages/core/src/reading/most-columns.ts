/** Of one dataset. More come from files that are no tables; DuckDB ran out of memory at 200,000. */
export const MOST_COLUMNS = 2_000
