-- Plan for the whole year by cost center
SELECT "Cost Center", "Year",
       SUM(COALESCE("Q1", 0) + COALESCE("Q2", 0) + COALESCE("Q3", 0) + COALESCE("Q4", 0)) AS planned
FROM "Budget Plan"
GROUP BY "Cost Center", "Year"
ORDER BY "Cost Center", "Year";

-- quarters as rows
UNPIVOT "Budget Plan"
ON Q1, Q2, Q3, Q4
INTO NAME quarter VALUE planned
ORDER BY "Cost Center", Region, Year, quarter, planned;

-- quarters as rows, the standard way
SELECT "Cost Center", Year, quarter, SUM(planned) AS planned
FROM "Budget Plan"
UNPIVOT (planned FOR quarter IN (Q1, Q2, Q3, Q4))
GROUP BY ALL
ORDER BY ALL;

-- quarters as rows by hand
SELECT "Cost Center" AS cost_center, "Year" AS year, 1 AS quarter, "Q1" AS planned FROM "Budget Plan"
UNION ALL
SELECT "Cost Center", "Year", 2, "Q2" FROM "Budget Plan"
UNION ALL
SELECT "Cost Center", "Year", 3, "Q3" FROM "Budget Plan"
UNION ALL
SELECT "Cost Center", "Year", 4, "Q4" FROM "Budget Plan"
ORDER BY cost_center, year, quarter, planned;

-- spend by cost center and year, spelling cleaned
SELECT UPPER(TRIM(cost_center)) AS cc, EXTRACT(YEAR FROM spent_on) AS year, ROUND(SUM(amount), 2) AS spent
FROM spend
GROUP BY 1, 2
ORDER BY 1, 2;

-- plan against actual
WITH plan AS (
    SELECT LOWER("Cost Center") AS cc, "Year" AS year,
           SUM(COALESCE("Q1", 0) + COALESCE("Q2", 0) + COALESCE("Q3", 0) + COALESCE("Q4", 0)) AS planned
    FROM "Budget Plan"
    GROUP BY 1, 2
),
actual AS (
    SELECT LOWER(TRIM(cost_center)) AS cc, year(spent_on) AS year, SUM(amount) AS spent
    FROM spend
    GROUP BY 1, 2
)
SELECT p.cc, p.year, p.planned, a.spent, a.spent - p.planned AS variance,
       ROUND(100.0 * a.spent / NULLIF(p.planned, 0), 1) AS used_pct
FROM plan p
LEFT JOIN actual a ON a.cc = p.cc AND a.year = p.year
ORDER BY p.cc, p.year;

-- year over year by category
WITH yearly AS (
    SELECT category, year(spent_on) AS y, SUM(amount) AS spent
    FROM spend
    GROUP BY category, y
)
SELECT category, y, spent,
       LAG(spent) OVER (PARTITION BY category ORDER BY y) AS last_year,
       ROUND((spent / LAG(spent) OVER (PARTITION BY category ORDER BY y) - 1) * 100, 1) AS yoy_pct
FROM yearly
ORDER BY category, y;

-- year to date by month
SELECT year(spent_on) AS y, month(spent_on) AS m, SUM(amount) AS spent,
       SUM(SUM(amount)) OVER (PARTITION BY year(spent_on) ORDER BY month(spent_on)) AS ytd
FROM spend
GROUP BY y, m
ORDER BY y, m;

-- category by quarter
PIVOT (SELECT category, 'Q' || quarter(spent_on) AS q, amount FROM spend)
ON q IN ('Q1', 'Q2', 'Q3', 'Q4')
USING ROUND(SUM(amount), 0)
GROUP BY category
ORDER BY category;

-- pivot by region, values unknown
PIVOT spend ON region USING SUM(amount) GROUP BY category ORDER BY category;

-- totals with subtotals by region and category
SELECT COALESCE(region, 'n/a') AS region, category, ROUND(SUM(amount), 2) AS total
FROM spend
GROUP BY ROLLUP (region, category)
ORDER BY region, category NULLS LAST, total;

-- three largest bookings per category
SELECT category, id, amount
FROM spend
WHERE amount IS NOT NULL
QUALIFY RANK() OVER (PARTITION BY category ORDER BY amount DESC) <= 3
ORDER BY category, amount DESC;

-- share of approved spend
SELECT category,
       SUM(amount) FILTER (WHERE approved) AS approved,
       SUM(amount) FILTER (WHERE NOT approved) AS rejected,
       SUM(amount) FILTER (WHERE approved IS NULL) AS undecided,
       ROUND(SUM(amount) FILTER (WHERE approved) / SUM(amount), 4) AS approved_share
