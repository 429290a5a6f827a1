-- Late deliveries by carrier
SELECT UPPER(carrier) AS carrier,
       COUNT(*) AS delivered,
       COUNT(*) FILTER (WHERE delivered_on > promised_on) AS late,
       ROUND(100.0 * COUNT(*) FILTER (WHERE delivered_on > promised_on) / COUNT(*), 1) AS late_pct
FROM shipments
WHERE delivered_on IS NOT NULL
GROUP BY UPPER(carrier)
ORDER BY late_pct DESC, carrier;

-- average days in transit by warehouse and month
SELECT warehouse, date_trunc('month', shipped_on) AS month, AVG(delivered_on - shipped_on) AS avg_days, COUNT(*) AS shipments
FROM shipments
WHERE delivered_on IS NOT NULL
GROUP BY 1, 2
ORDER BY 1, 2;

-- cost per kilo
SELECT shipment_id, cost, weight_kg, ROUND(cost / NULLIF(weight_kg, 0), 2) AS cost_per_kg
FROM shipments
ORDER BY cost_per_kg DESC NULLS LAST, shipment_id
LIMIT 25;

-- weight classes
SELECT CASE
         WHEN weight_kg IS NULL THEN 'unknown'
         WHEN weight_kg <= 5 THEN 'S'
         WHEN weight_kg <= 15 THEN 'M'
         WHEN weight_kg <= 30 THEN 'L'
         ELSE 'XL'
       END AS class,
       COUNT(*) AS n,
       SUM(cost) AS cost,
       AVG(cost) AS avg_cost
FROM shipments
GROUP BY class
ORDER BY class;

-- cheapest carrier to each destination
SELECT destination, carrier, avg_cost
FROM (
    SELECT destination, carrier, AVG(cost) AS avg_cost,
           RANK() OVER (PARTITION BY destination ORDER BY AVG(cost)) AS r
    FROM shipments
    WHERE carrier IS NOT NULL
    GROUP BY destination, carrier
) costs
WHERE r = 1
ORDER BY destination;

-- shipments from warehouses that are not listed
SELECT s.warehouse, COUNT(*) AS shipments
FROM shipments s
LEFT JOIN warehouses w ON w.code = s.warehouse
WHERE w.code IS NULL
GROUP BY s.warehouse;

-- warehouses with no shipments or no stock
SELECT w.code, w.city,
       EXISTS (SELECT 1 FROM shipments s WHERE s.warehouse = w.code) AS ships,
       EXISTS (SELECT 1 FROM stock k WHERE k.warehouse = w.code AND k.on_hand > 0) AS has_stock
FROM warehouses w
ORDER BY w.code;

-- newest count of each sku and warehouse
SELECT warehouse, sku, on_hand, counted_on
FROM stock
QUALIFY ROW_NUMBER() OVER (PARTITION BY warehouse, sku ORDER BY counted_on DESC, on_hand DESC NULLS LAST) = 1
ORDER BY warehouse, sku;

-- to reorder
WITH latest AS (
    SELECT warehouse, sku, on_hand, reorder_at,
           ROW_NUMBER() OVER (PARTITION BY warehouse, sku ORDER BY counted_on DESC, on_hand, reorder_at) AS rn
    FROM stock
    WHERE on_hand IS NOT NULL
)
SELECT warehouse, sku, on_hand, reorder_at, reorder_at - on_hand AS missing
FROM latest
WHERE rn = 1 AND on_hand < reorder_at
ORDER BY missing DESC, warehouse, sku;

-- stock by sku with one column per warehouse
PIVOT stock ON warehouse IN ('W1', 'W2', 'W3', 'W4', 'W5') USING SUM(on_hand) GROUP BY sku ORDER BY sku;

-- stock by sku, whatever the warehouses are
PIVOT stock ON warehouse USING SUM(on_hand) GROUP BY sku ORDER BY sku;

-- running cost within each month
SELECT shipped_on, shipment_id, cost,
       SUM(cost) OVER (PARTITION BY date_trunc('month', shipped_on) ORDER BY shipped_on, shipment_id) AS month_to_date
FROM shipments
ORDER BY shipped_on, shipment_id;

-- shipments of the last 7 days before each one
SELECT shipment_id, shipped_on,
       COUNT(*) OVER (ORDER BY shipped_on RANGE BETWEEN INTERVAL 7 DAY PRECEDING AND INTERVAL 1 DAY PRECEDING) AS previous_week
FROM shipments
ORDER BY shipment_id;

