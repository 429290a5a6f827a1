import type { ScalaHelper } from './helper.ts'

/** What expressions need beyond Spark; see `helpers.ts`. */
export const EXPRESSION_HELPERS = {
  round_away: {
    needs: ['Column', 'functions'],
    definition: `/** Rounds to so many digits; halves go away from zero. */
private def roundAway(number: Column, digits: Int): Column = {
  val scale = math.pow(10, digits)
  when(abs(number) < math.pow(2, 52), round(number * scale) / scale).otherwise(number)
}`,
  },
  round_down: {
    needs: ['Column', 'functions'],
    definition: `/** The greatest whole number that is not above; large ones are whole already. */
private def roundDown(number: Column): Column =
  when(abs(number) < math.pow(2, 52), floor(number).cast("double")).otherwise(number)`,
  },
  round_up: {
    needs: ['Column', 'functions'],
    definition: `/** The least whole number that is not below; large ones are whole already. */
private def roundUp(number: Column): Column =
  when(abs(number) < math.pow(2, 52), ceil(number).cast("double")).otherwise(number)`,
  },
  to_integer: {
    needs: ['Column', 'functions'],
    definition: `/** Reads whole numbers such as 12 or -5; anything else is null. */
private def toInteger(text: Column): Column =
  when(text.rlike("^ *[+-]?[0-9]+ *\\\\z"), text.try_cast("bigint"))`,
  },
  to_number: {
    needs: ['Column', 'functions'],
    definition: `/** Reads numbers such as 12, -0.5 or 1e6; anything else is null. */
private def toNumber(text: Column): Column = {
  val digits = "[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][+-]?[0-9]+)?"
  when(text.rlike(s"^ *$digits *\\\\z"), text.try_cast("double"))
}`,
  },
  to_boolean: {
    needs: ['Column', 'functions'],
    definition: `/** Reads true or false in any letter case; anything else is null. */
private def toBoolean(text: Column): Column = {
  val word = lower(trim(text))
  when(word.isin("true", "false"), word === "true")
}`,
  },
  to_date: {
    needs: ['Column', 'functions'],
    definition: `/** Reads dates such as 2024-01-31; anything else is null. */
private def toDate(text: Column): Column = {
  val isWritten = text.rlike("^ *(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2} *\\\\z")
  when(isWritten, text.try_cast("date"))
}`,
  },
  to_timestamp: {
    needs: ['Column', 'functions'],
    definition: `/** Reads 2024-01-31 or 2024-01-31 10:30:00.5; anything else is null. */
private def toTimestamp(text: Column): Column = {
  val time = "[ T][0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,6})?)?"
  val pattern = s"^ *(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}($time)? *\\\\z"
  when(text.rlike(pattern), text.try_cast("timestamp_ntz"))
}`,
  },
  number_to_integer: {
    needs: ['Column', 'functions'],
    definition: `/** Cuts off the fraction; what does not fit into 64 bits is null. */
private def numberToInteger(number: Column): Column =
  when(number < math.pow(2, 63), number.try_cast("bigint"))`,
  },
  number_text: {
    needs: ['Column', 'functions'],
    definition: `/** Writes numbers in the shortest form that reads back: 10.5, 1e+20. */
private def numberText(number: Column): Column = {
  val forms = Seq(14, 15, 16).map(digits => format_string(s"%.\${digits}e", number))
  val form = coalesce(forms.map(form => when(form.try_cast("double") === number, form)): _*)
  val plain = form.try_cast("decimal(38, 21)").cast("string")
  val size = abs(number)
  val isPlain = size === 0 || (size >= 1e-4 && size < 1e16)
  when(size === Double.PositiveInfinity, when(number > 0, "inf").otherwise("-inf"))
    .when(isPlain, regexp_replace(plain, "(\\\\.[0-9]+?)0+$", "$1"))
    .otherwise(regexp_replace(form, "\\\\.?0+e", "e"))
}`,
  },
  make_date: {
    needs: ['Column', 'functions'],
    definition: `/** The date of a year, a month and a day; null where there is none. */
private def makeDate(year: Column, month: Column, day: Column): Column = {
  val text = format_string("%04d-%02d-%02d", year, month, day)
  when(year.between(1, 9999), text.try_cast("date"))
}`,
  },
} as const satisfies Readonly<Record<string, ScalaHelper>>
