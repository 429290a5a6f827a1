/** What expressions need beyond pandas; see `helpers.ts`. */
export const EXPRESSION_HELPERS = {
  by_row: {
    definition: `def by_row(function, dtype, *operands):
    """Apply a function row by row; a missing operand gives a missing result."""
    return pd.Series(
        [
            pd.NA if any(pd.isna(cell) for cell in cells) else function(*cells)
            for cells in zip(*operands)
        ],
        index=operands[0].index,
        dtype=dtype,
    )`,
  },
  choose: {
    definition: `def choose(branches, otherwise, dtype):
    """Take the value of the first branch whose condition holds."""
    index = branches[0][0].index
    result = pd.Series(otherwise, index=index, dtype=dtype)
    for condition, value in reversed(branches):
        holds = condition.astype("boolean").fillna(False).astype(bool)
        result = result.mask(holds, pd.Series(value, index=index, dtype=dtype))
    return result`,
  },
  compare: {
    definition: `def compare(left, operator, right):
    """Compare, with an unknown answer wherever a side is missing (dates lack that)."""
    answers = getattr(left, operator)(right).astype("boolean")
    return answers.mask(left.isna() | pd.isna(right))`,
  },
  is_in: {
    needs: ['compare'],
    definition: `def is_in(column, *candidates):
    """Whether any candidate equals the cell; unknown if only a missing one could."""
    found = compare(column, "eq", candidates[0])
    for candidate in candidates[1:]:
        found |= compare(column, "eq", candidate)
    return found`,
  },
  between: {
    needs: ['compare'],
    definition: `def between(column, low, high):
    """Whether the cell lies between two others, both included."""
    return compare(column, "ge", low) & compare(column, "le", high)`,
  },
  null_if: {
    needs: ['compare'],
    definition: `def null_if(column, other):
    """Take the cell away where it equals the other."""
    return column.mask(compare(column, "eq", other).fillna(False).astype(bool))`,
  },
  divide: {
    definition: `def divide(dividend, divisor):
    """Divide; a zero divisor gives a missing result."""
    return dividend / divisor.mask((divisor == 0).fillna(False))`,
  },
  remainder: {
    needs: ['np'],
    definition: `def remainder(dividend, divisor):
    """The rest of a division, with the sign of the dividend; missing for a zero divisor."""
    divisor = abs(divisor.mask((divisor == 0).fillna(False)))
    return np.sign(dividend) * (abs(dividend) % divisor)`,
  },
  round_away: {
    needs: ['np'],
    definition: `def round_away(column, digits):
    """Round halves away from zero, where pandas rounds them to the even neighbour."""
    scaled = column * 10.0**digits
    whole = np.trunc(scaled)
    is_half = (abs(scaled - whole) >= 0.5).astype("Float64")
    return (whole + np.sign(scaled) * is_half) / 10.0**digits`,
  },
  like: {
    needs: ['re'],
    definition: `def like(text, pattern):
    """Match a whole text: % stands for any characters, _ for one."""
    wildcards = {"%": ".*", "_": "."}
    parts = (wildcards.get(mark, re.escape(mark)) for mark in pattern)
    return re.fullmatch("".join(parts), text, re.DOTALL) is not None`,
  },
  truncate: {
    needs: ['np'],
    definition: `def truncate(column):
    """Cut off the fraction; what does not fit into 64 bits is missing."""
    whole = np.trunc(column)
    fits = (whole >= -(2.0**63)) & (whole < 2.0**63)
    return whole.where(fits.fillna(False)).astype("Int64")`,
  },
  to_integer: {
    needs: ['re'],
    definition: `def to_integer(text):
    """Read a whole number of 64 bits, else nothing."""
    match = re.fullmatch(" *([+-]?[0-9]{1,400}) *", text)
    if match and -(2**63) <= int(match[1]) < 2**63:
        return int(match[1])
    return pd.NA`,
  },
  to_number: {
    needs: ['re'],
    definition: `def to_number(text):
    """Read a number such as 12, -0.5 or 1e6, else nothing."""
    digits = r"[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][+-]?[0-9]+)?"
    return float(text) if re.fullmatch(f" *{digits} *", text) else pd.NA`,
  },
  to_boolean: {
    definition: `def to_boolean(text):
    """Read true or false in any letter case, else nothing."""
    return {"true": True, "false": False}.get(text.strip(" ").lower(), pd.NA)`,
  },
  to_timestamp: {
    needs: ['datetime', 're'],
    definition: `def to_timestamp(text):
    """Read 2024-01-31 or 2024-01-31 10:30:00.5, else nothing."""
    time = "[ T][0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,6})?)?"
    match = re.fullmatch(f" *([0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}})({time})? *", text)
    if not match:
        return pd.NaT
    hours, _, fraction = (match[2] or "T00:00")[1:].partition(".")
    seconds = hours if hours.count(":") == 2 else hours + ":00"
    try:
        whole = f"{match[1]} {seconds}.{fraction or 0}"
        return datetime.strptime(whole, "%Y-%m-%d %H:%M:%S.%f")
    except ValueError:
        return pd.NaT`,
  },
  to_date: {
    needs: ['re', 'to_timestamp'],
    definition: `def to_date(text):
    """Read a date such as 2024-01-31, else nothing."""
    is_date = re.fullmatch(" *[0-9]{4}-[0-9]{2}-[0-9]{2} *", text)
    return to_timestamp(text) if is_date else pd.NaT`,
  },
  timestamp_text: {
    definition: `def timestamp_text(moment):
    """Write 2024-01-31 10:30:00, with a fraction only where there is one."""
    text = moment.isoformat(sep=" ")
    return text.rstrip("0") if "." in text else text`,
  },
} as const satisfies Readonly<Record<string, { needs?: readonly string[]; definition?: string }>>
