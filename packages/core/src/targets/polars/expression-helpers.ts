/** What expressions need beyond Polars; see `helpers.ts`. */
export const EXPRESSION_HELPERS = {
  divide: {
    definition: `def divide(dividend: pl.Expr, divisor: pl.Expr) -> pl.Expr:
    """Divide; a zero divisor gives null."""
    return dividend / pl.when(divisor != 0).then(divisor)`,
  },
  remainder: {
    definition: `def remainder(dividend: pl.Expr, divisor: pl.Expr) -> pl.Expr:
    """The rest of a division, with the sign of the dividend; null for a zero divisor."""
    divisor = pl.when(divisor != 0).then(divisor)
    rest = dividend % divisor
    is_other_side = (rest != 0) & ((rest < 0) != (dividend < 0))
    return pl.when(is_other_side).then(rest - divisor).otherwise(rest)`,
  },
  like: {
    definition: `def like(text: pl.Expr, pattern: pl.Expr) -> pl.Expr:
    """Match a whole text: % stands for any characters, _ for one."""
    escaped = pattern.str.escape_regex()
    anything = escaped.str.replace_all("%", ".*", literal=True)
    expression = anything.str.replace_all("_", ".", literal=True)
    return text.str.contains(pl.lit("(?s)^") + expression + "$")`,
  },
  truncate: {
    definition: `def truncate(number: pl.Expr) -> pl.Expr:
    """Cut off the fraction."""
    return number.sign() * number.abs().floor()`,
  },
  to_number: {
    definition: `def to_number(text: pl.Expr) -> pl.Expr:
    """Read numbers such as 12, -0.5 or 1e6; anything else is null."""
    digits = r"^[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][+-]?[0-9]+)?$"
    trimmed = text.str.strip_chars(" ")
    number = trimmed.cast(pl.Float64, strict=False)
    return pl.when(trimmed.str.contains(digits)).then(number)`,
  },
  to_boolean: {
    definition: `def to_boolean(text: pl.Expr) -> pl.Expr:
    """Read true or false in any letter case; anything else is null."""
    word = text.str.strip_chars(" ").str.to_lowercase()
    return pl.when(word.is_in(["true", "false"])).then(word == "true")`,
  },
  to_date: {
    needs: ['read_date'],
    definition: `def to_date(text: pl.Expr) -> pl.Expr:
    """Read dates such as 2024-01-31; anything else is null."""
    pattern = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
    return read_date(text.str.strip_chars(" "), pattern, "%Y-%m-%d")`,
  },
  to_timestamp: {
    needs: ['in_calendar'],
    definition: `def to_timestamp(text: pl.Expr) -> pl.Expr:
    """Read 2024-01-31 or 2024-01-31 10:30:00.5; anything else is null."""
    time = "[ T][0-9]{2}:[0-9]{2}(:[0-5][0-9]([.][0-9]{1,6})?)?"
    trimmed = text.str.strip_chars(" ")
    spaced = trimmed.str.replace("T", " ", literal=True)
    formats = ("%Y-%m-%d", "%Y-%m-%d %H:%M", "%Y-%m-%d %H:%M:%S%.f")
    read = [spaced.str.to_datetime(f, time_unit="us", strict=False) for f in formats]
    is_written = trimmed.str.contains(f"^[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}({time})?$")
    return pl.when(is_written).then(in_calendar(pl.coalesce(read)))`,
  },
  number_text: {
    definition: `def number_text(number: pl.Expr) -> pl.Expr:
    """Write numbers in the shortest form that reads back: 10.5, 1e+20."""
    return number.map_elements(repr, return_dtype=pl.String)`,
  },
  timestamp_text: {
    definition: `def timestamp_text(moment: pl.Expr) -> pl.Expr:
    """Write 2024-01-31 10:30:00, with a fraction only where there is one."""
    text = moment.dt.strftime("%Y-%m-%d %H:%M:%S%.6f")
    return text.str.strip_chars_end("0").str.strip_chars_end(".")`,
  },
} as const satisfies Readonly<Record<string, { needs?: readonly string[]; definition?: string }>>
