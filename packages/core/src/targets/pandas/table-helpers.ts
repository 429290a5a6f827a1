/** What operations on whole tables need beyond pandas; see `helpers.ts`. */
export const TABLE_HELPERS = {
  group_numbers: {
    definition: `def group_numbers(table, keys):
    """Number the groups of equal keys; missing keys are equal to each other."""
    if not keys:
        return pd.Series(0, index=table.index)
    return table.groupby(keys, dropna=False, sort=False).ngroup()`,
  },
  first_cells: {
    definition: `def first_cells(column, group):
    """The first cell of each group, missing or not."""
    group = group.reindex(column.index)
    is_first = ~group.duplicated()
    return column[is_first].set_axis(group[is_first])`,
  },
  last_cells: {
    needs: ['first_cells'],
    definition: `def last_cells(column, group):
    """The last cell of each group, missing or not."""
    return first_cells(column[::-1], group)`,
  },
  join_texts: {
    definition: `def join_texts(column, group, separator):
    """The texts of each group in one, without the missing ones."""
    texts = column.dropna().groupby(group).agg(separator.join)
    return texts.astype("string[python]")`,
  },
  rank_rows: {
    needs: ['group_numbers'],
    definition: `def rank_rows(table, keys, group, dense=False):
    """Rank sorted rows within their group; rows with equal keys have one rank."""
    group = group.reindex(table.index)
    ties = pd.DataFrame({"group": group, "tie": group_numbers(table, keys)})
    if dense:
        return (~ties.duplicated()).groupby(group).cumsum().astype("Int64")
    places = table.groupby(group).cumcount() + 1
    return places.groupby([group, ties["tie"]]).transform("min").astype("Int64")`,
  },
  percent_rank: {
    needs: ['rank_rows', 'divide'],
    definition: `def percent_rank(table, keys, group):
    """Rank sorted rows from 0 to 1 within their group."""
    ranks = rank_rows(table, keys, group)
    others = ranks.groupby(group).transform("size").astype("Int64") - 1
    return divide(ranks - 1, others).fillna(0.0).astype("Float64")`,
  },
  running_sum: {
    definition: `def running_sum(column, group):
    """Add up sorted cells within their group, passing over missing ones."""
    return column.groupby(group).cumsum().groupby(group).ffill()`,
  },
  moving_average: {
    definition: `def moving_average(column, group, size):
    """The mean of a cell and those before it in its group, without missing ones."""
    group = group.reindex(column.index)
    windows = column.astype("Float64").astype("float64").groupby(group)
    means = windows.rolling(size, min_periods=1).mean().droplevel(0)
    return means.astype("Float64")`,
  },
  match_rows: {
    definition: `def match_rows(left, right, how):
    """Pair the places of rows with equal keys; a missing key equals nothing."""

    def keys(columns, place):
        columns = (column.reset_index(drop=True) for column in columns)
        table = pd.DataFrame(dict(enumerate(columns))).dropna()
        return table.rename_axis(place).reset_index()

    matched = keys(left, "left").merge(keys(right, "right"), on=list(range(len(left))))
    pairs = [matched[["left", "right"]]]
    if how in ("left", "outer"):
        alone = pd.RangeIndex(len(left[0])).difference(matched["left"])
        pairs.append(pd.DataFrame({"left": alone, "right": -1}))
    if how in ("right", "outer"):
        alone = pd.RangeIndex(len(right[0])).difference(matched["right"])
        pairs.append(pd.DataFrame({"left": -1, "right": alone}))
    return pd.concat(pairs, ignore_index=True).astype("int64")`,
  },
  all_pairs: {
    definition: `def all_pairs(left, right):
    """Pair the places of every row with every other."""
    places = pd.MultiIndex.from_product([range(len(left)), range(len(right))])
    return places.to_frame(index=False).set_axis(["left", "right"], axis=1)`,
  },
  cells_at: {
    definition: `def cells_at(column, places):
    """The cells at these places, in their order; missing at -1."""
    cells = column.reset_index(drop=True).reindex(places)
    return cells.reset_index(drop=True)`,
  },
  judge_count: {
    definition: `def judge_count(count, least, most, counted, stops=False):
    """Warn where a count is out of bounds, or stop."""
    if (least is None or count >= least) and (most is None or count <= most):
        return
    if stops:
        raise ValueError(f"A check failed: {counted}: {count}")
    LOG.warning("%s: %d", counted, count)`,
  },
  unpivot: {
    definition: `def unpivot(table, keep, cells, name_to, value_to):
    """A row for each of the columns: its name and its cell."""
    parts = []
    for name, column in cells.items():
        names = pd.Series(name, index=table.index, dtype="string[python]")
        parts.append(table[keep].assign(**{name_to: names, value_to: column}))
    return pd.concat(parts, ignore_index=True)`,
  },
  sample_rows: {
    needs: ['hashlib'],
    definition: `def sample_rows(table, count, seed, *texts):
    """Take rows in the order of a digest of their texts: the same ones every time."""
    digests = pd.Series(
        [
            hashlib.md5("|".join((seed, *cells)).encode()).hexdigest()
            for cells in zip(*(column.fillna("") for column in texts))
        ],
        index=table.index,
        dtype="string[python]",
    )
    return table.loc[digests.sort_values(kind="stable").index[:count]]`,
  },
} as const satisfies Readonly<Record<string, { needs?: readonly string[]; definition?: string }>>
