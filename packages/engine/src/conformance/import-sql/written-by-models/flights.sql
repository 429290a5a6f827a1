-- On time performance by airline
SELECT a.airline,
       COUNT(*) AS flights,
       ROUND(AVG(f.arr_delay), 2) AS avg_arr_delay,
       ROUND(100.0 * SUM(CASE WHEN f.arr_delay <= 15 THEN 1 ELSE 0 END) / COUNT(f.arr_delay), 1) AS on_time_pct
FROM flights f
JOIN airlines a ON a.airline_id = f.airline_id
WHERE NOT f.cancelled
GROUP BY a.airline
ORDER BY on_time_pct DESC, a.airline;

-- Busiest routes
SELECT origin || '-' || destination AS route, COUNT(*) AS flights
FROM flights
WHERE origin <> destination
GROUP BY route
ORDER BY flights DESC, route
LIMIT 10;

-- Cancellations by day
SELECT departs::date AS day, count(*) FILTER (WHERE cancelled) AS cancelled, count(*) AS total
FROM flights
GROUP BY day
HAVING count(*) FILTER (WHERE cancelled) > 0
ORDER BY day;

-- route with the names of both cities
SELECT f.flight_id, o.city AS from_city, d.city AS to_city, f.distance
FROM flights f
INNER JOIN airports o ON o.code = f.origin
INNER JOIN airports d ON d.code = f.destination
WHERE o.country <> d.country
ORDER BY f.distance DESC, f.flight_id
LIMIT 20;

-- round trips: pairs of airports with flights both ways
SELECT DISTINCT a.origin, a.destination
FROM flights a
JOIN flights b ON a.origin = b.destination AND a.destination = b.origin
WHERE a.origin < a.destination
ORDER BY 1, 2;

-- Delay class
SELECT CASE
         WHEN cancelled THEN 'cancelled'
         WHEN dep_delay IS NULL THEN 'unknown'
         WHEN dep_delay <= 0 THEN 'early or on time'
         WHEN dep_delay < 15 THEN 'slight'
         WHEN dep_delay < 45 THEN 'late'
         ELSE 'very late'
       END AS delay_class,
       COUNT(*) AS n
FROM flights
GROUP BY 1
ORDER BY n DESC, 1;

-- worst flight of each airline
SELECT airline_id, flight_id, arr_delay
FROM flights
WHERE arr_delay IS NOT NULL
QUALIFY row_number() OVER (PARTITION BY airline_id ORDER BY arr_delay DESC, flight_id) = 1
ORDER BY airline_id;

-- Flights per hour block
SELECT EXTRACT(hour FROM departs) // 6 AS block, COUNT(*) AS flights, AVG(dep_delay) AS avg_delay
FROM flights
GROUP BY block
ORDER BY block;

-- time made up in the air
SELECT flight_id, dep_delay, arr_delay, dep_delay - arr_delay AS made_up
FROM flights
WHERE dep_delay > 0 AND arr_delay < dep_delay
ORDER BY made_up DESC, flight_id;

-- airlines without an alliance and their flights
SELECT a.airline, COUNT(f.flight_id) AS flights
FROM airlines a
LEFT JOIN flights f ON f.airline_id = a.airline_id
WHERE a.alliance IS NULL
GROUP BY a.airline
ORDER BY a.airline;

-- flights of unknown airlines
SELECT f.*
FROM flights f
LEFT JOIN airlines a USING (airline_id)
WHERE a.airline IS NULL
ORDER BY f.flight_id;

-- Delay percentiles per origin
SELECT origin,
       quantile_cont(dep_delay, 0.5) AS p50,
       quantile_cont(dep_delay, 0.9) AS p90,
       percentile_cont(0.95) WITHIN GROUP (ORDER BY dep_delay) AS p95,
       max(dep_delay) AS worst
FROM flights
GROUP BY origin
ORDER BY origin;

-- Total distance by airline and alliance with subtotals
SELECT a.alliance, a.airline, SUM(f.distance) AS distance
FROM flights f
JOIN airlines a ON a.airline_id = f.airline_id
GROUP BY ROLLUP(a.alliance, a.airline)
ORDER BY 1 NULLS LAST, 2 NULLS LAST, 3;

