import type { Workflow } from './workflow.ts'

/** Asked where the sample tables are at hand: words are bound to their columns and cells. */
export const OVER_DATA: readonly Workflow[] = [
  {
    says: 'Load orders.csv and customers.csv, drop cancelled ones, join on customer id, export to parquet',
    gives: [
      'load_csv: Load orders.csv',
      'load_csv: Load customers.csv',
      'filter < 1: Drop rows where status is cancelled',
      'join < 3 2: Join with customers on customer_id',
      'export < 4: Export as Parquet',
    ],
    open: [],
  },
  {
    says: 'Every morning load orders and customers, join them on customer_id, group by country to get total amount, export as csv and email sales@example.com',
    gives: [
      'load_csv: Load orders.csv',
      'load_csv: Load customers.csv',
      'join < 1 2: Join with customers on customer_id',
      'aggregate < 3: Group by country to get total amount',
      'export < 4: Export as CSV',
      'alert < 4: Alert "sales@example.com"',
    ],
    open: [],
    cron: '0 6 * * *',
  },
  {
    says: 'Load orders from Postgres and customers.csv, join on customer id, export to csv',
    gives: [
      'load_db: Load "orders" from postgresql',
      'load_csv: Load customers.csv',
      'join < 1 2: Join with customers on customer_id',
      'export < 3: Export as CSV',
    ],
    open: [
      'Load DB: The connection to PostgreSQL is still to be given.',
      'Load DB: Its columns are not known yet; taken as said: customer_id.',
    ],
  },
  {
    says: 'Load orders, drop cancelled and returned ones, train a model to predict amount, export to parquet',
    gives: [
      'load_csv: Load orders.csv',
      'filter < 1: Drop rows where status is one of cancelled, returned',
      'ml_train < 2: Train linear_regression for "amount"',
      'export < 3: Export as Parquet',
    ],
    open: [],
  },
  {
    says: 'Load customers, train a churn model',
    gives: ['load_csv: Load customers.csv', 'ml_train < 1: Train random_forest for "churn"'],
    open: [
      'ML Train: There is no column "churn" to learn from; which one it is, is still to be said.',
    ],
  },
  {
    says: 'Load tickets, train a classification model to predict priority with features channel and topic holding out 20% for testing',
    gives: [
      'load_csv: Load tickets.csv',
      'ml_train < 1: Train random_forest for "priority" from "channel", "topic"',
    ],
    open: [],
  },
  {
    says: 'Load orders and products, join them on product_id, compute revenue as price times quantity, group by category to get total revenue, sort by total_revenue descending, export to excel',
    gives: [
      'load_csv: Load orders.csv',
      'load_csv: Load products.csv',
      'join < 1 2: Join with products on product_id',
      'transform < 3: Compute revenue as `price * quantity`',
      'aggregate < 4: Group by category to get total revenue',
      'sort < 5: Sort by total_revenue descending',
      'export < 6: Export as Excel',
    ],
    open: [],
  },
  {
    says: 'Load orders and products, join them on product_id, compute revenue, export to csv',
    gives: [
      'load_csv: Load orders.csv',
      'load_csv: Load products.csv',
      'join < 1 2: Join with products on product_id',
      'transform < 3: Compute revenue as `amount`',
      'export < 4: Export as CSV',
    ],
    open: [],
  },
  {
    says: 'Load products, compute profit as price minus cost, compute profit margin as profit divided by price in percent, sort by profit_margin descending',
    gives: [
      'load_csv: Load products.csv',
      'transform < 1: Compute profit as `price - cost`',
      'transform < 2: Compute profit_margin as `profit / price * 100`',
      'sort < 3: Sort by profit_margin descending',
    ],
    open: [],
  },
  {
    says: 'Load products, compute profit margin in percent as (price - cost) / price, export to csv',
    gives: [
      'load_csv: Load products.csv',
      'transform < 1: Compute profit_margin as `(price - cost) / price * 100`',
      'export < 2: Export as CSV',
    ],
    open: [],
  },
  {
    says: 'Load orders and customers and products, join orders with customers on customer_id, join with products on product_id, export to parquet',
    gives: [
      'load_csv: Load orders.csv',
      'load_csv: Load customers.csv',
      'load_csv: Load products.csv',
      'join < 1 2: Join with customers on customer_id',
      'join < 4 3: Join with products on product_id',
      'export < 5: Export as Parquet',
    ],
    open: [],
  },
  {
    says: '1. Load tickets\n2. Load agents\n3. Left join them on agent_id\n4. Group by team to get average minutes_to_reply\n5. Export to csv',
    gives: [
      'load_csv: Load tickets.csv',
      'load_csv: Load agents.csv',
      'join < 1 2: Left join with agents on agent_id',
      'aggregate < 3: Group by team to get average minutes_to_reply',
      'export < 4: Export as CSV',
    ],
    open: [],
  },
  {
    says: 'Tickets are loaded, urgent ones are kept, and the result is saved as json',
    gives: [
      'load_csv: Load tickets.csv',
      'filter < 1: Keep rows where priority is urgent',
      'export < 2: Export as JSON',
    ],
    open: [],
  },
  {
    says: 'We need a workflow that loads customers, removes duplicates by email, fills missing post_code with "unknown" and exports to csv',
    gives: [
      'load_csv: Load customers.csv',
      'clean < 1: Clean up (remove duplicates by email)',
      'clean < 2: Clean up (fill post_code with "unknown")',
      'export < 3: Export as CSV',
    ],
    open: [],
  },
  {
    says: 'Load customers; email must not be empty, customer_id must be unique; put bad rows aside; export to parquet',
    gives: [
      'load_csv: Load customers.csv',
      'validate < 1: Check rows (email is not empty; customer_id is unique)',
      'export < 2: Export as Parquet',
    ],
    open: [],
  },
  {
    says: 'Load orders, make sure that amount is at least 0, quantity is between 1 and 100 and order_id is unique, and save the bad rows to rejected.csv',
    gives: [
      'load_csv: Load orders.csv',
      'validate < 1: Check rows (amount lies from "0"; quantity lies from "1" up to "100"; order_id is unique)',
      'export < 2:rejected: Export as CSV to "rejected.csv"',
    ],
    open: [],
  },
  {
    says: 'Load orders, compute the running total of amount by ordered_on, export to csv',
    gives: [
      'load_csv: Load orders.csv',
      'window < 1: Look across rows (running total of amount as running_sum_amount by ordered_on)',
      'export < 2: Export as CSV',
    ],
    open: [],
  },
  {
    says: 'Load products, rank products within each category by price descending, export to csv',
    gives: [
      'load_csv: Load products.csv',
      'window < 1: Look across rows (rank as "rank" within category by price descending)',
      'export < 2: Export as CSV',
    ],
    open: [],
  },
  {
    says: "Load orders, compute month as `date_trunc('month', ordered_on)`, group by month to get total amount, compute the change of total_amount to the previous month",
    gives: [
      'load_csv: Load orders.csv',
      "transform < 1: Compute month as `date_trunc('month', ordered_on)`",
      'aggregate < 2: Group by month to get total amount',
      'window < 3: Look across rows (`total_amount - lag(total_amount)` as change_total_amount by month)',
    ],
    open: [],
  },
  {
    says: 'Load orders, calculate a 7 day moving average of amount by ordered_on, export to csv',
    gives: [
      'load_csv: Load orders.csv',
      'window < 1: Look across rows (moving average of amount as moving_average_amount over 7 rows by ordered_on)',
      'export < 2: Export as CSV',
    ],
    open: [],
  },
  {
    says: 'Load orders, group by status to get total amount, compute the share of total_amount, export to csv',
    gives: [
      'load_csv: Load orders.csv',
      'aggregate < 1: Group by status to get total amount',
      'window < 2: Look across rows (share of total_amount as share_of_total_total_amount)',
      'export < 3: Export as CSV',
    ],
    open: [],
  },
  {
    says: 'Load orders, take a random sample of 500 rows, export to parquet, email me@example.com when it is done',
    gives: [
      'load_csv: Load orders.csv',
      'sample < 1: Sample 500 rows',
      'export < 2: Export as Parquet',
      'alert < 2: Alert "me@example.com" on success',
    ],
    open: [],
  },
  {
    says: 'Load orders, keep rows where amount is over 100, if there are more than 1000 rows notify ops@example.com',
    gives: [
      'load_csv: Load orders.csv',
      'filter < 1: Keep rows where amount is over 100',
      'alert < 2: Alert "ops@example.com" with more than 1000 rows',
    ],
    open: [],
  },
  {
    says: 'Load orders, drop rows with missing discount, convert quantity to number, export to json',
    gives: [
      'load_csv: Load orders.csv',
      'clean < 1: Clean up (drop rows with missing discount)',
      'select < 2: Convert quantity to number',
      'export < 3: Export as JSON',
    ],
    open: [],
  },
  {
    says: 'Load orders, keep rows since 2025-06-01, group by product_id to get number of rows, take the top 5 by count',
    gives: [
      'load_csv: Load orders.csv',
      'filter < 1: Keep rows where ordered_on is on or after 2025-06-01',
      'aggregate < 2: Group by product_id to get number of rows',
      'sort < 3: Take the first 5 rows by count descending',
    ],
    open: [],
  },
  {
    says: 'Load customers, cache in Redis as customers for 1 hour',
    gives: [
      'load_csv: Load customers.csv',
      'cache_redis < 1: Cache in Redis as "customers" for 3600 seconds',
    ],
    open: ['Redis Cache: The address of Redis is still to be given.'],
  },
  {
    says: 'Load products and index them in Elasticsearch as products',
    gives: [
      'load_csv: Load products.csv',
      'elasticsearch < 1: Index in Elasticsearch as "products"',
    ],
    open: ['Elasticsearch: The address of Elasticsearch is still to be given.'],
  },
  {
    says: 'Stream orders from Kafka, enrich with customers on customer_id, keep rows where country is Germany, push to Elasticsearch as german_orders',
    gives: [
      'stream_kafka: Stream "orders" from kafka',
      'load_csv: Load customers.csv',
      'join < 1 2: Left join with customers on customer_id',
      'filter < 3: Keep rows where country is Germany',
      'elasticsearch < 4: Index in Elasticsearch as "german_orders"',
    ],
  },
  {
    says: 'Load tickets.csv, keep rows where satisfaction is under 3, predict escalation with the escalation_model model, export to csv',
    gives: [
      'load_csv: Load tickets.csv',
      'filter < 1: Keep rows where satisfaction is under 3',
      'predict < 2: Predict "escalation" with "escalation_model"',
      'export < 3: Export as CSV',
    ],
    open: [],
  },
  {
    says: 'Load returns.csv and orders.csv, combine them without duplicates, export to csv',
    gives: [
      'load_csv: Load returns.csv',
      'load_csv: Load orders.csv',
      'union < 1 2: Combine with orders without duplicates',
      'export < 3: Export as CSV',
    ],
    open: ['Load CSV: The file returns.csv is still to be uploaded.'],
  },
  {
    says: 'Weekly, load tickets and agents, join on agent_id, group by team to get average satisfaction, export to excel and email lead@example.com on success',
    gives: [
      'load_csv: Load tickets.csv',
      'load_csv: Load agents.csv',
      'join < 1 2: Join with agents on agent_id',
      'aggregate < 3: Group by team to get average satisfaction',
      'export < 4: Export as Excel',
      'alert < 4: Alert "lead@example.com" on success',
    ],
    open: [],
    cron: '0 6 * * 1',
  },
  {
    says: 'Remove duplicates from customers.csv, trim name and city, then save as parquet',
    gives: [
      'load_csv: Load customers.csv',
      'clean < 1: Clean up (remove duplicates)',
      'clean < 2: Clean up (trim name, city)',
      'export < 3: Export as Parquet',
    ],
    open: [],
  },
  {
    says: 'Load orders, replace "returned" in status with "sent back", run it every hour',
    gives: [
      'load_csv: Load orders.csv',
      'clean < 1: Clean up (replace "returned" in status with "sent back")',
    ],
    open: [],
    cron: '0 * * * *',
  },
]
