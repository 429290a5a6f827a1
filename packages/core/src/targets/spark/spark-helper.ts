/** Functions that a printed program brings along, as Spark has none of this meaning. */
export type SparkHelper = (typeof SPARK_HELPERS)[number]

export const SPARK_HELPERS = [
  'start_spark',
  'unhidden',
  'read_copy',
  'round_away',
  'round_down',
  'round_up',
  'to_integer',
  'to_number',
  'to_boolean',
  'to_date',
  'to_timestamp',
  'number_to_integer',
  'number_text',
  'make_date',
  'join_texts',
  'write_file',
  'write_json',
  'write_excel',
  'judge_count',
] as const