-- month over month cost by carrier
WITH monthly AS (
    SELECT carrier, date_trunc('month', shipped_on) AS month, SUM(cost) AS cost
    FROM shipments
    WHERE carrier IS NOT NULL
    GROUP BY carrier, month
)
SELECT carrier, month, cost,
       cost - LAG(cost) OVER (PARTITION BY carrier ORDER BY month) AS change,
       cost / SUM(cost) OVER (PARTITION BY month) AS share_of_month
FROM monthly
ORDER BY carrier, month;

-- destinations served by every carrier
SELECT destination
FROM shipments
WHERE carrier IS NOT NULL
GROUP BY destination
HAVING COUNT(DISTINCT carrier) = (SELECT COUNT(DISTINCT carrier) FROM shipments)
ORDER BY destination;

-- open shipments as of the end of June
SELECT shipment_id, shipped_on, promised_on, DATE '2024-06-30' - promised_on AS days_overdue
FROM shipments
WHERE shipped_on <= '2024-06-30' AND (delivered_on IS NULL OR delivered_on > '2024-06-30') AND promised_on < DATE '2024-06-30'
ORDER BY days_overdue DESC, shipment_id;

-- utilisation of warehouses
SELECT w.code, w.capacity, SUM(k.on_hand) AS on_hand, ROUND(100.0 * SUM(k.on_hand) / w.capacity, 2) AS used_pct
FROM warehouses w
JOIN stock k ON k.warehouse = w.code
WHERE w.capacity IS NOT NULL
GROUP BY w.code, w.capacity
ORDER BY used_pct DESC;

-- fragile vs not: cost, weight, lateness
SELECT fragile,
       COUNT(*) AS n,
       MEDIAN(cost) AS median_cost,
       AVG(weight_kg) AS avg_weight,
       AVG(CASE WHEN delivered_on > promised_on THEN 1 ELSE 0 END) AS late_share
FROM shipments
GROUP BY fragile
ORDER BY fragile;

-- totals by warehouse and carrier with subtotals, labelled
SELECT CASE WHEN GROUPING(warehouse) = 1 THEN 'all' ELSE warehouse END AS warehouse,
       CASE WHEN GROUPING(carrier) = 1 THEN 'all' ELSE COALESCE(carrier, 'none') END AS carrier,
       SUM(cost) AS cost
FROM shipments
GROUP BY ROLLUP (warehouse, carrier)
ORDER BY 1, 2;

-- the three most expensive shipments of each warehouse
SELECT s.warehouse, s.shipment_id, s.cost
FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY warehouse ORDER BY cost DESC, shipment_id) AS n FROM shipments) s
WHERE s.n <= 3
ORDER BY s.warehouse, s.n;

-- weekday with the most late shipments
SELECT dayname(shipped_on) AS weekday, COUNT(*) AS late
FROM shipments
WHERE delivered_on > promised_on
GROUP BY weekday
ORDER BY late DESC, weekday;

-- carriers by cost quartile
SELECT carrier,
       quantile_cont(cost, 0.25) AS q1,
       quantile_cont(cost, 0.5) AS q2,
       quantile_cont(cost, 0.75) AS q3,
       MAX(cost) - MIN(cost) AS spread
FROM shipments
GROUP BY carrier
ORDER BY carrier;

-- same day shipments to the same destination that could be joined
SELECT a.shipment_id, b.shipment_id AS other, a.destination, a.shipped_on
FROM shipments a, shipments b
WHERE a.destination = b.destination
  AND a.shipped_on = b.shipped_on
  AND a.warehouse = b.warehouse
  AND a.shipment_id < b.shipment_id
ORDER BY 1, 2;

-- gap between shipments of a warehouse
SELECT warehouse, MAX(gap) AS longest_gap, AVG(gap) AS avg_gap
FROM (
    SELECT warehouse, shipped_on - LAG(shipped_on) OVER (PARTITION BY warehouse ORDER BY shipped_on) AS gap
    FROM shipments
) g
GROUP BY warehouse
ORDER BY warehouse;

-- deliveries by weekday as columns
SELECT warehouse,
       COUNT(*) FILTER (WHERE isodow(shipped_on) = 1) AS mon,
       COUNT(*) FILTER (WHERE isodow(shipped_on) = 2) AS tue,
       COUNT(*) FILTER (WHERE isodow(shipped_on) = 3) AS wed,
       COUNT(*) FILTER (WHERE isodow(shipped_on) = 4) AS thu,
       COUNT(*) FILTER (WHERE isodow(shipped_on) = 5) AS fri,
       COUNT(*) FILTER (WHERE isodow(shipped_on) > 5) AS weekend
FROM shipments
GROUP BY warehouse
ORDER BY warehouse;

