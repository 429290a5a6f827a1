/**
 * How the functions of Spark are called in Scala, whose types are told apart where Python takes
 * anything. One letter for each argument, the last for all that follow: `c` is a Column, `v` a plain
 * value or whatever stands there, `s` the name of a column or a Column.
 */
export const SIGNATURES: Readonly<Record<string, string>> = {
  ...signed('', 'dense_rank percent_rank rank row_number'),
  ...signed(
    'c',
    'abs array ascii atan cbrt coalesce concat cos count_distinct datediff dayofmonth dayofyear degrees',
    'exp floor greatest hour initcap inline instr last_day least left length like ln log10 log2 lower',
    'ltrim max_by md5 median min_by minute month nanvl nullif percentile pow quarter radians replace',
    'reverse right round rtrim second signum sin split_part sqrt struct tan to_timestamp_ntz trim',
    'try_divide try_mod try_to_timestamp upper weekday weekofyear year',
  ),
  ...signed('s', 'avg count max min stddev sum'),
  ...signed('sv', 'lag lead'),
  ...signed('v', 'asc_nulls_first asc_nulls_last desc_nulls_first desc_nulls_last'),
  ...signed(
    'cv',
    'add_months date_add date_format lpad regexp_extract regexp_replace repeat rpad sha2 substring',
    'to_date translate trunc when',
  ),
  ...signed('vc', 'concat_ws date_trunc timestamp_add timestamp_diff'),
}

function signed(signature: string, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((line) => line.split(' ')).map((name) => [name, signature]),
  )
}
