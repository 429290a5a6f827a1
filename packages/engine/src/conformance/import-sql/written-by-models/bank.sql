-- Balance of each account
SELECT a.account_no, a.type, COALESCE(SUM(t.amount), 0) AS balance, COUNT(t.tx_id) AS transactions
FROM accounts a
LEFT JOIN transactions t ON t.account_no = a.account_no
GROUP BY a.account_no, a.type
ORDER BY balance DESC, a.account_no;

-- Running balance
SELECT account_no, booked_on, tx_id, amount,
       SUM(amount) OVER (PARTITION BY account_no ORDER BY booked_on, tx_id) AS balance
FROM transactions
ORDER BY account_no, booked_on, tx_id;

-- Inflow and outflow by month
SELECT date_trunc('month', booked_on) AS month,
       SUM(CASE WHEN amount > 0 THEN amount ELSE 0 END) AS inflow,
       SUM(CASE WHEN amount < 0 THEN -amount ELSE 0 END) AS outflow,
       SUM(amount) AS net
FROM transactions
GROUP BY 1
ORDER BY 1;

-- lowest balance an account ever had
WITH balances AS (
    SELECT account_no, tx_id, booked_on,
           SUM(amount) OVER (PARTITION BY account_no ORDER BY booked_on, tx_id ROWS UNBOUNDED PRECEDING) AS balance
    FROM transactions
)
SELECT account_no, MIN(balance) AS lowest, MAX(balance) AS highest
FROM balances
GROUP BY account_no
HAVING MIN(balance) < 0
ORDER BY lowest, account_no;

-- accounts overdrawn at least once, with first date
WITH running AS (
    SELECT account_no, booked_on, SUM(amount) OVER (PARTITION BY account_no ORDER BY booked_on, tx_id) AS balance
    FROM transactions
)
SELECT account_no, MIN(booked_on) AS first_overdrawn
FROM running
WHERE balance < 0
GROUP BY account_no
ORDER BY first_overdrawn, account_no;

-- clients with the number of open accounts by type
SELECT c.client_id, c.full_name,
       COUNT(*) FILTER (WHERE a.type = 'checking') AS checking,
       COUNT(*) FILTER (WHERE a.type = 'savings') AS savings,
       COUNT(*) FILTER (WHERE a.type = 'loan') AS loans
FROM clients c
LEFT JOIN accounts a ON a.client_id = c.client_id AND a.closed IS NULL
GROUP BY c.client_id, c.full_name
ORDER BY c.client_id;

-- top counterparties by money spent
SELECT COALESCE(counterparty, 'unknown') AS counterparty, ROUND(SUM(-amount), 2) AS spent, COUNT(*) AS times
FROM transactions
WHERE amount < 0
GROUP BY COALESCE(counterparty, 'unknown')
ORDER BY spent DESC
LIMIT 3;

-- suspicious: two card payments of the same account within 10 days
SELECT t1.tx_id, t2.tx_id AS second_tx_id, t1.account_no, t1.booked_on, t2.booked_on AS second_booked_on
FROM transactions t1
JOIN transactions t2
  ON t1.account_no = t2.account_no
 AND t1.tx_id < t2.tx_id
 AND ABS(t1.booked_on - t2.booked_on) <= 10
WHERE t1.kind = 'card' AND t2.kind = 'card'
ORDER BY t1.tx_id, second_tx_id;

-- dormant accounts: no transaction since the end of 2023
SELECT a.account_no, MAX(t.booked_on) AS last_booking
FROM accounts a
LEFT JOIN transactions t ON a.account_no = t.account_no
WHERE a.closed IS NULL
GROUP BY a.account_no
HAVING MAX(t.booked_on) IS NULL OR MAX(t.booked_on) < DATE '2024-01-01'
ORDER BY a.account_no;

-- transactions larger than three times the account's average
SELECT t.tx_id, t.account_no, t.amount
FROM transactions t
WHERE ABS(t.amount) > 1.5 * (SELECT AVG(ABS(x.amount)) FROM transactions x WHERE x.account_no = t.account_no)
ORDER BY t.tx_id;

-- year over year by month
WITH monthly AS (
    SELECT year(booked_on) AS y, month(booked_on) AS m, SUM(amount) AS net
    FROM transactions
    GROUP BY ALL
)
SELECT this.y, this.m, this.net, last.net AS net_last_year,
       CASE WHEN last.net IS NULL THEN NULL ELSE this.net - last.net END AS diff
FROM monthly AS this
LEFT JOIN monthly AS last ON last.y = this.y - 1 AND last.m = this.m
ORDER BY this.y, this.m;

