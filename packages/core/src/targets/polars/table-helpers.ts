/** What operations on whole tables need beyond Polars; see `helpers.ts`. */
export const TABLE_HELPERS = {
  total: {
    definition: `def total(column: pl.Expr) -> pl.Expr:
    """The sum; null of nothing, where Polars has 0."""
    return pl.when(column.count() > 0).then(column.sum())`,
  },
  exact_total: {
    definition: `def exact_total(column: pl.Expr) -> pl.Expr:
    """The sum of integers; null of nothing, and an error beyond 64 bits."""
    whole = column.cast(pl.Int128).sum().cast(pl.Int64)
    return pl.when(column.count() > 0).then(whole)`,
  },
  join_texts: {
    definition: `def join_texts(texts: pl.Expr, separator: str) -> pl.Expr:
    """The texts in one, without nulls; null of nothing."""
    return pl.when(texts.count() > 0).then(texts.str.join(separator))`,
  },
  rank: {
    definition: `def rank(key: pl.Expr) -> pl.Expr:
    """Rank sorted rows; rows with equal keys have one rank, and gaps follow."""
    return key.rle_id().rank("min").cast(pl.Int64)`,
  },
  dense_rank: {
    definition: `def dense_rank(key: pl.Expr) -> pl.Expr:
    """Rank sorted rows without gaps; rows with equal keys have one rank."""
    return key.rle_id().cast(pl.Int64) + 1`,
  },
  percent_rank: {
    needs: ['rank'],
    definition: `def percent_rank(key: pl.Expr) -> pl.Expr:
    """Rank sorted rows from 0 to 1; a single row has 0."""
    return ((rank(key) - 1) / (pl.len() - 1)).fill_nan(0.0)`,
  },
  judge_count: {
    definition: `def judge_count(
    count: int,
    least: float | None,
    most: float | None,
    counted: str,
    stops: bool = False,
) -> None:
    """Warn where a count is out of bounds, or stop."""
    if (least is None or count >= least) and (most is None or count <= most):
        return
    if stops:
        raise ValueError(f"A check failed: {counted}: {count}")
    LOG.warning("%s: %d", counted, count)`,
  },
} as const satisfies Readonly<Record<string, { needs?: readonly string[]; definition?: string }>>
