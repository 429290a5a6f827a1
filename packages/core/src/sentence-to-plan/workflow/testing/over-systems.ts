import type { Workflow } from './workflow.ts'

/** Asked where no data is at hand: every source is outside, and every column is taken as said. */
export const OVER_SYSTEMS: readonly Workflow[] = [
  {
    says: 'Every morning load orders from Postgres and customers.csv, drop cancelled ones, join on customer id, compute revenue, train a churn model, export to parquet and email ops@example.com if it fails',
    gives: [
      'load_db: Load "orders" from postgresql',
      'load_csv: Load customers.csv',
      'filter < 1: Drop rows where status is cancelled',
      'join < 3 2: Join with customers on customer_id',
      'transform < 4: Compute revenue as a formula still to be given',
      'ml_train < 5: Train random_forest for "churn"',
      'export < 6: Export as Parquet',
      'alert < 6: Alert "ops@example.com" on error',
    ],
    open: [
      'Load DB: The connection to PostgreSQL is still to be given.',
      'Load DB: Its columns are not known yet; taken as said: status, customer_id.',
      'Load CSV: The file customers.csv is still to be uploaded.',
      'Transform: How revenue is computed is open: for example quantity * price.',
      'ML Train: Whether there is a column "churn" to learn from is not known yet.',
    ],
    cron: '0 6 * * *',
  },
  {
    says: 'Load the invoices table from MySQL, keep rows where amount is over 500, then export as csv',
    gives: [
      'load_db: Load "invoices" from mysql',
      'filter < 1: Keep rows where amount is over 500',
      'export < 2: Export as CSV',
    ],
    open: [
      'Load DB: The connection to MySQL is still to be given.',
      'Load DB: Its columns are not known yet; taken as said: amount.',
    ],
  },
  {
    says: 'Read events from MongoDB. Remove duplicates. Save it to events.parquet',
    gives: [
      'load_db: Load "events" from mongodb',
      'clean < 1: Clean up (remove duplicates)',
      'export < 2: Export as Parquet to "events.parquet"',
    ],
  },
  {
    says: 'Fetch https://api.example.com/v1/orders?limit=100 and export to json',
    gives: [
      'api_ingestion: Ingest from "https://api.example.com/v1/orders?limit=100" by GET',
      'export < 1: Export as JSON',
    ],
    open: [],
  },
  {
    says: 'Call the REST API at https://api.example.com/rates, sort by date descending, and cache in redis as rates',
    gives: [
      'api_ingestion: Ingest from "https://api.example.com/rates" by GET',
      'sort < 1: Sort by "date" descending',
      'cache_redis < 2: Cache in Redis as "rates"',
    ],
  },
  {
    says: 'Consume the Kafka topic clicks, keep rows where country is DE, index in Elasticsearch as clicks_de',
    gives: [
      'stream_kafka: Stream "clicks" from kafka',
      'filter < 1: Keep rows where country is DE',
      'elasticsearch < 2: Index in Elasticsearch as "clicks_de"',
    ],
    open: [
      'Kafka Stream: The address of the Kafka servers is still to be given.',
      'Kafka Stream: Its columns are not known yet; taken as said: country.',
      'Elasticsearch: The address of Elasticsearch is still to be given.',
    ],
  },
  {
    says: 'Stream transactions from Kafka, score them in real time with the fraud model, alert fraud@example.com when score is over 0.9',
    gives: [
      'stream_kafka: Stream "transactions" from kafka',
      'real_time_ml < 1: Infer in real time with "fraud"',
      'alert < 2: Alert "fraud@example.com" when score is over 0.9',
    ],
  },
  {
    says: '1. Load orders from Postgres\n2. Drop rows with missing values\n3. Export to Excel',
    gives: [
      'load_db: Load "orders" from postgresql',
      'clean < 1: Clean up (drop rows with missing values)',
      'export < 2: Export as Excel',
    ],
  },
  {
    says: '- read users from SQLite\n- deduplicate by email\n- write to users.json',
    gives: [
      'load_db: Load "users" from sqlite',
      'clean < 1: Clean up (remove duplicates by email)',
      'export < 2: Export as JSON to "users.json"',
    ],
  },
  {
    says: '1) pull sales from postgres 2) group by region to get total amount 3) save as csv',
    gives: [
      'load_db: Load "sales" from postgresql',
      'aggregate < 1: Group by region to get total amount',
      'export < 2: Export as CSV',
    ],
  },
  {
    says: 'I want to load payments from MySQL and then remove duplicates and after that export to parquet',
    gives: [
      'load_db: Load "payments" from mysql',
      'clean < 1: Clean up (remove duplicates)',
      'export < 2: Export as Parquet',
    ],
  },
  {
    says: 'We need a pipeline that loads orders from Postgres, removes duplicates and exports to csv',
    gives: [
      'load_db: Load "orders" from postgresql',
      'clean < 1: Clean up (remove duplicates)',
      'export < 2: Export as CSV',
    ],
  },
  {
    says: 'Orders are loaded from Postgres, duplicates are removed, and the result is exported as parquet',
    gives: [
      'load_db: Load "orders" from postgresql',
      'clean < 1: Clean up (remove duplicates)',
      'export < 2: Export as Parquet',
    ],
  },
  {
    says: 'Load orders and customers from Postgres, join them on customer_id, export to csv',
    gives: [
      'load_db: Load "orders" from postgresql',
      'load_db: Load "customers" from postgresql',
      'join < 1 2: Join with customers on customer_id',
      'export < 3: Export as CSV',
    ],
  },
  {
    says: 'Load orders from Postgres, load customers from MySQL, left join them on customer id',
    gives: [
      'load_db: Load "orders" from postgresql',
      'load_db: Load "customers" from mysql',
      'join < 1 2: Left join with customers on customer_id',
    ],
  },
  {
    says: 'Load orders from Postgres, products from MySQL and customers.csv, join orders with products on product_id, join with customers on customer_id, export to parquet',
    gives: [
      'load_db: Load "orders" from postgresql',
      'load_db: Load "products" from mysql',
      'load_csv: Load customers.csv',
      'join < 1 2: Join with products on product_id',
      'join < 4 3: Join with customers on customer_id',
      'export < 5: Export as Parquet',
    ],
  },
  {
    says: 'Load orders from Postgres, load refunds from Postgres, combine them, export to csv',
    gives: [
      'load_db: Load "orders" from postgresql',
      'load_db: Load "refunds" from postgresql',
      'union < 1 2: Combine with refunds',
      'export < 3: Export as CSV',
    ],
  },
  {
    says: 'Load data.xlsx, fill missing age with the median, export as parquet',
    gives: [
      'load_csv: Load data.xlsx',
      'clean < 1: Clean up (fill age with the median)',
      'export < 2: Export as Parquet',
    ],
    open: [
      'Load CSV: The file data.xlsx is still to be uploaded.',
      'Load CSV: Its columns are not known yet; taken as said: age.',
    ],
  },
  {
    says: 'Load logs.json, compute revenue as price times quantity, export to csv',
    gives: [
      'load_csv: Load logs.json',
      'transform < 1: Compute revenue as `price * quantity`',
      'export < 2: Export as CSV',
    ],
  },
  {
    says: 'Load sales from Postgres, add a column profit = revenue - cost, sort by profit descending, take the top 10',
    gives: [
      'load_db: Load "sales" from postgresql',
      'transform < 1: Compute profit as `revenue - cost`',
      'sort < 2: Sort by profit descending',
      'sort < 3: Take the first 10 rows',
    ],
  },
  {
    says: 'Load sales from Postgres, compute profit margin in percent, export to excel',
    gives: [
      'load_db: Load "sales" from postgresql',
      'transform < 1: Compute profit_margin as a formula still to be given',
      'export < 2: Export as Excel',
    ],
    open: [
      'Load DB: The connection to PostgreSQL is still to be given.',
      'Transform: How profit_margin is computed is open: for example (price - cost) / price.',
    ],
  },
  {
    says: 'Load sales from Postgres, running total of amount by date, export to csv',
    gives: [
      'load_db: Load "sales" from postgresql',
      'window < 1: Look across rows (running total of amount as running_sum_amount by "date")',
      'export < 2: Export as CSV',
    ],
  },
  {
    says: 'Load sales from Postgres, compute the moving average of amount over 7 rows by date',
    gives: [
      'load_db: Load "sales" from postgresql',
      'window < 1: Look across rows (moving average of amount as moving_average_amount over 7 rows by "date")',
    ],
  },
  {
    says: 'Load sales from Postgres, compute a moving average of amount over 7 days by date',
    gives: [
      'load_db: Load "sales" from postgresql',
      'window < 1: Look across rows (moving average of amount as moving_average_amount over 7 rows by "date")',
    ],
  },
  {
    says: 'Load sales from Postgres, rank the rows within region by amount descending',
    gives: [
      'load_db: Load "sales" from postgresql',
      'window < 1: Look across rows (rank as "rank" within region by amount descending)',
    ],
  },
  {
    says: 'Load sales from Postgres, compute the share of total of amount, export to csv',
    gives: [
      'load_db: Load "sales" from postgresql',
      'window < 1: Look across rows (share of amount as share_of_total_amount)',
      'export < 2: Export as CSV',
    ],
  },
  {
    says: 'Load users from Postgres; email must not be empty, age between 0 and 120, id unique; put bad rows aside; export to parquet',
    gives: [
      'load_db: Load "users" from postgresql',
      'validate < 1: Check rows (email is not empty; age lies from "0" up to "120"; id is unique)',
      'export < 2: Export as Parquet',
    ],
  },
  {
    says: 'Load users from Postgres, check that email is not empty and id is unique, export to csv',
    gives: [
      'load_db: Load "users" from postgresql',
      'validate < 1: Check rows (email is not empty; id is unique)',
      'export < 2: Export as CSV',
    ],
  },
  {
    says: 'Load customers from Postgres, train a random forest to predict churned with features age, tenure and plan',
    gives: [
      'load_db: Load "customers" from postgresql',
      'ml_train < 1: Train random_forest for "churned" from "age", "tenure", "plan"',
    ],
  },
  {
    says: 'Load houses.csv, train a linear regression on price, export to csv',
    gives: [
      'load_csv: Load houses.csv',
      'ml_train < 1: Train linear_regression for "price"',
      'export < 2: Export as CSV',
    ],
  },
  {
    says: 'Load customers from Postgres, train a clustering model, then export to json',
    gives: [
      'load_db: Load "customers" from postgresql',
      'ml_train < 1: Train clustering',
      'export < 2: Export as JSON',
    ],
    open: ['Load DB: The connection to PostgreSQL is still to be given.'],
  },
  {
    says: 'Load transactions from Postgres, train a gradient boosting model to predict fraud holding out 30% for testing',
    gives: [
      'load_db: Load "transactions" from postgresql',
      'ml_train < 1: Train gradient_boosting for "fraud", testing on 0.3',
    ],
  },
  {
    says: 'Load leads from MySQL, predict conversion with the leads_v2 model, export to csv',
    gives: [
      'load_db: Load "leads" from mysql',
      'predict < 1: Predict "conversion" with "leads_v2"',
      'export < 2: Export as CSV',
    ],
  },
  {
    says: 'Load orders from Postgres, export to csv, notify the Slack webhook when it fails',
    gives: [
      'load_db: Load "orders" from postgresql',
      'export < 1: Export as CSV',
      'alert < 1: Alert on error',
    ],
    open: [
      'Load DB: The connection to PostgreSQL is still to be given.',
      'Alert: Only e-mail addresses can be kept so far; "the Slack webhook" is still to be replaced by one.',
    ],
  },
  {
    says: 'Load orders from Postgres, export to csv, and if fewer than 100 rows, email data@example.com',
    gives: [
      'load_db: Load "orders" from postgresql',
      'export < 1: Export as CSV',
      'alert < 1: Alert "data@example.com" with fewer than 100 rows',
    ],
  },
  {
    says: 'Load orders from Postgres, sample 10% of the rows, export to csv',
    gives: [
      'load_db: Load "orders" from postgresql',
      'sample < 1: Sample 0.1 of the rows',
      'export < 2: Export as CSV',
    ],
  },
  {
    says: 'Load orders from Postgres, process on Spark, export to parquet',
    gives: [
      'load_db: Load "orders" from postgresql',
      'spark_process < 1: Process on Spark',
      'export < 2: Export as Parquet',
    ],
  },
  {
    says: 'Every 15 minutes stream the sensor_readings topic from Kafka, keep rows where temperature is above 80, email plant@example.com',
    gives: [
      'stream_kafka: Stream "sensor_readings" from kafka',
      'filter < 1: Keep rows where temperature is over 80',
      'alert < 2: Alert "plant@example.com"',
    ],
    cron: '*/15 * * * *',
  },
  {
    says: 'Daily at 7:30 load orders from Postgres and export to csv',
    gives: ['load_db: Load "orders" from postgresql', 'export < 1: Export as CSV'],
    cron: '30 7 * * *',
  },
  {
    says: 'Every Monday at 9am, load orders from Postgres, then export to parquet',
    gives: ['load_db: Load "orders" from postgresql', 'export < 1: Export as Parquet'],
    cron: '0 9 * * 1',
  },
  {
    says: 'Load orders from Postgres, export to parquet, and run it every night',
    gives: ['load_db: Load "orders" from postgresql', 'export < 1: Export as Parquet'],
    cron: '0 2 * * *',
  },
  {
    says: 'On weekdays at 18:00 load trades from Postgres, sort by volume descending, export to excel',
    gives: [
      'load_db: Load "trades" from postgresql',
      'sort < 1: Sort by volume descending',
      'export < 2: Export as Excel',
    ],
    cron: '0 18 * * 1-5',
  },
  {
    says: 'On the first of every month load invoices from MySQL and export to csv',
    gives: ['load_db: Load "invoices" from mysql', 'export < 1: Export as CSV'],
    cron: '0 6 1 * *',
  },
  {
    says: 'Load orders from a database, keep only paid ones, export to csv',
    gives: [
      'load_db: Load "orders" from postgresql',
      'filter < 1: Keep rows where status is paid',
      'export < 2: Export as CSV',
    ],
    open: [
      'Load DB: Which kind of database it is, is still to be said; PostgreSQL was taken.',
      'Load DB: The connection to PostgreSQL is still to be given.',
      'Load DB: Its columns are not known yet; taken as said: status.',
    ],
  },
  {
    says: 'Load tickets from Postgres, drop spam tickets, export to csv',
    gives: [
      'load_db: Load "tickets" from postgresql',
      'filter < 1: Drop rows that are still to be chosen',
      'export < 2: Export as CSV',
    ],
    open: [
      'Load DB: The connection to PostgreSQL is still to be given.',
      'Filter: Which rows are meant by "spam tickets" is still to be said.',
    ],
  },
  {
    says: 'Load orders from Postgres and customers from Postgres, join them, export to csv',
    gives: [
      'load_db: Load "orders" from postgresql',
      'load_db: Load "customers" from postgresql',
      'join < 1 2: Join with customers',
      'export < 3: Export as CSV',
    ],
    open: [
      'Load DB: The connection to PostgreSQL is still to be given.',
      'Load DB: The connection to PostgreSQL is still to be given.',
      'Join: Which columns belong together is still to be said.',
    ],
  },
  {
    says: 'First, ingest from an API; second, convert price to number; finally, store as parquet',
    gives: [
      'api_ingestion: Ingest from an API by GET',
      'select < 1: Convert price to number',
      'export < 2: Export as Parquet',
    ],
    open: [
      'API Ingestion: The URL of the API is still to be given.',
      'API Ingestion: Its columns are not known yet; taken as said: price.',
    ],
  },
  {
    says: 'POST to https://api.example.com/search, export to json',
    gives: [
      'api_ingestion: Ingest from "https://api.example.com/search" by POST',
      'export < 1: Export as JSON',
    ],
  },
  {
    says: 'Load survey.csv, unpivot q1, q2 and q3 to question and answer, export to csv',
    gives: [
      'load_csv: Load survey.csv',
      'unpivot < 1: Unpivot q1, q2, q3 to question and answer',
      'export < 2: Export as CSV',
    ],
  },
  {
    says: 'Load sales from Postgres, pivot region with total amount, export to excel',
    gives: [
      'load_db: Load "sales" from postgresql',
      'pivot < 1: Pivot region with total amount',
      'export < 2: Export as Excel',
    ],
  },
  {
    says: 'Load members from MongoDB, trim name, lowercase email, parse dates in joined as "%d.%m.%Y", export to csv',
    gives: [
      'load_db: Load "members" from mongodb',
      'clean < 1: Clean up (trim name)',
      'clean < 2: Clean up (lowercase email)',
      'clean < 3: Clean up (read dates in joined as "%d.%m.%Y")',
      'export < 4: Export as CSV',
    ],
  },
  {
    says: 'Build me a pipeline which reads orders from Postgres, renames amt to amount and writes the result to parquet',
    gives: [
      'load_db: Load "orders" from postgresql',
      'select < 1: Rename amt to amount',
      'export < 2: Export as Parquet',
    ],
  },
  {
    says: 'Subscribe to the Pulsar topic orders, remove duplicates by order_id, cache in Redis as latest_orders for 10 minutes',
    gives: [
      'stream_kafka: Stream "orders" from pulsar',
      'clean < 1: Clean up (remove duplicates by order_id)',
      'cache_redis < 2: Cache in Redis as "latest_orders" for 600 seconds',
    ],
  },
]