-- same with lag
SELECT y, m, net, LAG(net, 12) OVER (ORDER BY y, m) AS net_12_months_ago
FROM (
    SELECT EXTRACT(YEAR FROM booked_on) AS y, EXTRACT(MONTH FROM booked_on) AS m, SUM(amount) AS net
    FROM transactions
    GROUP BY 1, 2
) t
ORDER BY y, m;

-- memo search
SELECT tx_id, memo
FROM transactions
WHERE memo ILIKE '%rent%' OR memo ILIKE 'salary%' OR regexp_matches(memo, '#[0-9]+')
ORDER BY tx_id;

-- memo cleaned
SELECT tx_id, NULLIF(TRIM(LOWER(memo)), '') AS memo, LENGTH(COALESCE(memo, '')) AS len
FROM transactions
WHERE memo IS NULL OR memo <> 'n/a'
ORDER BY tx_id
LIMIT 40;

-- percentage of each kind by account type
SELECT a.type, t.kind, COUNT(*) AS n,
       ROUND(COUNT(*) * 100.0 / SUM(COUNT(*)) OVER (PARTITION BY a.type), 2) AS pct
FROM transactions t
JOIN accounts a ON a.account_no = t.account_no
GROUP BY a.type, t.kind
ORDER BY a.type, pct DESC, t.kind;