-- next departure from the same airport
SELECT flight_id, origin, departs,
       LEAD(departs) OVER (PARTITION BY origin ORDER BY departs, flight_id) AS next_departure,
       date_diff('minute', departs, LEAD(departs) OVER (PARTITION BY origin ORDER BY departs, flight_id)) AS minutes_until_next
FROM flights
ORDER BY origin, departs, flight_id;

-- flights in the first week of April
SELECT flight_id, departs
FROM flights
WHERE departs >= TIMESTAMP '2024-04-01 00:00:00'
  AND departs < TIMESTAMP '2024-04-01 00:00:00' + INTERVAL '7 days'
ORDER BY departs, flight_id;

-- arrivals and departures per airport
WITH departures AS (
    SELECT origin AS code, COUNT(*) AS departures FROM flights GROUP BY origin
),
arrivals AS (
    SELECT destination AS code, COUNT(*) AS arrivals FROM flights GROUP BY destination
)
SELECT ap.code, ap.city, COALESCE(d.departures, 0) AS departures, COALESCE(ar.arrivals, 0) AS arrivals
FROM airports ap
LEFT JOIN departures d ON d.code = ap.code
LEFT JOIN arrivals ar ON ar.code = ap.code
ORDER BY ap.code;

-- Airports as origin or destination, one list
SELECT code, SUM(movements) AS movements
FROM (
    SELECT origin AS code, COUNT(*) AS movements FROM flights GROUP BY 1
    UNION ALL
    SELECT destination, COUNT(*) FROM flights GROUP BY 1
) AS m
GROUP BY code
ORDER BY movements DESC, code;

-- compare March with April
SELECT f.airline_id,
       COUNT(*) FILTER (WHERE month(departs) = 3) AS march,
       COUNT(*) FILTER (WHERE month(departs) = 4) AS april,
       COUNT(*) FILTER (WHERE month(departs) = 4) - COUNT(*) FILTER (WHERE month(departs) = 3) AS diff
FROM flights f
GROUP BY f.airline_id
ORDER BY f.airline_id;

-- airlines flying to every airport that is served
SELECT airline_id
FROM flights
GROUP BY airline_id
HAVING COUNT(DISTINCT destination) = (SELECT COUNT(DISTINCT destination) FROM flights)
ORDER BY airline_id;

-- Average delay of the three flights before
SELECT flight_id, airline_id, departs, dep_delay,
       AVG(dep_delay) OVER (PARTITION BY airline_id ORDER BY departs, flight_id ROWS BETWEEN 3 PRECEDING AND 1 PRECEDING) AS avg_of_last_3
FROM flights
ORDER BY airline_id, departs, flight_id;

-- centred moving average of distance
SELECT flight_id, distance,
       AVG(distance) OVER (ORDER BY flight_id ROWS BETWEEN 2 PRECEDING AND 2 FOLLOWING) AS smooth
FROM flights
ORDER BY flight_id;

-- flights above the median distance of their airline
WITH med AS (
    SELECT airline_id, median(distance) AS median_distance FROM flights GROUP BY airline_id
)
SELECT f.flight_id, f.airline_id, f.distance
FROM flights f
JOIN med m ON m.airline_id = f.airline_id AND f.distance > m.median_distance
ORDER BY f.flight_id;

-- distance in miles and flight hours at 850 km/h
SELECT flight_id, ROUND(distance * 0.621371, 0) AS miles, ROUND(distance / 850.0, 2) AS hours
FROM flights
WHERE distance > 5000
ORDER BY flight_id;

-- destinations per origin as a text
SELECT origin, string_agg(DISTINCT destination, ',' ORDER BY destination) AS destinations
FROM flights
GROUP BY origin
ORDER BY origin;

-- weekday by hour heat map, wide
SELECT isodow(departs) AS weekday,
       SUM(CASE WHEN hour(departs) < 6 THEN 1 ELSE 0 END) AS night,
       SUM(CASE WHEN hour(departs) >= 6 AND hour(departs) < 12 THEN 1 ELSE 0 END) AS morning,
       SUM(CASE WHEN hour(departs) >= 12 AND hour(departs) < 18 THEN 1 ELSE 0 END) AS afternoon,
       SUM(CASE WHEN hour(departs) >= 18 THEN 1 ELSE 0 END) AS evening
