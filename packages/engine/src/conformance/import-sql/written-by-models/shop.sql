-- How many orders does each customer have, and what have they spent?
SELECT
    c.id,
    c.name,
    COUNT(DISTINCT o.id) AS order_count,
    COALESCE(SUM(oi.quantity * oi.unit_price), 0) AS total_spent
FROM customers c
LEFT JOIN orders o ON o.customer_id = c.id
LEFT JOIN order_items oi ON oi.order_id = o.id
GROUP BY c.id, c.name
ORDER BY total_spent DESC, c.id;

-- Monthly revenue without cancelled orders
SELECT
    date_trunc('month', o.ordered_at) AS month,
    ROUND(SUM(oi.quantity * oi.unit_price * (1 - COALESCE(o.discount, 0))), 2) AS revenue
FROM orders o
JOIN order_items oi ON oi.order_id = o.id
WHERE o.status <> 'cancelled'
GROUP BY 1
ORDER BY 1;

-- Month over month growth of revenue
WITH monthly_revenue AS (
    SELECT date_trunc('month', o.ordered_at) AS month,
           SUM(oi.quantity * oi.unit_price) AS revenue
    FROM orders o
    JOIN order_items oi ON o.id = oi.order_id
    GROUP BY 1
),
with_previous AS (
    SELECT month, revenue, LAG(revenue) OVER (ORDER BY month) AS previous_revenue
    FROM monthly_revenue
)
SELECT month,
       revenue,
       previous_revenue,
       ROUND(100.0 * (revenue - previous_revenue) / NULLIF(previous_revenue, 0), 1) AS growth_pct
FROM with_previous
ORDER BY month;

-- Top 3 products by revenue in each category
WITH product_revenue AS (
    SELECT p.category, p.title, SUM(oi.quantity * oi.unit_price) AS revenue
    FROM order_items oi
    JOIN products p ON p.id = oi.product_id
    GROUP BY p.category, p.title
)
SELECT category, title, revenue
FROM product_revenue
QUALIFY ROW_NUMBER() OVER (PARTITION BY category ORDER BY revenue DESC, title) <= 3
ORDER BY category, revenue DESC;

-- Each category's share of total revenue
SELECT p.category,
       SUM(oi.quantity * oi.unit_price) AS revenue,
       100.0 * SUM(oi.quantity * oi.unit_price) / SUM(SUM(oi.quantity * oi.unit_price)) OVER () AS pct_of_total
FROM order_items AS oi
INNER JOIN products AS p ON oi.product_id = p.id
GROUP BY p.category
ORDER BY pct_of_total DESC;

-- customers that never ordered anything
select c.*
from customers c
where not exists (select 1 from orders o where o.customer_id = c.id)
order by c.id;

-- products never sold (anti join)
SELECT p.id, p.title
FROM products p
LEFT JOIN order_items oi ON oi.product_id = p.id
WHERE oi.product_id IS NULL;

-- Order status counts side by side for each channel
SELECT
    COALESCE(channel, 'unknown') AS channel,
    COUNT(*) AS orders,
    COUNT(*) FILTER (WHERE status = 'paid') AS paid,
    COUNT(*) FILTER (WHERE status = 'shipped') AS shipped,
    COUNT(*) FILTER (WHERE status IN ('cancelled', 'returned')) AS lost,
    ROUND(100.0 * COUNT(*) FILTER (WHERE status IN ('cancelled', 'returned')) / COUNT(*), 1) AS lost_pct
FROM orders
GROUP BY 1
ORDER BY orders DESC, channel;

-- First order of each customer
SELECT DISTINCT ON (customer_id) customer_id, id AS order_id, ordered_at
FROM orders
WHERE customer_id IS NOT NULL
ORDER BY customer_id, ordered_at, id;