-- clients by decade of birth
SELECT (birth_year // 10) * 10 AS decade, COUNT(*) AS clients, STRING_AGG(full_name, ' | ' ORDER BY full_name) AS names
FROM clients
WHERE birth_year IS NOT NULL
GROUP BY decade
ORDER BY decade;

-- total per client and city with subtotals
SELECT c.city, c.risk, ROUND(SUM(t.amount), 2) AS total
FROM clients c
JOIN accounts a USING (client_id)
JOIN transactions t USING (account_no)
GROUP BY CUBE (c.city, c.risk)
ORDER BY c.city NULLS LAST, c.risk NULLS LAST, total;

-- largest deposit per month
SELECT month, tx_id, amount
FROM (
    SELECT strftime(booked_on, '%Y-%m') AS month, tx_id, amount,
           ROW_NUMBER() OVER (PARTITION BY strftime(booked_on, '%Y-%m') ORDER BY amount DESC NULLS LAST, tx_id) AS rn
    FROM transactions
) x
WHERE rn = 1
ORDER BY month;

-- accounts whose client does not exist
SELECT a.account_no, a.client_id
FROM accounts a
LEFT JOIN clients c ON c.client_id = a.client_id
WHERE c.client_id IS NULL
ORDER BY a.account_no;

-- clients with both a loan and savings
SELECT client_id FROM accounts WHERE type = 'loan'
INTERSECT
SELECT client_id FROM accounts WHERE type = 'savings'
ORDER BY 1;

-- median transaction by kind and sign
SELECT kind, CASE WHEN amount >= 0 THEN 'credit' ELSE 'debit' END AS direction,
       MEDIAN(amount) AS median_amount, AVG(amount) AS avg_amount, COUNT(*) AS n
FROM transactions
WHERE amount IS NOT NULL
GROUP BY kind, direction
ORDER BY kind, direction;

-- moving three month net
WITH m AS (
    SELECT date_trunc('month', booked_on) AS month, SUM(amount) AS net
    FROM transactions
    GROUP BY month
)
SELECT month, net,
       SUM(net) OVER (ORDER BY month ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) AS net_3m,
       net / SUM(ABS(net)) OVER () AS weight
FROM m
ORDER BY month;

-- fees by quarter
SELECT year(booked_on) || '-Q' || quarter(booked_on) AS quarter, SUM(ABS(amount)) AS fees
FROM transactions
WHERE kind = 'fee'
GROUP BY 1
ORDER BY 1;

-- accounts open for over three years at the end of 2023
SELECT account_no, opened, date_diff('month', opened, DATE '2023-12-31') AS months_open
FROM accounts
WHERE opened + INTERVAL 3 YEAR <= DATE '2023-12-31' AND (closed IS NULL OR closed > DATE '2023-12-31')
ORDER BY opened, account_no;

-- first transaction after opening
SELECT a.account_no, a.opened, MIN(t.booked_on) AS first_tx, MIN(t.booked_on) - a.opened AS days_until_first
FROM accounts a
JOIN transactions t ON t.account_no = a.account_no AND t.booked_on >= a.opened
GROUP BY a.account_no, a.opened
ORDER BY days_until_first, a.account_no;

-- duplicates: same account, month and kind
SELECT account_no, strftime(booked_on, '%Y-%m') AS month, kind, COUNT(*) AS n, LIST(tx_id ORDER BY tx_id) AS tx_ids
FROM transactions
GROUP BY account_no, month, kind
HAVING COUNT(*) > 1
ORDER BY account_no, month, kind;

-- is the account richer than the average account of its type
WITH balances AS (
    SELECT a.account_no, a.type, SUM(t.amount) AS balance
    FROM accounts a JOIN transactions t ON t.account_no = a.account_no
    GROUP BY a.account_no, a.type
)
SELECT account_no, type, balance, balance > AVG(balance) OVER (PARTITION BY type) AS above_average,
       RANK() OVER (PARTITION BY type ORDER BY balance DESC) AS place
FROM balances
ORDER BY type, place;

-- bookings on the last day of a month
SELECT tx_id, booked_on FROM transactions WHERE booked_on = last_day(booked_on) ORDER BY tx_id;

-- weekday with the most money moved
SELECT dayname(booked_on) AS weekday, SUM(ABS(amount)) AS moved
FROM transactions
GROUP BY weekday
ORDER BY moved DESC
LIMIT 1;

-- euros and dollars side by side by client
SELECT c.full_name, c.client_id,
       SUM(t.amount) FILTER (WHERE a.currency = 'EUR') AS eur,
       SUM(t.amount) FILTER (WHERE a.currency = 'USD') AS usd
FROM clients c
JOIN accounts a ON a.client_id = c.client_id
JOIN transactions t ON t.account_no = a.account_no
GROUP BY c.full_name, c.client_id
ORDER BY c.client_id;

-- the client with the highest total and everyone within 20 percent of it
WITH totals AS (
    SELECT a.client_id, SUM(t.amount) AS total
    FROM accounts a
    JOIN transactions t ON t.account_no = a.account_no
    GROUP BY a.client_id
)
SELECT client_id, total
FROM totals
WHERE total >= 0.2 * (SELECT MAX(total) FROM totals)
ORDER BY total DESC;

-- how many transactions until the balance first passes 1000
WITH numbered AS (
    SELECT account_no, tx_id,
           ROW_NUMBER() OVER (PARTITION BY account_no ORDER BY booked_on, tx_id) AS nth,
           SUM(amount) OVER (PARTITION BY account_no ORDER BY booked_on, tx_id) AS balance
    FROM transactions
)
SELECT account_no, MIN(nth) AS transactions_needed
FROM numbered
WHERE balance > 1000
GROUP BY account_no
ORDER BY account_no;

-- kinds without any memo
SELECT kind, COUNT(*) AS without_memo
FROM transactions
WHERE memo IS NULL OR memo = ''
GROUP BY kind
ORDER BY without_memo DESC, kind;

-- balance at the end of each month, per account
WITH movements AS (
    SELECT account_no, last_day(booked_on) AS month_end, SUM(amount) AS net
    FROM transactions
    GROUP BY account_no, month_end
)
SELECT account_no, month_end, net,
       SUM(net) OVER (PARTITION BY account_no ORDER BY month_end ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS closing_balance
FROM movements
ORDER BY account_no, month_end;

-- cumulative share of accounts in total inflow (pareto)
WITH inflow AS (
    SELECT account_no, SUM(amount) FILTER (WHERE amount > 0) AS inflow
    FROM transactions
    GROUP BY account_no
)
SELECT account_no, inflow,
       SUM(inflow) OVER (ORDER BY inflow DESC) / SUM(inflow) OVER () AS cumulative_share
FROM inflow
WHERE inflow IS NOT NULL
ORDER BY inflow DESC;

-- amount categories with between
SELECT CASE
         WHEN amount BETWEEN -1000 AND -500 THEN 'big debit'
         WHEN amount BETWEEN -499.99 AND -0.01 THEN 'debit'
         WHEN amount = 0 THEN 'zero'
         WHEN amount > 0 THEN 'credit'
       END AS bucket,
       COUNT(*) AS n, ROUND(SUM(amount)::NUMERIC(12, 2), 2) AS total
FROM transactions
GROUP BY bucket
ORDER BY n DESC, bucket;

-- clients who have no transactions on any account
SELECT c.client_id, c.full_name
FROM clients c
WHERE NOT EXISTS (
    SELECT 1
    FROM accounts a
    JOIN transactions t ON t.account_no = a.account_no
    WHERE a.client_id = c.client_id
)
ORDER BY c.client_id;

-- surname and initial apart
SELECT client_id, TRIM(SPLIT_PART(full_name, ',', 1)) AS surname, TRIM(SPLIT_PART(full_name, ',', 2)) AS initial
FROM clients
ORDER BY surname, initial, client_id;
