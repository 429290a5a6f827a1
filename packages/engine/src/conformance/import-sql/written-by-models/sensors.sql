-- Hourly averages by device
SELECT device_id, date_trunc('hour', measured_at) AS hour, AVG(temperature) AS avg_temp, COUNT(*) AS n
FROM readings
GROUP BY device_id, hour
ORDER BY device_id, hour;

-- Latest reading of each device
SELECT d.device_id, d.site, r.measured_at, r.temperature
FROM devices d
LEFT JOIN (
    SELECT *, ROW_NUMBER() OVER (PARTITION BY device_id ORDER BY measured_at DESC) AS rn
    FROM readings
) r ON r.device_id = d.device_id AND r.rn = 1
ORDER BY d.device_id;

-- readings above the device's limit
SELECT r.reading_id, r.device_id, r.temperature, d.max_temp
FROM readings r
JOIN devices d USING (device_id)
WHERE r.temperature > d.max_temp
ORDER BY r.reading_id;

-- change to the previous reading
SELECT device_id, measured_at, temperature,
       temperature - LAG(temperature) OVER (PARTITION BY device_id ORDER BY measured_at) AS delta
FROM readings
ORDER BY device_id, measured_at;

-- moving average over 5 readings and over the last 3 hours
SELECT device_id, measured_at, temperature,
       AVG(temperature) OVER (PARTITION BY device_id ORDER BY measured_at ROWS BETWEEN 4 PRECEDING AND CURRENT ROW) AS avg_5,
       AVG(temperature) OVER (PARTITION BY device_id ORDER BY measured_at RANGE BETWEEN INTERVAL 3 HOURS PRECEDING AND CURRENT ROW) AS avg_3h
FROM readings
ORDER BY device_id, measured_at;

-- daily min and max with the record so far
WITH daily AS (
    SELECT measured_at::DATE AS day, MIN(temperature) AS low, MAX(temperature) AS high
    FROM readings
    GROUP BY 1
)
SELECT day, low, high,
       MIN(low) OVER (ORDER BY day) AS lowest_so_far,
       MAX(high) OVER (ORDER BY day) AS highest_so_far
FROM daily
ORDER BY day;

-- Share of bad readings by model, letter case aside
SELECT upper(d.model) AS model,
       COUNT(*) AS readings,
       ROUND(100.0 * COUNT(*) FILTER (WHERE r.status <> 'ok') / COUNT(*), 1) AS bad_pct
FROM readings r
JOIN devices d ON d.device_id = r.device_id
GROUP BY upper(d.model)
ORDER BY bad_pct DESC, model;

-- how long alarms last
SELECT level,
       COUNT(*) AS alarms,
       COUNT(*) FILTER (WHERE cleared IS NULL) AS still_open,
       AVG(date_diff('minute', raised, cleared)) AS avg_minutes,
       MAX(date_diff('minute', raised, cleared)) AS max_minutes
FROM alarms
GROUP BY level
ORDER BY level;

-- readings during an alarm of the same device
SELECT a.alarm_id, COUNT(r.reading_id) AS readings, AVG(r.temperature) AS avg_temp
FROM alarms a
LEFT JOIN readings r
       ON r.device_id = a.device_id
      AND r.measured_at BETWEEN a.raised AND COALESCE(a.cleared, TIMESTAMP '2024-12-31 00:00:00')
GROUP BY a.alarm_id
ORDER BY a.alarm_id;

-- consecutive errors (islands)
WITH marked AS (
    SELECT device_id, measured_at, status,
           ROW_NUMBER() OVER (PARTITION BY device_id ORDER BY measured_at)
             - ROW_NUMBER() OVER (PARTITION BY device_id, status ORDER BY measured_at) AS island
    FROM readings
)
SELECT device_id, MIN(measured_at) AS started, MAX(measured_at) AS ended, COUNT(*) AS n
FROM marked
WHERE status = 'ok'
GROUP BY device_id, island
HAVING COUNT(*) >= 3
ORDER BY device_id, started;

