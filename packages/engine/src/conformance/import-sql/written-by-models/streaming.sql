-- Minutes watched by genre, letter case aside
SELECT LOWER(t.genre) AS genre, SUM(v.watched_minutes) AS minutes, COUNT(DISTINCT v.viewer_id) AS viewers
FROM views v
JOIN titles t ON t.title_id = v.title_id
GROUP BY LOWER(t.genre)
ORDER BY minutes DESC;

-- completion rate per title
SELECT t.title, COUNT(*) AS views,
       ROUND(AVG(LEAST(1.0, v.watched_minutes / t.minutes::DOUBLE)), 3) AS completion
FROM views v
JOIN titles t USING (title_id)
WHERE t.minutes IS NOT NULL
GROUP BY t.title
HAVING COUNT(*) >= 5
ORDER BY completion DESC, t.title;

-- Favourite genre of every viewer
WITH genre_minutes AS (
    SELECT v.viewer_id, t.genre, SUM(v.watched_minutes) AS minutes
    FROM views v
    JOIN titles t ON t.title_id = v.title_id
    WHERE t.genre IS NOT NULL
    GROUP BY v.viewer_id, t.genre
)
SELECT viewer_id, genre, minutes
FROM genre_minutes
QUALIFY ROW_NUMBER() OVER (PARTITION BY viewer_id ORDER BY minutes DESC NULLS LAST, genre) = 1
ORDER BY viewer_id;

-- Daily active viewers with the 7 row average
SELECT day, dau, ROUND(AVG(dau) OVER (ORDER BY day ROWS BETWEEN 6 PRECEDING AND CURRENT ROW), 2) AS dau_7
FROM (
    SELECT started_at::DATE AS day, COUNT(DISTINCT viewer_id) AS dau
    FROM views
    GROUP BY 1
) d
ORDER BY day;

-- binge: more than 2 views on one day
SELECT viewer_id, started_at::DATE AS day, COUNT(*) AS views, SUM(watched_minutes) AS minutes
FROM views
GROUP BY viewer_id, day
HAVING COUNT(*) > 1
ORDER BY views DESC, viewer_id, day;

-- average rating with at least three ratings
SELECT t.title_id, t.title, ROUND(AVG(v.rating), 2) AS avg_rating, COUNT(v.rating) AS ratings
FROM titles t
JOIN views v ON v.title_id = t.title_id
GROUP BY t.title_id, t.title
HAVING COUNT(v.rating) >= 3
ORDER BY avg_rating DESC, ratings DESC, t.title_id
LIMIT 10;

-- viewers who never rated
SELECT viewer_id
FROM views
GROUP BY viewer_id
HAVING COUNT(rating) = 0
ORDER BY viewer_id;

-- series against films
SELECT CASE WHEN is_series THEN 'series' ELSE 'film' END AS kind,
       COUNT(DISTINCT t.title_id) AS titles,
       COUNT(v.view_id) AS views,
       COUNT(v.view_id) * 1.0 / COUNT(DISTINCT t.title_id) AS views_per_title
FROM titles t
LEFT JOIN views v ON v.title_id = t.title_id
GROUP BY kind
ORDER BY kind;

-- device share by plan
SELECT w.plan, v.device, COUNT(*) AS n,
       COUNT(*)::DOUBLE / SUM(COUNT(*)) OVER (PARTITION BY w.plan) AS share
FROM views v
JOIN viewers w ON w.viewer_id = v.viewer_id
GROUP BY w.plan, v.device
ORDER BY w.plan, v.device;

-- device share, pivoted
PIVOT views ON device IN ('tv', 'phone', 'tablet', 'web') USING SUM(watched_minutes) AS minutes, COUNT(*) AS n GROUP BY viewer_id ORDER BY viewer_id;