-- skus held in more than two warehouses
SELECT sku, COUNT(DISTINCT warehouse) AS warehouses, SUM(on_hand) AS total, STRING_AGG(DISTINCT warehouse, ', ' ORDER BY warehouse) AS where_held
FROM stock
GROUP BY sku
HAVING COUNT(DISTINCT warehouse) > 2
ORDER BY warehouses DESC, sku;

-- how each shipment compares with the average of its lane
SELECT shipment_id, warehouse, destination, cost,
       ROUND(cost - AVG(cost) OVER (PARTITION BY warehouse, destination), 2) AS vs_lane,
       COUNT(*) OVER (PARTITION BY warehouse, destination) AS in_lane
FROM shipments
QUALIFY in_lane >= 4
ORDER BY vs_lane DESC, shipment_id;

-- monthly calendar with shipments and deliveries
WITH months AS (
    SELECT CAST(UNNEST(GENERATE_SERIES(DATE '2024-01-01', DATE '2024-10-01', INTERVAL 1 MONTH)) AS DATE) AS month
)
SELECT m.month,
       (SELECT COUNT(*) FROM shipments s WHERE date_trunc('month', s.shipped_on) = m.month) AS shipped,
       (SELECT COUNT(*) FROM shipments s WHERE date_trunc('month', s.delivered_on) = m.month) AS delivered
FROM months m
ORDER BY m.month;

-- cost by destination region
SELECT region, SUM(cost) AS cost
FROM (
    SELECT CASE WHEN destination IN ('AT', 'PL') THEN 'East' WHEN destination IN ('IT', 'ES') THEN 'South' ELSE 'North' END AS region, cost
    FROM shipments
) r
GROUP BY region
ORDER BY cost DESC;

-- promised in working time: promised minus shipped between 2 and 3 days
SELECT COUNT(*) AS n, SUM(weight_kg) AS kg FROM shipments WHERE promised_on - shipped_on BETWEEN 2 AND 3;

-- shipments heavier than any fragile one
SELECT shipment_id, weight_kg
FROM shipments
WHERE weight_kg > (SELECT MAX(weight_kg) FROM shipments WHERE fragile)
ORDER BY shipment_id;

-- dates that occur on either side
SELECT shipped_on AS day FROM shipments
UNION
SELECT delivered_on FROM shipments WHERE delivered_on IS NOT NULL
ORDER BY day;

-- best month of each warehouse
WITH m AS (
    SELECT warehouse, month(shipped_on) AS month, COUNT(*) AS n FROM shipments GROUP BY ALL
)
SELECT warehouse, MAX(n) AS best, MIN(month) FILTER (WHERE n = top) AS first_best_month
FROM (SELECT *, MAX(n) OVER (PARTITION BY warehouse) AS top FROM m) x
GROUP BY warehouse
ORDER BY warehouse;

-- daily calendar of the half year with running totals
WITH days AS (
    SELECT UNNEST(generate_series(DATE '2024-01-01', DATE '2024-06-30', INTERVAL 1 DAY))::DATE AS day
)
SELECT d.day, COUNT(s.shipment_id) AS shipped, SUM(COUNT(s.shipment_id)) OVER (ORDER BY d.day) AS shipped_so_far
FROM days d
LEFT JOIN shipments s ON s.shipped_on = d.day
GROUP BY d.day
ORDER BY d.day;

-- carriers over and under the mean cost
SELECT carrier, avg_cost, CASE WHEN avg_cost > AVG(avg_cost) OVER () THEN 'expensive' ELSE 'cheap' END AS verdict
FROM (SELECT COALESCE(carrier, 'none') AS carrier, AVG(cost) AS avg_cost FROM shipments GROUP BY 1) c
ORDER BY carrier;

-- warehouses by city with the list of carriers
SELECT w.city, COUNT(DISTINCT s.carrier) AS carriers, STRING_AGG(DISTINCT UPPER(s.carrier), '+' ORDER BY UPPER(s.carrier)) AS names
FROM warehouses w
LEFT JOIN shipments s ON s.warehouse = w.code
GROUP BY w.city
ORDER BY w.city;

-- delivered early, on time or late, as percentages of each destination
SELECT destination,
       ROUND(100.0 * AVG((delivered_on < promised_on)::INT), 1) AS early_pct,
       ROUND(100.0 * AVG((delivered_on = promised_on)::INT), 1) AS on_time_pct,
       ROUND(100.0 * AVG((delivered_on > promised_on)::INT), 1) AS late_pct
FROM shipments
WHERE delivered_on IS NOT NULL
GROUP BY destination
ORDER BY destination;

-- deduplicate stock counts, keeping the highest
SELECT DISTINCT ON (warehouse, sku) warehouse, sku, on_hand
FROM stock
ORDER BY warehouse, sku, on_hand DESC NULLS LAST;
