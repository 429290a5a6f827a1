import type { SampleKey } from './samples.ts'

/** A sentence to start from, for one of the things Plainflow is for. */
export interface ExamplePrompt {
  readonly id: string
  readonly useCase: string
  readonly prompt: string
  /** The sample whose tables it speaks of. */
  readonly sample: SampleKey
  /** Made of blocks that run today; the others give a pipeline whose open points are listed. */
  readonly runs: boolean
  /** About how long it takes to have it running, in minutes. */
  readonly minutes: number
}

/** One for each use case; the landing page and an empty conversation offer them. */
export const EXAMPLE_PROMPTS: readonly ExamplePrompt[] = [
  {
    id: 'sales-analytics',
    useCase: 'Sales analytics',
    prompt:
      'Load orders and products, drop cancelled and returned ones, join them on product_id, group by category to get total amount and number of rows, sort by total_amount descending, export to excel',
    sample: 'shop',
    runs: true,
    minutes: 2,
  },
  {
    id: 'etl-automation',
    useCase: 'ETL automation',
    prompt:
      'Every morning load orders.csv and customers.csv, remove duplicates, join them on customer_id, compute unit_price as amount divided by quantity, export to parquet and email ops@example.com if it fails',
    sample: 'shop',
    runs: true,
    minutes: 3,
  },
  {
    id: 'real-time-processing',
    useCase: 'Real-time processing',
    prompt:
      'Stream orders from Kafka, enrich with customers on customer_id, keep rows where amount is over 500, cache in Redis as large_orders for 10 minutes and notify ops@example.com',
    sample: 'shop',
    runs: false,
    minutes: 5,
  },
  {
    id: 'ml-model-training',
    useCase: 'ML model training',
    prompt:
      'Load customers, drop rows with missing post_code, train a random forest to predict newsletter with features country and city holding out 30% for testing, then export to parquet',
    sample: 'shop',
    runs: true,
    minutes: 5,
  },
  {
    id: 'business-intelligence',
    useCase: 'Business intelligence',
    prompt:
      'Load tickets and agents, join them on agent_id, group by team to get average minutes_to_reply and average satisfaction, sort by average_satisfaction descending, export to csv',
    sample: 'support',
    runs: true,
    minutes: 2,
  },
  {
    id: 'data-quality-checks',
    useCase: 'Data quality checks',
    prompt:
      'Load customers; email must not be empty, customer_id must be unique, post_code must not be empty; save the bad rows to rejected.csv; export to parquet',
    sample: 'shop',
    runs: true,
    minutes: 2,
  },
]