FROM spend
GROUP BY category
ORDER BY category;

-- spend converted with the rate of the month
SELECT date_trunc('month', s.spent_on) AS month, SUM(s.amount) AS eur, SUM(s.amount * r.rate) AS usd
FROM spend s
JOIN rates r ON r.currency = 'USD' AND r.month = date_trunc('month', s.spent_on)
GROUP BY 1
ORDER BY 1;

-- last known rate for every booking of 2023
SELECT s.id, s.spent_on, r.rate
FROM spend s
LEFT JOIN LATERAL (
    SELECT rate FROM rates WHERE currency = 'GBP' AND month <= s.spent_on ORDER BY month DESC LIMIT 1
) r ON TRUE
WHERE year(s.spent_on) = 2023
ORDER BY s.id;

-- rate change from month to month
SELECT currency, month, rate,
       rate - LAG(rate) OVER (PARTITION BY currency ORDER BY month) AS change,
       MIN(rate) OVER (PARTITION BY currency ORDER BY month ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) AS low_3m,
       MAX(rate) OVER (PARTITION BY currency ORDER BY month ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) AS high_3m
FROM rates
ORDER BY currency, month;

-- both currencies side by side
SELECT u.month, u.rate AS usd, g.rate AS gbp, u.rate / g.rate AS cross_rate
FROM rates u
JOIN rates g ON g.month = u.month AND g.currency = 'GBP'
WHERE u.currency = 'USD'
ORDER BY u.month;

-- quarter with the highest plan for each row
SELECT "Cost Center", Region, Year, GREATEST(Q1, Q2, Q3, Q4) AS highest, LEAST(Q1, Q2, Q3, Q4) AS lowest
FROM "Budget Plan"
ORDER BY "Cost Center", Region, Year, highest, lowest;

-- rows with missing quarters
SELECT "Cost Center", "Region", "Year",
       (CASE WHEN "Q1" IS NULL THEN 1 ELSE 0 END + CASE WHEN "Q2" IS NULL THEN 1 ELSE 0 END
      + CASE WHEN "Q3" IS NULL THEN 1 ELSE 0 END + CASE WHEN "Q4" IS NULL THEN 1 ELSE 0 END) AS missing_quarters
FROM "Budget Plan"
WHERE "Q2" IS NULL OR "Q3" IS NULL OR "Q4" IS NULL
ORDER BY 1, 2, 3, 4;

-- months without software spend
WITH months AS (
    SELECT UNNEST(GENERATE_SERIES(DATE '2022-01-01', DATE '2024-09-01', INTERVAL 1 MONTH))::DATE AS month
)
SELECT m.month
FROM months m
WHERE NOT EXISTS (
    SELECT 1 FROM spend s WHERE s.category = 'software' AND date_trunc('month', s.spent_on) = m.month
)
ORDER BY m.month;

-- average monthly spend per region
SELECT region, AVG(monthly) AS avg_monthly, MAX(monthly) AS max_monthly
FROM (
    SELECT region, date_trunc('month', spent_on) AS month, SUM(amount) AS monthly
    FROM spend
    GROUP BY region, month
) m
GROUP BY region
ORDER BY region NULLS FIRST;

-- months above the twelve month average before
WITH monthly AS (
    SELECT date_trunc('month', spent_on) AS month, SUM(amount) AS spent
    FROM spend
    GROUP BY 1
)
SELECT month, spent,
       AVG(spent) OVER (ORDER BY month ROWS BETWEEN 12 PRECEDING AND 1 PRECEDING) AS avg_before
FROM monthly
QUALIFY spent > avg_before
ORDER BY month;

-- pareto: cumulative share by category
SELECT category, total, cumulative, cumulative / SUM(total) OVER () AS cumulative_share
FROM (
    SELECT category, SUM(amount) AS total, SUM(SUM(amount)) OVER (ORDER BY SUM(amount) DESC) AS cumulative
    FROM spend
    GROUP BY category
) c
ORDER BY cumulative;

-- categories used by each cost center
SELECT TRIM(LOWER(cost_center)) AS cc, STRING_AGG(DISTINCT category, ', ' ORDER BY category) AS categories, COUNT(DISTINCT category) AS n
FROM spend
GROUP BY cc
ORDER BY cc;

-- bookings above the 90th percentile of their category
WITH limits AS (
    SELECT category, QUANTILE_CONT(amount, 0.9) AS p90 FROM spend GROUP BY category
)
SELECT s.id, s.category, s.amount, l.p90
FROM spend s JOIN limits l USING (category)
WHERE s.amount > l.p90
ORDER BY s.category, s.amount DESC;