-- devices silent for more than 12 hours at some time
SELECT DISTINCT device_id
FROM (
    SELECT device_id, measured_at,
           LEAD(measured_at) OVER (PARTITION BY device_id ORDER BY measured_at) AS next_at
    FROM readings
) gaps
WHERE date_diff('hour', measured_at, next_at) > 12
ORDER BY device_id;

-- long format of both measurements
SELECT reading_id, device_id, 'temperature' AS metric, temperature AS value FROM readings
UNION ALL
SELECT reading_id, device_id, 'humidity', humidity FROM readings
ORDER BY reading_id, metric;

-- unpivot the measurements
UNPIVOT (SELECT reading_id, temperature, humidity::DOUBLE AS humidity FROM readings)
ON temperature, humidity
INTO NAME metric VALUE reading
ORDER BY reading_id, metric;

-- temperature bands by site
SELECT d.site,
       CASE WHEN r.temperature < 15 THEN 'cold' WHEN r.temperature < 25 THEN 'mild' ELSE 'hot' END AS band,
       COUNT(*) AS n
FROM readings r JOIN devices d ON d.device_id = r.device_id
WHERE r.temperature IS NOT NULL
GROUP BY 1, 2
ORDER BY 1, 2;

-- status as columns for each device
PIVOT readings ON status IN ('ok', 'warn', 'error') USING COUNT(*) AS n GROUP BY device_id ORDER BY device_id;

-- fill missing temperatures with the device average
SELECT reading_id, device_id, COALESCE(temperature, AVG(temperature) OVER (PARTITION BY device_id)) AS temperature
FROM readings
ORDER BY reading_id;

