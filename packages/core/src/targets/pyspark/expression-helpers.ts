import type { Helper } from '../python/helper.ts'

/** What expressions need beyond Spark; see `helpers.ts`. */
export const EXPRESSION_HELPERS = {
  round_away: {
    needs: ['Column', 'F'],
    definition: `def round_away(number: Column, digits: int) -> Column:
    """Round to so many digits; halves go away from zero."""
    scale = 10.0**digits
    rounded = F.round(number * scale) / scale
    return F.when(F.abs(number) < 2.0**52, rounded).otherwise(number)`,
  },
  round_down: {
    needs: ['Column', 'F'],
    definition: `def round_down(number: Column) -> Column:
    """The greatest whole number that is not above; large ones are whole already."""
    whole = F.floor(number).cast("double")
    return F.when(F.abs(number) < 2.0**52, whole).otherwise(number)`,
  },
  round_up: {
    needs: ['Column', 'F'],
    definition: `def round_up(number: Column) -> Column:
    """The least whole number that is not below; large ones are whole already."""
    whole = F.ceil(number).cast("double")
    return F.when(F.abs(number) < 2.0**52, whole).otherwise(number)`,
  },
  to_integer: {
    needs: ['Column', 'F'],
    definition: `def to_integer(text: Column) -> Column:
    """Read whole numbers such as 12 or -5; anything else is null."""
    is_written = text.rlike(r"^ *[+-]?[0-9]+ *\\z")
    return F.when(is_written, text.try_cast("bigint"))`,
  },
  to_number: {
    needs: ['Column', 'F'],
    definition: `def to_number(text: Column) -> Column:
    """Read numbers such as 12, -0.5 or 1e6; anything else is null."""
    digits = r"[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][+-]?[0-9]+)?"
    return F.when(text.rlike(rf"^ *{digits} *\\z"), text.try_cast("double"))`,
  },
  to_boolean: {
    needs: ['Column', 'F'],
    definition: `def to_boolean(text: Column) -> Column:
    """Read true or false in any letter case; anything else is null."""
    word = F.lower(F.trim(text))
    return F.when(word.isin("true", "false"), word == "true")`,
  },
  to_date: {
    needs: ['Column', 'F'],
    definition: `def to_date(text: Column) -> Column:
    """Read dates such as 2024-01-31; anything else is null."""
    is_written = text.rlike(r"^ *(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2} *\\z")
    return F.when(is_written, text.try_cast("date"))`,
  },
  to_timestamp: {
    needs: ['Column', 'F'],
    definition: `def to_timestamp(text: Column) -> Column:
    """Read 2024-01-31 or 2024-01-31 10:30:00.5; anything else is null."""
    time = r"[ T][0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,6})?)?"
    pattern = rf"^ *(?!0000)[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}({time})? *\\z"
    return F.when(text.rlike(pattern), text.try_cast("timestamp_ntz"))`,
  },
  number_to_integer: {
    needs: ['Column', 'F'],
    definition: `def number_to_integer(number: Column) -> Column:
    """Cut off the fraction; what does not fit into 64 bits is null."""
    return F.when(number < 2.0**63, number.try_cast("bigint"))`,
  },
  number_text: {
    needs: ['Column', 'F'],
    definition: `def number_text(number: Column) -> Column:
    """Write numbers in the shortest form that reads back: 10.5, 1e+20."""
    forms = [F.format_string(f"%.{digits}e", number) for digits in (14, 15, 16)]
    short = [F.when(form.try_cast("double") == number, form) for form in forms]
    form = F.coalesce(*short)
    plain = form.try_cast("decimal(38, 21)").cast("string")
    size = F.abs(number)
    is_plain = (size == 0) | ((size >= 1e-4) & (size < 1e16))
    return (
        F.when(size == float("inf"), F.when(number > 0, "inf").otherwise("-inf"))
        .when(is_plain, F.regexp_replace(plain, r"(\\.[0-9]+?)0+$", "$1"))
        .otherwise(F.regexp_replace(form, r"\\.?0+e", "e"))
    )`,
  },
  make_date: {
    needs: ['Column', 'F'],
    definition: `def make_date(year: Column, month: Column, day: Column) -> Column:
    """The date of a year, a month and a day; null where there is none."""
    text = F.format_string("%04d-%02d-%02d", year, month, day)
    return F.when(year.between(1, 9999), text.try_cast("date"))`,
  },
} as const satisfies Readonly<Record<string, Helper>>