-- Customer cohorts: by month of first order, how many come back in later months
WITH first_orders AS (
    SELECT customer_id, MIN(date_trunc('month', ordered_at)) AS cohort_month
    FROM orders
    WHERE customer_id IS NOT NULL
    GROUP BY customer_id
),
activity AS (
    SELECT DISTINCT o.customer_id, f.cohort_month,
           date_diff('month', f.cohort_month, date_trunc('month', o.ordered_at)) AS months_since
    FROM orders o
    JOIN first_orders f USING (customer_id)
)
SELECT cohort_month, months_since, COUNT(*) AS customers
FROM activity
GROUP BY ALL
ORDER BY ALL;

-- Days between consecutive orders of a customer
SELECT customer_id,
       id,
       ordered_at,
       date_diff('day', LAG(ordered_at) OVER (PARTITION BY customer_id ORDER BY ordered_at, id), ordered_at) AS days_since_last
FROM orders
WHERE customer_id IS NOT NULL
ORDER BY customer_id, ordered_at, id;

-- Orders above the average order value
WITH order_totals AS (
    SELECT order_id, SUM(quantity * unit_price) AS total
    FROM order_items
    GROUP BY order_id
)
SELECT order_id, total
FROM order_totals
WHERE total > (SELECT AVG(total) FROM order_totals)
ORDER BY total DESC, order_id;

-- Price bands of products
SELECT CASE
         WHEN price < 20 THEN 'under 20'
         WHEN price < 50 THEN '20-50'
         WHEN price < 100 THEN '50-100'
         ELSE '100+'
       END AS price_band,
       COUNT(*) AS products,
       AVG(price) AS avg_price,
       MIN(price) AS cheapest,
       MAX(price) AS dearest
FROM products
GROUP BY price_band
ORDER BY MIN(price);