-- last known temperature carried forward
SELECT device_id, measured_at, temperature,
       LAST_VALUE(temperature IGNORE NULLS) OVER (PARTITION BY device_id ORDER BY measured_at ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS filled
FROM readings
ORDER BY device_id, measured_at;

-- unknown devices
SELECT DISTINCT r.device_id FROM readings r WHERE NOT EXISTS (SELECT 1 FROM devices d WHERE d.device_id = r.device_id);

-- z-scores by device
WITH stats AS (
    SELECT device_id, AVG(temperature) AS mu, STDDEV_SAMP(temperature) AS sigma
    FROM readings
    GROUP BY device_id
)
SELECT r.reading_id, r.device_id, (r.temperature - s.mu) / s.sigma AS z
FROM readings r
JOIN stats s ON s.device_id = r.device_id
WHERE ABS((r.temperature - s.mu) / s.sigma) > 1.5
ORDER BY r.reading_id;

-- Readings per device and day, zero filled
WITH days AS (
    SELECT UNNEST(range(DATE '2024-05-01', DATE '2024-05-08', INTERVAL 1 DAY))::DATE AS day
)
SELECT d.device_id, days.day, COUNT(r.reading_id) AS readings
FROM devices d
CROSS JOIN days
LEFT JOIN readings r ON r.device_id = d.device_id AND r.measured_at::DATE = days.day
GROUP BY d.device_id, days.day
ORDER BY d.device_id, days.day;

-- comfort index
SELECT reading_id, ROUND(temperature + 0.05 * humidity, 2) AS comfort
FROM readings
WHERE temperature IS NOT NULL AND humidity IS NOT NULL
ORDER BY comfort DESC, reading_id
LIMIT 12;

-- median humidity by time of day
SELECT CASE WHEN hour(measured_at) BETWEEN 6 AND 17 THEN 'day' ELSE 'night' END AS part, MEDIAN(humidity) AS median_humidity, COUNT(humidity) AS n
FROM readings
GROUP BY part
ORDER BY part;

-- devices by number in their id
SELECT device_id, CAST(regexp_extract(device_id, '[0-9]+') AS INTEGER) AS no, site
FROM devices
ORDER BY no DESC;

-- active devices with the count of alarms of level 3
SELECT d.device_id, d.site,
       (SELECT COUNT(*) FROM alarms a WHERE a.device_id = d.device_id AND a.level = 3) AS severe
FROM devices d
WHERE d.active
ORDER BY severe DESC, d.device_id;

-- alarms that overlap another one of the same device
SELECT a.alarm_id, b.alarm_id AS other_id
FROM alarms a
JOIN alarms b ON a.device_id = b.device_id AND a.alarm_id < b.alarm_id
WHERE a.raised < b.cleared AND b.raised < a.cleared
ORDER BY 1, 2;

-- time to the next alarm per device
SELECT device_id, alarm_id, raised,
       date_diff('minute', raised, LEAD(raised) OVER (PARTITION BY device_id ORDER BY raised)) AS minutes_to_next
FROM alarms
ORDER BY device_id, raised;

-- hottest reading of each day with its device
SELECT measured_at::DATE AS day, MAX(temperature) AS hottest, arg_max(device_id, temperature) AS device
FROM readings
WHERE temperature IS NOT NULL
GROUP BY day
ORDER BY day;

-- difference to the site average at the same hour
WITH by_hour AS (
    SELECT d.site, r.device_id, date_trunc('hour', r.measured_at) AS h, AVG(r.temperature) AS t
    FROM readings r
    JOIN devices d ON d.device_id = r.device_id
    GROUP BY 1, 2, 3
)
SELECT site, device_id, h, t, t - AVG(t) OVER (PARTITION BY site, h) AS diff_to_site
FROM by_hour
ORDER BY site, device_id, h;

-- warm days: at least three readings over 30
SELECT CAST(measured_at AS DATE) AS day, COUNT(*) AS warm_readings
FROM readings
WHERE temperature > 30
GROUP BY CAST(measured_at AS DATE)
HAVING COUNT(*) >= 3
ORDER BY day;

-- summary with grouping sets
SELECT d.site, r.status, COUNT(*) AS n
FROM readings r
JOIN devices d ON r.device_id = d.device_id
GROUP BY GROUPING SETS ((d.site), (r.status), ())
ORDER BY d.site NULLS LAST, r.status NULLS LAST;

-- ages of devices in whole years
SELECT device_id, installed, date_diff('year', installed, DATE '2024-05-01') AS years, installed + INTERVAL '2 years' AS service_due
FROM devices
ORDER BY installed, device_id;

-- 90th percentile of humidity, per device, only with enough readings
SELECT device_id, quantile_cont(humidity, 0.9) AS p90, COUNT(humidity) AS n
FROM readings
GROUP BY device_id
HAVING COUNT(humidity) >= 10
ORDER BY p90 DESC, device_id;

-- the list of statuses each device has reported
SELECT device_id, string_agg(DISTINCT status, '/' ORDER BY status) AS statuses
FROM readings
GROUP BY device_id
ORDER BY device_id;

-- minutes since the last reading as an average
WITH gaps AS (
    SELECT device_id,
           EXTRACT(EPOCH FROM measured_at - LAG(measured_at) OVER (PARTITION BY device_id ORDER BY measured_at)) / 60.0 AS gap_minutes
    FROM readings
)
SELECT device_id, ROUND(AVG(gap_minutes), 1) AS avg_gap, MAX(gap_minutes) AS max_gap
FROM gaps
GROUP BY device_id
ORDER BY device_id;

-- readings next to their neighbours
SELECT device_id, measured_at, temperature,
       AVG(temperature) OVER (PARTITION BY device_id ORDER BY measured_at ROWS BETWEEN 1 PRECEDING AND 1 FOLLOWING) AS smoothed
FROM readings
ORDER BY device_id, measured_at;

-- 15 minute buckets
SELECT date_trunc('hour', measured_at) + INTERVAL '15 minutes' * (minute(measured_at) // 15) AS bucket, COUNT(*) AS n
FROM readings
GROUP BY bucket
ORDER BY bucket
LIMIT 20;

-- last alarm before each error reading
SELECT r.reading_id, r.measured_at,
       (SELECT MAX(a.raised) FROM alarms a WHERE a.device_id = r.device_id AND a.raised <= r.measured_at) AS last_alarm
FROM readings r
WHERE r.status = 'error'
ORDER BY r.reading_id;

-- is a reading the highest of the last three
SELECT reading_id, temperature,
       temperature >= MAX(temperature) OVER (PARTITION BY device_id ORDER BY measured_at ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) AS is_peak
FROM readings
WHERE temperature IS NOT NULL
ORDER BY reading_id;
