export interface Marketing {
  readonly title: string
  readonly lead: string
  readonly points: readonly string[]
  readonly example: string
}

export const MARKETING: Readonly<Record<string, Marketing>> = {
  '/ai-data-pipeline-builder': {
    title: 'An AI data pipeline builder that shows its work',
    lead: 'The assistant turns a sentence into blocks bound to the columns that are really there, and shows every change before it is made.',
    points: [
      'Proposals to accept or reject, one undo step each',
      'What was assumed is said in words',
      'Rows and types after every block',
      'The same pipeline as SQL and Python',
    ],
    example: 'keep rows where amount is over 100 and region is West, then export as parquet',
  },
  '/build-etl-pipeline-without-coding': {
    title: 'Build an ETL pipeline without coding',
    lead: 'Load a file, keep what matters, write the result: three blocks, or one sentence.',
    points: [
      'CSV files read with their types worked out over all rows',
      'Conditions put together from real columns',
      'Export as CSV, JSON, Excel or Parquet',
      'A mistake is named at its place, with what might help',
    ],
    example: 'load orders, keep rows where status is paid, then export as csv',
  },
  '/natural-language-to-python-code': {
    title: 'From natural language to Python code',
    lead: 'The Python comes from the pipeline that was run, so it gives the same rows.',
    points: [
      'A whole pandas program in one file',
      'No string of a user is ever pasted into code',
      'Each step carries its sentence as a comment',
      'SQL for DuckDB beside it',
    ],
    example: 'keep rows where signup date is after 2025-01-01',
  },
  '/open-source-data-pipeline-tool-students': {
    title: 'An open source data pipeline tool for students',
    lead: 'Free to run on a laptop, and every step can be read as a sentence, as SQL and as Python.',
    points: [
      'One command to install and start',
      'Apache License 2.0',
      'See what each step does to the rows',
      'Learn SQL and pandas from pipelines of your own',
    ],
    example: 'keep rows where grade is at least 80',
  },
  '/spark-pipeline-generator-natural-language': {
    title: 'From sentences to PySpark',
    lead: 'Pipelines are kept in a form of their own and printed into languages: SQL, Python with pandas or Polars, and PySpark for what is beyond one machine.',
    points: [
      'One pipeline, several languages',
      'The embedded engine handles data larger than memory',
      'Nothing is locked in: pipelines are JSON files',
      'Every language is held to the same results',
    ],
    example: 'load events, keep rows where latency is over 500, then export as parquet',
  },
  '/best-no-code-ml-workflow-builder': {
    title: 'A no-code start to machine learning workflows',
    lead: 'Good models start with good rows. Preparing data works today; training blocks are not there yet.',
    points: [
      'Clean training tables from raw files',
      'See what a filter keeps before anything runs',
      'Parquet for the tools that follow',
      'Python to go on from',
    ],
    example: 'load customers, keep rows where churned is not null, then export as parquet',
  },
}