-- Running total of revenue by day
WITH daily AS (
    SELECT CAST(o.ordered_at AS DATE) AS day, SUM(oi.quantity * oi.unit_price) AS revenue
    FROM orders o JOIN order_items oi ON oi.order_id = o.id
    GROUP BY 1
)
SELECT day, revenue,
       SUM(revenue) OVER (ORDER BY day ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS running_total,
       AVG(revenue) OVER (ORDER BY day ROWS BETWEEN 6 PRECEDING AND CURRENT ROW) AS moving_avg_7
FROM daily
ORDER BY day;

-- pivot: quantity by category and year
PIVOT (
    SELECT p.category, year(o.ordered_at) AS yr, oi.quantity
    FROM order_items oi
    JOIN orders o ON o.id = oi.order_id
    JOIN products p ON p.id = oi.product_id
)
ON yr IN (2023, 2024)
USING SUM(quantity)
GROUP BY category
ORDER BY category;

-- email domains
SELECT split_part(email, '@', 2) AS domain, COUNT(*) AS customers
FROM customers
WHERE email IS NOT NULL
GROUP BY domain
ORDER BY customers DESC, domain;

-- customers whose name contains an apostrophe or accents, lower cased
SELECT id, lower(name) AS name
FROM customers
WHERE name ILIKE '%o''n%' OR regexp_matches(name, '[éäö]')
ORDER BY id;

-- Subtotals of orders by country and segment
SELECT c.country, c.segment, COUNT(*) AS orders
FROM orders o
JOIN customers c ON c.id = o.customer_id
GROUP BY ROLLUP (c.country, c.segment)
ORDER BY c.country NULLS LAST, c.segment NULLS LAST, orders;

-- The most recent order per customer with its value
WITH ranked AS (
    SELECT o.*,
           ROW_NUMBER() OVER (PARTITION BY o.customer_id ORDER BY o.ordered_at DESC, o.id DESC) AS rn
    FROM orders o
)
SELECT r.customer_id, r.id, r.status,
       (SELECT SUM(quantity * unit_price) FROM order_items oi WHERE oi.order_id = r.id) AS value
FROM ranked r
WHERE r.rn = 1
ORDER BY r.customer_id;

-- RFM scores
WITH rfm AS (
    SELECT o.customer_id,
           date_diff('day', MAX(o.ordered_at)::DATE, DATE '2024-07-01') AS recency,
           COUNT(DISTINCT o.id) AS frequency,
           SUM(oi.quantity * oi.unit_price) AS monetary
    FROM orders o
    JOIN order_items oi ON oi.order_id = o.id
    WHERE o.customer_id IS NOT NULL
    GROUP BY o.customer_id
)
SELECT customer_id, recency, frequency, monetary,
       NTILE(4) OVER (ORDER BY recency DESC, customer_id) AS r_score,
       NTILE(4) OVER (ORDER BY frequency, customer_id) AS f_score,
       NTILE(4) OVER (ORDER BY monetary, customer_id) AS m_score
FROM rfm
ORDER BY customer_id;

-- Average, median and 90th percentile of order value by channel
WITH totals AS (
    SELECT o.id, o.channel, SUM(oi.quantity * oi.unit_price) AS total
    FROM orders o
    JOIN order_items oi ON oi.order_id = o.id
    GROUP BY o.id, o.channel
)
SELECT channel,
       COUNT(*) AS n,
       AVG(total) AS avg_total,
       MEDIAN(total) AS median_total,
       QUANTILE_CONT(total, 0.9) AS p90_total
FROM totals
GROUP BY channel
ORDER BY channel NULLS LAST;

-- Products bought together
SELECT a.product_id AS product_a, b.product_id AS product_b, COUNT(DISTINCT a.order_id) AS times_together
FROM order_items a
JOIN order_items b ON a.order_id = b.order_id AND a.product_id < b.product_id
GROUP BY 1, 2
HAVING COUNT(DISTINCT a.order_id) >= 2
ORDER BY times_together DESC, product_a, product_b
LIMIT 10;

-- Categories each customer has bought from, as a list
SELECT o.customer_id,
       STRING_AGG(DISTINCT p.category, ', ' ORDER BY p.category) AS categories
FROM orders o
JOIN order_items oi ON oi.order_id = o.id
JOIN products p ON p.id = oi.product_id
WHERE o.customer_id IS NOT NULL
GROUP BY o.customer_id
ORDER BY o.customer_id;

-- margin per product, unknown costs left out
SELECT title, price, cost, price - cost AS margin, ROUND((price - cost) / price * 100, 1) AS margin_pct
FROM products
WHERE cost IS NOT NULL AND NOT discontinued
ORDER BY margin_pct DESC, title;

-- compare 2023 and 2024 first half
SELECT 'H1 2023' AS period, COUNT(*) AS orders, COUNT(DISTINCT customer_id) AS customers
FROM orders
WHERE ordered_at >= '2023-01-01' AND ordered_at < '2023-07-01'
UNION ALL
SELECT 'H1 2024', COUNT(*), COUNT(DISTINCT customer_id)
FROM orders
WHERE ordered_at >= '2024-01-01' AND ordered_at < '2024-07-01';

-- customers who ordered in 2023 but not in 2024
SELECT customer_id FROM orders WHERE year(ordered_at) = 2023 AND customer_id IS NOT NULL
EXCEPT
SELECT customer_id FROM orders WHERE year(ordered_at) = 2024
ORDER BY customer_id;

-- Orders within 30 days of the customer's sign-up
SELECT o.id, c.name, c.created_at, o.ordered_at
FROM orders o
JOIN customers c ON c.id = o.customer_id
WHERE o.ordered_at BETWEEN c.created_at AND c.created_at + INTERVAL 30 DAY
ORDER BY o.id;

-- Busiest weekdays
SELECT dayname(ordered_at) AS weekday, isodow(ordered_at) AS weekday_no, COUNT(*) AS orders
FROM orders
GROUP BY weekday, weekday_no
ORDER BY weekday_no;

-- everything but the price columns
SELECT * EXCLUDE (price, cost), price > 50 AS is_expensive
FROM products
ORDER BY id;

-- customers with more than two orders over 100
SELECT c.name, COUNT(*) AS big_orders
FROM customers c
JOIN (
    SELECT o.id, o.customer_id
    FROM orders o
    JOIN order_items oi ON oi.order_id = o.id
    GROUP BY o.id, o.customer_id
    HAVING SUM(oi.quantity * oi.unit_price) > 100
) big ON big.customer_id = c.id
GROUP BY c.name
HAVING COUNT(*) > 2
ORDER BY big_orders DESC, c.name;

-- most common order status per customer segment
SELECT c.segment, MODE(o.status) AS usual_status, COUNT(*) AS orders
FROM orders o
JOIN customers c ON c.id = o.customer_id
WHERE o.status IS NOT NULL
GROUP BY c.segment
ORDER BY c.segment;

-- calendar of months with the number of orders, zero where none
WITH months AS (
    SELECT unnest(generate_series(DATE '2023-01-01', DATE '2023-12-01', INTERVAL 1 MONTH)) AS month
)
SELECT m.month, COUNT(o.id) AS orders
FROM months m
LEFT JOIN orders o ON date_trunc('month', o.ordered_at) = m.month
GROUP BY m.month
ORDER BY m.month;

-- VIP flag summary
SELECT CASE WHEN is_vip THEN 'VIP' WHEN is_vip = FALSE THEN 'regular' ELSE 'unknown' END AS customer_type,
       COUNT(*) AS customers,
       MIN(created_at) AS oldest,
       MAX(created_at) AS newest
FROM customers
GROUP BY 1
ORDER BY 1;

-- last order status of each customer by a scalar subquery
SELECT c.id, c.name,
       (SELECT o.status FROM orders o WHERE o.customer_id = c.id ORDER BY o.ordered_at DESC, o.id DESC LIMIT 1) AS last_status
FROM customers c
ORDER BY c.id;

-- segments mapped to account managers
WITH managers(segment, manager) AS (
    VALUES ('consumer', 'Nina'), ('business', 'Theo'), ('public', 'Uma')
)
SELECT m.manager, COUNT(*) AS customers
FROM customers c
JOIN managers m ON m.segment = c.segment
GROUP BY m.manager
ORDER BY m.manager;

-- discount bands from a list
WITH bands AS (
    SELECT 'none' AS band, 0.0 AS low, 0.05 AS high
    UNION ALL SELECT 'small', 0.05, 0.15
    UNION ALL SELECT 'large', 0.15, 1.0
)
SELECT b.band, COUNT(o.id) AS orders
FROM bands b
LEFT JOIN orders o ON o.discount >= b.low AND o.discount < b.high
GROUP BY b.band
ORDER BY b.band;

-- what share of each customer's spend is in its biggest order
WITH order_totals AS (
    SELECT o.customer_id, o.id, SUM(oi.quantity * oi.unit_price) AS total
    FROM orders o JOIN order_items oi ON oi.order_id = o.id
    WHERE o.customer_id IS NOT NULL
    GROUP BY ALL
)
SELECT customer_id, MAX(total) / SUM(total) AS biggest_share, COUNT(*) AS orders
FROM order_totals
GROUP BY customer_id
HAVING orders > 1
ORDER BY biggest_share DESC, customer_id;

-- number of different categories in the same order next to each line
SELECT oi.order_id, oi.product_id, COUNT(DISTINCT p.category) OVER (PARTITION BY oi.order_id) AS categories_in_order
FROM order_items oi
JOIN products p ON p.id = oi.product_id
ORDER BY oi.order_id, oi.product_id;

-- net value with reused aliases
SELECT order_id, product_id, quantity * unit_price AS gross, gross * 0.19 AS tax, gross + tax AS with_tax
FROM order_items
WHERE gross > 200
ORDER BY with_tax DESC, order_id, product_id;
