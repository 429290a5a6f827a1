/** What the functions of expressions need beyond pandas; see `helpers.ts`. */
export const FUNCTION_HELPERS = {
  calculate: {
    needs: ['np'],
    definition: `def calculate(function, *columns):
    """A function of floating-point numbers; what has no answer is missing."""
    with np.errstate(all="ignore"):
        numbers = (column.astype("Float64").astype("float64") for column in columns)
        return function(*numbers).astype("Float64")`,
  },
  best_cells: {
    definition: `def best_cells(operator, dtype, *columns):
    """The greatest or least cell of each row, without missing ones."""
    best = columns[0].astype(dtype)
    for column in columns[1:]:
        cells = column.astype(dtype)
        is_better = getattr(cells, operator)(best).astype("boolean").fillna(False)
        best = best.mask((is_better | best.isna()).astype(bool), cells)
    return best`,
  },
  is_same: {
    needs: ['compare'],
    definition: `def is_same(left, right):
    """Whether two cells are equal or both missing."""
    return compare(left, "eq", right).fillna(False) | (left.isna() & right.isna())`,
  },
  join_cells: {
    definition: `def join_cells(separator, *columns):
    """The cells of each row in one text, without missing ones."""
    return pd.Series(
        [
            separator.join(cell for cell in cells if not pd.isna(cell))
            for cells in zip(*columns)
        ],
        index=columns[0].index,
        dtype="string[python]",
    )`,
  },
  extract: {
    needs: ['re'],
    definition: `def extract(pattern, text, group):
    """The first match, or a group of it; empty if that group took no part."""
    match = re.search(pattern, text, re.ASCII)
    return (match[group] or "") if match else pd.NA`,
  },
  count_units: {
    definition: `def count_units(moment, unit):
    """How many whole units lie between a fixed Monday and a moment."""
    months = moment.year * 12 + moment.month - 1
    if unit in ("year", "quarter", "month"):
        return months // {"year": 12, "quarter": 3, "month": 1}[unit]
    days = moment.toordinal() - 1
    if unit in ("week", "day"):
        return days // {"week": 7, "day": 1}[unit]
    seconds = days * 86400 + moment.hour * 3600 + moment.minute * 60 + moment.second
    return seconds // {"hour": 3600, "minute": 60, "second": 1}[unit]`,
  },
  make_day: {
    needs: ['datetime'],
    definition: `def make_day(year, month, day):
    """The date of a year, a month and a day, else nothing."""
    try:
        return datetime(year, month, day)
    except (ValueError, OverflowError):
        return pd.NaT`,
  },
  read_moment: {
    needs: ['datetime', 're'],
    definition: `def read_moment(text, pattern, form):
    """Read a date or time in a form, else nothing."""
    if not re.fullmatch(pattern, text):
        return pd.NaT
    try:
        return datetime.strptime(text, form)
    except ValueError:
        return pd.NaT`,
  },
} as const satisfies Readonly<Record<string, { needs?: readonly string[]; definition?: string }>>