-- views by decade of release
SELECT (t.release_year // 10) * 10 AS decade, COUNT(*) AS views
FROM views v JOIN titles t ON t.title_id = v.title_id
GROUP BY decade
ORDER BY decade;

-- monthly cohorts by join date: minutes in the first 90 days... by month
SELECT date_trunc('month', w.joined) AS cohort, COUNT(DISTINCT w.viewer_id) AS viewers, SUM(v.watched_minutes) AS minutes
FROM viewers w
LEFT JOIN views v ON v.viewer_id = w.viewer_id AND v.started_at >= w.joined
GROUP BY cohort
ORDER BY cohort;

-- next title watched
SELECT a.title AS first_title, b.title AS then_title, COUNT(*) AS n
FROM (
    SELECT viewer_id, title_id,
           LEAD(title_id) OVER (PARTITION BY viewer_id ORDER BY started_at, view_id) AS next_title_id
    FROM views
) p
JOIN titles a ON a.title_id = p.title_id
JOIN titles b ON b.title_id = p.next_title_id
GROUP BY 1, 2
HAVING COUNT(*) > 1
ORDER BY n DESC, first_title, then_title;

-- days since the previous view, and whether it is a comeback
WITH gaps AS (
    SELECT viewer_id, view_id, started_at,
           date_diff('day', LAG(started_at) OVER (PARTITION BY viewer_id ORDER BY started_at), started_at) AS gap
    FROM views
)
SELECT viewer_id, COUNT(*) FILTER (WHERE gap > 14) AS comebacks, MAX(gap) AS longest_break
FROM gaps
GROUP BY viewer_id
ORDER BY comebacks DESC, viewer_id;

-- titles nobody watched since mid April
SELECT title_id, title FROM titles
WHERE title_id NOT IN (SELECT title_id FROM views WHERE started_at >= '2024-04-15')
ORDER BY title_id;

-- words in titles
SELECT title, length(title) AS chars, upper(left(title, 1)) || substr(title, 2) AS capitalised, replace(title, 'The ', '') AS short
FROM titles
WHERE title LIKE 'The %'
ORDER BY title;

-- each title's best and worst rating, spread
SELECT title_id, MIN(rating) AS worst, MAX(rating) AS best, MAX(rating) - MIN(rating) AS spread
FROM views
WHERE rating IS NOT NULL
GROUP BY title_id
ORDER BY spread DESC, title_id;

-- viewers with above average minutes in their plan
WITH minutes AS (
    SELECT w.viewer_id, w.plan, COALESCE(SUM(v.watched_minutes), 0) AS total
    FROM viewers w LEFT JOIN views v USING (viewer_id)
    GROUP BY w.viewer_id, w.plan
)
SELECT m.viewer_id, m.plan, m.total
FROM minutes m
WHERE m.total > (SELECT AVG(x.total) FROM minutes x WHERE x.plan = m.plan)
ORDER BY m.plan, m.total DESC, m.viewer_id;

-- top 5 percent of views by length
SELECT view_id, watched_minutes
FROM views
WHERE watched_minutes >= (SELECT quantile_cont(watched_minutes, 0.95) FROM views)
ORDER BY watched_minutes DESC, view_id;

-- titles by runtime bucket
SELECT CASE WHEN minutes IS NULL THEN 'unknown'
            WHEN minutes < 45 THEN 'short'
            WHEN minutes BETWEEN 45 AND 110 THEN 'standard'
            ELSE 'long' END AS bucket,
       COUNT(*) AS titles, ROUND(AVG(release_year)) AS avg_year
FROM titles
GROUP BY bucket
ORDER BY titles DESC, bucket;

-- running distinct: nth view of each viewer and first device
SELECT viewer_id, view_id, started_at, device,
       FIRST_VALUE(device) OVER (PARTITION BY viewer_id ORDER BY started_at, view_id) AS first_device,
       COUNT(*) OVER (PARTITION BY viewer_id ORDER BY started_at, view_id) AS nth
FROM views
ORDER BY viewer_id, nth;

-- evening share by country
SELECT COALESCE(w.country, '??') AS country,
       ROUND(100.0 * SUM(CASE WHEN hour(v.started_at) >= 18 THEN v.watched_minutes ELSE 0 END) / SUM(v.watched_minutes), 1) AS evening_pct
FROM views v
JOIN viewers w ON w.viewer_id = v.viewer_id
GROUP BY w.country
ORDER BY country;

-- all genres of each viewer
SELECT v.viewer_id, STRING_AGG(DISTINCT LOWER(t.genre), ', ' ORDER BY LOWER(t.genre)) AS genres
FROM views v
JOIN titles t ON t.title_id = v.title_id
GROUP BY v.viewer_id
ORDER BY v.viewer_id;

-- minutes by plan and country with totals
SELECT w.plan, w.country, SUM(v.watched_minutes) AS minutes, GROUPING(w.plan) AS all_plans
FROM views v JOIN viewers w USING (viewer_id)
GROUP BY ROLLUP (w.plan, w.country)
ORDER BY w.plan NULLS LAST, w.country NULLS LAST, minutes;

-- weeks with growth in views
WITH weekly AS (
    SELECT date_trunc('week', started_at) AS week, COUNT(*) AS views
    FROM views
    GROUP BY 1
)
SELECT week, views, previous, views - previous AS growth
FROM (SELECT week, views, LAG(views, 1, 0) OVER (ORDER BY week) AS previous FROM weekly) x
WHERE views > previous
ORDER BY week;

-- similar viewers: at least five titles in common
SELECT a.viewer_id AS viewer_a, b.viewer_id AS viewer_b, COUNT(DISTINCT a.title_id) AS in_common
FROM views a
JOIN views b ON a.title_id = b.title_id AND a.viewer_id < b.viewer_id
GROUP BY a.viewer_id, b.viewer_id
HAVING COUNT(DISTINCT a.title_id) >= 5
ORDER BY in_common DESC, viewer_a, viewer_b;

-- last view of everyone with the title
SELECT w.viewer_id, w.nickname, t.title, v.started_at
FROM viewers w
JOIN views v ON v.viewer_id = w.viewer_id
JOIN titles t ON t.title_id = v.title_id
WHERE v.started_at = (SELECT MAX(started_at) FROM views x WHERE x.viewer_id = w.viewer_id)
ORDER BY w.viewer_id;

-- the top title of each month by minutes
SELECT month, title, minutes
FROM (
    SELECT strftime(v.started_at, '%Y-%m') AS month, t.title, SUM(v.watched_minutes) AS minutes,
           DENSE_RANK() OVER (PARTITION BY strftime(v.started_at, '%Y-%m') ORDER BY SUM(v.watched_minutes) DESC) AS dr
    FROM views v JOIN titles t ON t.title_id = v.title_id
    GROUP BY 1, 2
)
WHERE dr = 1
ORDER BY month, title;

-- how much of the total the top 3 titles make
WITH per_title AS (
    SELECT title_id, SUM(watched_minutes) AS minutes FROM views GROUP BY title_id
),
ranked AS (
    SELECT *, ROW_NUMBER() OVER (ORDER BY minutes DESC, title_id) AS rn FROM per_title
)
SELECT SUM(minutes) FILTER (WHERE rn <= 3) / SUM(minutes) AS top3_share
FROM ranked;

-- views of titles from the last five release years
SELECT COUNT(*) AS views
FROM views
WHERE title_id IN (SELECT title_id FROM titles WHERE release_year > (SELECT MAX(release_year) - 5 FROM titles));

-- nicknames in lower case without digits
SELECT viewer_id, regexp_replace(nickname, '[0-9]+', '', 'g') AS stem, right(nickname, 3)::INT AS number
FROM viewers
ORDER BY viewer_id;

-- unpivot average rating and minutes of each device
UNPIVOT (
    SELECT device, AVG(rating) AS avg_rating, AVG(watched_minutes) AS avg_minutes
    FROM views
    GROUP BY device
)
ON avg_rating, avg_minutes
INTO NAME measure VALUE amount
ORDER BY device, measure;

-- the longest view so far, by viewer
SELECT viewer_id, started_at, watched_minutes,
       MAX(watched_minutes) OVER (PARTITION BY viewer_id ORDER BY started_at) AS longest_so_far
FROM views
ORDER BY viewer_id, started_at;

-- average minutes per view by weekday and device, wide
SELECT dayname(started_at) AS weekday,
       ROUND(AVG(watched_minutes) FILTER (WHERE device = 'tv'), 1) AS tv,
       ROUND(AVG(watched_minutes) FILTER (WHERE device = 'phone'), 1) AS phone,
       ROUND(AVG(watched_minutes) FILTER (WHERE device NOT IN ('tv', 'phone')), 1) AS other
FROM views
GROUP BY dayname(started_at), isodow(started_at)
ORDER BY isodow(started_at);

-- viewers ranked by minutes inside their country, top two
WITH totals AS (
    SELECT w.country, w.viewer_id, SUM(v.watched_minutes) AS minutes
    FROM viewers w JOIN views v ON v.viewer_id = w.viewer_id
    WHERE w.country IS NOT NULL
    GROUP BY w.country, w.viewer_id
)
SELECT country, viewer_id, minutes, DENSE_RANK() OVER w AS place
FROM totals
WINDOW w AS (PARTITION BY country ORDER BY minutes DESC)
QUALIFY place <= 2
ORDER BY country, place, viewer_id;

-- genres with no series
SELECT DISTINCT genre
FROM titles t
WHERE genre IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM titles s WHERE s.genre = t.genre AND s.is_series)
ORDER BY genre;

-- last device of every viewer
SELECT viewer_id, LAST(device ORDER BY started_at, view_id) AS last_device, MAX(started_at) AS last_seen
FROM views
GROUP BY viewer_id
ORDER BY viewer_id;

-- calendar of days with active viewers in November
WITH days AS (
    SELECT d::DATE AS day
    FROM generate_series(DATE '2023-11-01', DATE '2023-11-30', INTERVAL 1 DAY) AS t(d)
)
SELECT days.day, COUNT(DISTINCT v.viewer_id) AS viewers, COALESCE(SUM(v.watched_minutes), 0) AS minutes
FROM days
LEFT JOIN views v ON v.started_at::DATE = days.day
GROUP BY days.day
ORDER BY days.day;
