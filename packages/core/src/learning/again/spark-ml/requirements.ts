/** What code with PySpark takes beside its own packages where it trains. */
export const SPARK_ML_REQUIREMENTS: readonly string[] = ['numpy==2.3.5']
