/** What the functions of expressions need beyond Polars; see `helpers.ts`. */
export const FUNCTION_HELPERS = {
  in_calendar: {
    definition: `def in_calendar(moment: pl.Expr) -> pl.Expr:
    """Only years from 1 to 9999 are dates."""
    return pl.when(moment.dt.year().is_between(1, 9999)).then(moment)`,
  },
  read_date: {
    needs: ['in_calendar'],
    definition: `def read_date(text: pl.Expr, pattern: str, form: str) -> pl.Expr:
    """Read dates in a form; what does not fit the pattern, or is no date, is null."""
    day = text.str.to_date(form, strict=False)
    return pl.when(text.str.contains(pattern)).then(in_calendar(day))`,
  },
  read_moment: {
    needs: ['in_calendar'],
    definition: `def read_moment(text: pl.Expr, pattern: str, form: str) -> pl.Expr:
    """Read times in a form, in which hours, minutes and seconds may be left out."""
    left_out = [part for part in ("%H", "%M", "%S") if part not in form]
    whole = text + "|0" * len(left_out)
    form = "|".join([form, *left_out])
    moment = whole.str.to_datetime(form, time_unit="us", strict=False)
    return pl.when(text.str.contains(pattern)).then(in_calendar(moment))`,
  },
  make_date: {
    definition: `def make_date(year: pl.Expr, month: pl.Expr, day: pl.Expr) -> pl.Expr:
    """The date of a year, a month and a day; null where there is none."""
    parts = [part.cast(pl.String) for part in (year, month, day)]
    date = pl.concat_str(parts, separator="-").str.to_date("%Y-%m-%d", strict=False)
    return pl.when(year.is_between(1, 9999)).then(date)`,
  },
  count_units: {
    definition: `def count_units(unit: str, start: pl.Expr, end: pl.Expr) -> pl.Expr:
    """How many begins of a unit lie after the start, up to the end."""
    if unit in ("year", "quarter", "month"):
        size = {"year": 12, "quarter": 3, "month": 1}[unit]
        first, last = (
            (moment.dt.year().cast(pl.Int64) * 12 + moment.dt.month() - 1) // size
            for moment in (start, end)
        )
        return last - first
    every = {"week": "1w", "day": "1d", "hour": "1h", "minute": "1m", "second": "1s"}[unit]
    seconds = {"week": 604800, "day": 86400, "hour": 3600, "minute": 60, "second": 1}[unit]
    between = end.dt.truncate(every) - start.dt.truncate(every)
    return between.dt.total_seconds() // seconds`,
  },
  logarithm: {
    definition: `def logarithm(number: pl.Expr, base: int) -> pl.Expr:
    """The logarithm, exact for powers of the base; null at and below zero."""
    power = pl.when(number > 0).then(number).log(base)
    whole = power.round()
    is_exact = pl.lit(base, pl.Float64).pow(whole) == number
    return pl.when(is_exact).then(whole).otherwise(power)`,
  },
  replace_text: {
    definition: `def replace_text(text: pl.Expr, old: pl.Expr, new: pl.Expr) -> pl.Expr:
    """Replace every occurrence; of an empty text there is none."""
    replaced = text.str.split(old).list.join(new)
    return pl.when((old == "") & new.is_not_null()).then(text).otherwise(replaced)`,
  },
  position: {
    definition: `def position(text: pl.Expr, part: pl.Expr) -> pl.Expr:
    """Where a part begins, in characters from 1; 0 where there is none."""
    before = text.str.splitn(part, 2).struct.field("field_0").str.len_chars()
    place = pl.when(part == "").then(1).otherwise(before.cast(pl.Int64) + 1)
    is_there = text.str.contains(part, literal=True)
    return pl.when(is_there).then(place).when(~is_there).then(0).cast(pl.Int64)`,
  },
  pad_start: {
    definition: `def pad_start(text: pl.Expr, length: int, fill: str) -> pl.Expr:
    """Bring a text to a length: filled up at its begin, or cut."""
    room = (length - text.str.len_chars().cast(pl.Int64)).clip(0)
    return pl.lit(fill * length).str.slice(0, room) + text.str.head(length)`,
  },
  pad_end: {
    definition: `def pad_end(text: pl.Expr, length: int, fill: str) -> pl.Expr:
    """Bring a text to a length: filled up at its end, or cut."""
    return (text + fill * length).str.head(length)`,
  },
  capitalize: {
    definition: `def capitalize(text: pl.Expr) -> pl.Expr:
    """Small letters, but the first of every word a capital."""
    word = pl.element()
    capital = word.str.head(1).str.to_uppercase() + word.str.slice(1)
    return text.str.to_lowercase().str.split(" ").list.eval(capital).list.join(" ")`,
  },
  extract: {
    definition: `def extract(text: pl.Expr, pattern: str, group: int) -> pl.Expr:
    """A group of the first match; empty if that group took no part."""
    found = text.str.extract(pattern, group).fill_null("")
    return pl.when(text.str.contains(pattern)).then(found)`,
  },
  md5_text: {
    needs: ['hashlib'],
    definition: `def md5_text(text: pl.Expr) -> pl.Expr:
    """The MD5 digest of a text, in hexadecimal."""
    return text.map_elements(
        lambda cell: hashlib.md5(cell.encode()).hexdigest(), return_dtype=pl.String
    )`,
  },
  sha256_text: {
    needs: ['hashlib'],
    definition: `def sha256_text(text: pl.Expr) -> pl.Expr:
    """The SHA-256 digest of a text, in hexadecimal."""
    return text.map_elements(
        lambda cell: hashlib.sha256(cell.encode()).hexdigest(), return_dtype=pl.String
    )`,
  },
} as const satisfies Readonly<Record<string, { needs?: readonly string[]; definition?: string }>>