-- weekend bookings by category
SELECT category, COUNT(*) AS weekend_bookings
FROM spend
WHERE DAYOFWEEK(spent_on) IN (0, 6)
GROUP BY category
ORDER BY weekend_bookings DESC, category;

-- regions that plan but do not spend and the other way round
SELECT Region FROM "Budget Plan" WHERE Region IS NOT NULL
EXCEPT
SELECT region FROM spend WHERE amount > 2990 AND region IS NOT NULL
ORDER BY 1;

-- spend per day of the month in three bands
SELECT CASE WHEN day(spent_on) <= 10 THEN 'early' WHEN day(spent_on) <= 20 THEN 'middle' ELSE 'late' END AS part_of_month,
       COUNT(*) AS n, SUM(amount) AS spent
FROM spend
GROUP BY ALL
ORDER BY n DESC;

-- 30 day rolling spend
SELECT id, spent_on, amount,
       SUM(amount) OVER (ORDER BY spent_on RANGE BETWEEN INTERVAL 29 DAYS PRECEDING AND CURRENT ROW) AS rolling_30d
FROM spend
ORDER BY spent_on, id;

-- EMEA share of each category
SELECT category,
       ROUND(100 * SUM(CASE WHEN region = 'EMEA' THEN amount END) / SUM(amount), 1) AS emea_pct
FROM spend
GROUP BY category
ORDER BY category;

-- distinct spelling variants
SELECT LOWER(TRIM(cost_center)) AS normalized, COUNT(DISTINCT cost_center) AS variants, COUNT(*) AS n
FROM spend
GROUP BY normalized
HAVING COUNT(DISTINCT cost_center) > 1;

-- Half year totals with totals row
SELECT strftime(spent_on, '%Y') || CASE WHEN month(spent_on) <= 6 THEN '-H1' ELSE '-H2' END AS half, SUM(amount) AS spent
FROM spend
GROUP BY 1
UNION ALL
SELECT 'total', SUM(amount) FROM spend
ORDER BY half;

-- biggest spender region per year
SELECT y, region, spent
FROM (
    SELECT year(spent_on) AS y, region, SUM(amount) AS spent,
           ROW_NUMBER() OVER (PARTITION BY year(spent_on) ORDER BY SUM(amount) DESC) AS rn
    FROM spend
    WHERE region IS NOT NULL
    GROUP BY year(spent_on), region
) t
WHERE rn = 1
ORDER BY y;

-- first and last booking of every cost center
SELECT cost_center, MIN(spent_on) AS first_booking, MAX(spent_on) AS last_booking,
       MAX(spent_on) - MIN(spent_on) AS days_between,
       FIRST(amount ORDER BY spent_on, id) AS first_amount
FROM spend
GROUP BY cost_center
ORDER BY cost_center;

-- approvals still open after the last decision, by category
SELECT s.category, COUNT(*) AS open_bookings
FROM spend s
WHERE s.approved IS NULL
  AND s.spent_on > (SELECT MIN(x.spent_on) FROM spend x WHERE x.category = s.category AND x.approved)
GROUP BY s.category
ORDER BY s.category;

-- quarter names
SELECT concat('Q', quarter(spent_on), ' ', year(spent_on)) AS quarter_name, MIN(spent_on) AS starts, SUM(amount) AS spent
FROM spend
GROUP BY quarter_name
ORDER BY starts;

-- spend to plan for the second quarter only
SELECT p."Cost Center", p."Year", SUM(p."Q2") AS planned,
       (SELECT SUM(s.amount) FROM spend s
        WHERE s.cost_center = p."Cost Center" AND year(s.spent_on) = p."Year" AND quarter(s.spent_on) = 2) AS spent
FROM "Budget Plan" p
GROUP BY p."Cost Center", p."Year"
ORDER BY 1, 2;

-- best month of the year in each category
SELECT y, category, m, spent
FROM (
    SELECT year(spent_on) AS y, category, month(spent_on) AS m, SUM(amount) AS spent,
           MAX(SUM(amount)) OVER (PARTITION BY year(spent_on), category) AS best
    FROM spend
    GROUP BY 1, 2, 3
) t
WHERE spent = best
ORDER BY y, category, m;

-- how far the rates are from their mean, in standard deviations
SELECT currency, month, ROUND((rate - AVG(rate) OVER c) / STDDEV(rate) OVER c, 3) AS z
FROM rates
WINDOW c AS (PARTITION BY currency)
ORDER BY currency, month;