FROM flights
GROUP BY weekday
ORDER BY weekday;

-- high altitude airports and how many flights leave from there
SELECT city, altitude, (SELECT COUNT(*) FROM flights f WHERE f.origin = ap.code) AS flights
FROM airports ap
WHERE altitude > 500
ORDER BY city;

-- Latest flight of every origin and destination pair
SELECT origin, destination, MAX(departs) AS last_departure, arg_max(flight_id, departs) AS last_flight
FROM flights
GROUP BY origin, destination
HAVING COUNT(*) > 3
ORDER BY origin, destination;

-- estimated arrival from departure and distance
SELECT flight_id, departs, departs + INTERVAL 2 HOUR AS rough_arrival, departs::date + 1 AS next_day
FROM flights
WHERE cancelled = false AND distance < 1500
ORDER BY flight_id;

-- how many flights are in the same hour
SELECT flight_id, date_trunc('hour', departs) AS slot, COUNT(*) OVER (PARTITION BY date_trunc('hour', departs)) AS in_slot
FROM flights
QUALIFY in_slot > 1
ORDER BY slot, flight_id;

-- airports north of Frankfurt
SELECT city, latitude
FROM airports
WHERE latitude > (SELECT latitude FROM airports WHERE code = 'FRA')
ORDER BY latitude DESC;

-- rename and round
SELECT * REPLACE (round(latitude, 1) AS latitude) RENAME (code AS iata)
FROM airports
ORDER BY iata;

-- the worst delay so far, day by day
WITH daily AS (
    SELECT departs::DATE AS day, MAX(dep_delay) AS worst
    FROM flights
    GROUP BY 1
)
SELECT day, worst, MAX(worst) OVER (ORDER BY day) AS record_so_far
FROM daily
ORDER BY day;

-- flights whose delay is an outlier (more than 1.5 standard deviations)
WITH stats AS (
    SELECT AVG(dep_delay) AS mean_delay, STDDEV(dep_delay) AS sd FROM flights
)
SELECT flight_id, dep_delay, ROUND((dep_delay - mean_delay) / sd, 2) AS z
FROM flights CROSS JOIN stats
WHERE ABS(dep_delay - mean_delay) > 1.5 * sd
ORDER BY z DESC, flight_id;

-- average delay by airline against all others
SELECT a.airline,
       AVG(f.arr_delay) AS own,
       (SELECT AVG(x.arr_delay) FROM flights x WHERE x.airline_id <> a.airline_id) AS others
FROM airlines a
JOIN flights f ON f.airline_id = a.airline_id
GROUP BY a.airline, a.airline_id
ORDER BY a.airline;

-- longest flight of the day, or a tie of them
SELECT day, flight_id, distance
FROM (
    SELECT CAST(departs AS DATE) AS day, flight_id, distance,
           MAX(distance) OVER (PARTITION BY CAST(departs AS DATE)) AS longest
    FROM flights
) d
WHERE distance = longest
ORDER BY day, flight_id;

-- delays summed over the day so far and the worst one
SELECT departs::DATE AS day, flight_id, departs, dep_delay,
       SUM(dep_delay) OVER day_so_far AS delay_so_far,
       MAX(dep_delay) OVER day_so_far AS worst_so_far
FROM flights
WINDOW day_so_far AS (PARTITION BY departs::DATE ORDER BY departs)
ORDER BY departs, flight_id;

-- how many airports have no arrivals from each country
SELECT country, COUNT(*) FILTER (WHERE code NOT IN (SELECT destination FROM flights WHERE distance > 8500)) AS without_long_haul
FROM airports
GROUP BY country
ORDER BY country;

-- weekly totals by name of weekday with date_part
SELECT date_part('week', departs) AS week, date_part('dow', departs) AS dow, COUNT(*) AS n
FROM flights
GROUP BY 1, 2
ORDER BY week, dow;
