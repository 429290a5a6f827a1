-- MRR by plan, active subscriptions only
SELECT plan, COUNT(*) AS subs, SUM(mrr) AS total_mrr
FROM subscriptions
WHERE cancelled_on IS NULL
GROUP BY plan
ORDER BY total_mrr DESC NULLS LAST, plan;

-- churn rate by plan
SELECT plan,
       COUNT(*) AS total,
       COUNT(cancelled_on) AS churned,
       ROUND(COUNT(cancelled_on) * 100.0 / COUNT(*), 2) AS churn_rate
FROM subscriptions
GROUP BY plan
ORDER BY churn_rate DESC, plan;

-- Sign-ups per month with a cumulative count
WITH monthly AS (
    SELECT DATE_TRUNC('month', signed_up) AS month, COUNT(*) AS signups
    FROM accounts
    GROUP BY 1
)
SELECT month, signups, SUM(signups) OVER (ORDER BY month) AS cumulative
FROM monthly
ORDER BY month;

-- Monthly active accounts
SELECT strftime(happened_at, '%Y-%m') AS month, COUNT(DISTINCT account_id) AS active_accounts, COUNT(DISTINCT user_id) AS active_users
FROM events
GROUP BY 1
ORDER BY 1;

-- Daily logins with a 7 day range window
WITH daily_logins AS (
    SELECT happened_at::DATE AS day, COUNT(*) AS logins
    FROM events
    WHERE event = 'login'
    GROUP BY 1
)
SELECT day, logins,
       SUM(logins) OVER (ORDER BY day RANGE BETWEEN INTERVAL 6 DAYS PRECEDING AND CURRENT ROW) AS logins_7d
FROM daily_logins
ORDER BY day;

-- Funnel: login, export, upgrade
SELECT
    COUNT(DISTINCT CASE WHEN event = 'login' THEN account_id END) AS logged_in,
    COUNT(DISTINCT CASE WHEN event = 'export' THEN account_id END) AS exported,
    COUNT(DISTINCT CASE WHEN event = 'upgrade' THEN account_id END) AS upgraded
FROM events;

-- accounts that exported before they upgraded
WITH first_export AS (
    SELECT account_id, MIN(happened_at) AS first_export_at FROM events WHERE event = 'export' GROUP BY account_id
),
first_upgrade AS (
    SELECT account_id, MIN(happened_at) AS first_upgrade_at FROM events WHERE event = 'upgrade' GROUP BY account_id
)
SELECT e.account_id, e.first_export_at, u.first_upgrade_at,
       date_diff('hour', e.first_export_at, u.first_upgrade_at) AS hours_between
FROM first_export e
JOIN first_upgrade u ON u.account_id = e.account_id
WHERE e.first_export_at < u.first_upgrade_at
ORDER BY e.account_id;

-- sessions: a new one after 24 hours of silence
WITH ordered AS (
    SELECT account_id, event_id, happened_at,
           LAG(happened_at) OVER (PARTITION BY account_id ORDER BY happened_at, event_id) AS previous_at
    FROM events
),
flagged AS (
    SELECT *, CASE WHEN previous_at IS NULL OR date_diff('minute', previous_at, happened_at) > 24 * 60 THEN 1 ELSE 0 END AS is_new_session
    FROM ordered
)
SELECT account_id, event_id, happened_at,
       SUM(is_new_session) OVER (PARTITION BY account_id ORDER BY happened_at, event_id) AS session_no
FROM flagged
ORDER BY account_id, happened_at, event_id;

-- Events by type per account, wide
PIVOT events
ON event IN ('login', 'export', 'invite', 'upgrade')
USING COUNT(*)
GROUP BY account_id
ORDER BY account_id;

-- accounts with no events at all
SELECT a.account_id, a.company
FROM accounts a
ANTI JOIN events e ON e.account_id = a.account_id
ORDER BY a.account_id;

-- Active subscriptions at the end of each month of 2023
WITH month_ends AS (
    SELECT UNNEST(GENERATE_SERIES(DATE '2023-01-01', DATE '2023-12-01', INTERVAL '1 month')) AS month_start
)
SELECT last_day(m.month_start) AS month_end, COUNT(s.sub_id) AS active, SUM(s.mrr) AS mrr
FROM month_ends m
LEFT JOIN subscriptions s
  ON s.started_on <= last_day(m.month_start)
 AND (s.cancelled_on IS NULL OR s.cancelled_on > last_day(m.month_start))
GROUP BY 1
ORDER BY 1;

-- average lifetime in days of cancelled subscriptions
SELECT plan, AVG(cancelled_on - started_on) AS avg_days, MIN(cancelled_on - started_on) AS min_days
FROM subscriptions
WHERE cancelled_on IS NOT NULL
GROUP BY plan
ORDER BY plan;

-- The account with the most events in every country
WITH counts AS (
    SELECT a.country, a.account_id, COUNT(e.event_id) AS events
    FROM accounts a
    LEFT JOIN events e USING (account_id)
    GROUP BY a.country, a.account_id
)
SELECT country, account_id, events
FROM counts
QUALIFY RANK() OVER (PARTITION BY country ORDER BY events DESC) = 1
ORDER BY country, account_id;

-- share of each country in MRR
SELECT a.country,
       SUM(s.mrr) AS mrr,
       SUM(s.mrr) / (SELECT SUM(mrr) FROM subscriptions s2 JOIN accounts a2 USING (account_id)) AS share
FROM accounts a
JOIN subscriptions s ON s.account_id = a.account_id
GROUP BY a.country
ORDER BY mrr DESC;

-- Upgrades: plans in order for each account
SELECT account_id, string_agg(plan, ' -> ' ORDER BY started_on, sub_id) AS plan_path, COUNT(*) AS steps
FROM subscriptions
GROUP BY account_id
HAVING COUNT(*) > 1
ORDER BY account_id;

-- subscriptions whose account is missing
SELECT sub_id, account_id, plan
FROM subscriptions
WHERE account_id NOT IN (SELECT account_id FROM accounts)
ORDER BY sub_id;

-- time spent by hour of day
SELECT EXTRACT(HOUR FROM happened_at) AS hour_of_day, COUNT(*) AS events, ROUND(SUM(seconds), 2) AS seconds, AVG(COALESCE(seconds, 0)) AS avg_seconds
FROM events
GROUP BY hour_of_day
ORDER BY hour_of_day;

-- retention: accounts active in the month after sign-up
SELECT a.account_id,
       EXISTS (
           SELECT 1 FROM events e
           WHERE e.account_id = a.account_id
             AND e.happened_at >= a.signed_up + INTERVAL 1 MONTH
             AND e.happened_at < a.signed_up + INTERVAL 2 MONTH
       ) AS active_next_month
FROM accounts a
ORDER BY a.account_id;

-- the longest gap without any event per account
WITH gaps AS (
    SELECT account_id, happened_at,
           LEAD(happened_at) OVER (PARTITION BY account_id ORDER BY happened_at) AS next_at
    FROM events
)
SELECT account_id, MAX(date_diff('day', happened_at, next_at)) AS longest_gap_days
FROM gaps
WHERE next_at IS NOT NULL
GROUP BY account_id
ORDER BY longest_gap_days DESC, account_id;

-- company names used more than once
SELECT company, COUNT(*) AS n, STRING_AGG(account_id, ', ' ORDER BY account_id) AS account_ids
FROM accounts
GROUP BY company
HAVING COUNT(*) > 1
ORDER BY n DESC, company;

-- first event of each kind
SELECT event, MIN(happened_at) AS first_at, MAX(happened_at) AS last_at, arg_min(account_id, happened_at) AS first_account
FROM events
GROUP BY event
ORDER BY event;

-- Accounts with a trial that became paying customers
SELECT DISTINCT a.account_id, a.company
FROM accounts a
WHERE a.trial IS TRUE
  AND EXISTS (SELECT * FROM subscriptions s WHERE s.account_id = a.account_id AND s.mrr > 0)
ORDER BY 1;

-- MRR movements: new and churned by quarter
SELECT quarter_start, SUM(new_mrr) AS new_mrr, SUM(lost_mrr) AS lost_mrr, SUM(new_mrr) - SUM(lost_mrr) AS net
FROM (
    SELECT date_trunc('quarter', started_on) AS quarter_start, mrr AS new_mrr, 0 AS lost_mrr FROM subscriptions
    UNION ALL
    SELECT date_trunc('quarter', cancelled_on), 0, mrr FROM subscriptions WHERE cancelled_on IS NOT NULL
) movements
GROUP BY quarter_start
ORDER BY quarter_start;

-- users active on more than one account
SELECT user_id, COUNT(DISTINCT account_id) AS accounts
FROM events
WHERE user_id IS NOT NULL
GROUP BY user_id
HAVING COUNT(DISTINCT account_id) > 1
ORDER BY accounts DESC, user_id
LIMIT 15;

-- average seconds per event against the overall average
SELECT event,
       AVG(seconds) AS avg_seconds,
       AVG(seconds) - (SELECT AVG(seconds) FROM events) AS diff
FROM events
GROUP BY event
ORDER BY diff DESC;

-- list of plans per account as an array
SELECT account_id, list(DISTINCT plan ORDER BY plan) AS plans
FROM subscriptions
GROUP BY account_id
ORDER BY account_id;

-- weekly events, Monday weeks
SELECT date_trunc('week', happened_at)::DATE AS week_start, COUNT(*) AS events, COUNT(*) - LAG(COUNT(*)) OVER (ORDER BY date_trunc('week', happened_at)::DATE) AS change
FROM events
GROUP BY week_start
ORDER BY week_start;

-- longest login streak (gaps and islands)
WITH days AS (
    SELECT DISTINCT account_id, CAST(happened_at AS DATE) AS day
    FROM events
),
numbered AS (
    SELECT account_id, day, ROW_NUMBER() OVER (PARTITION BY account_id ORDER BY day) AS rn
    FROM days
),
islands AS (
    SELECT account_id, day - CAST(rn AS INTEGER) AS island, COUNT(*) AS streak
    FROM numbered
    GROUP BY account_id, island
)
SELECT account_id, MAX(streak) AS longest_streak
FROM islands
GROUP BY account_id
ORDER BY longest_streak DESC, account_id;

-- trial share by industry
SELECT COALESCE(industry, '(none)') AS industry,
       SUM(CASE WHEN trial THEN 1 ELSE 0 END) AS trials,
       AVG(CASE WHEN trial THEN 1.0 ELSE 0.0 END) AS trial_share
FROM accounts
GROUP BY industry
ORDER BY industry;

-- union of people who invite and people who upgrade, with a flag
SELECT account_id, bool_or(event = 'invite') AS has_invited, bool_or(event = 'upgrade') AS has_upgraded
FROM events
WHERE event IN ('invite', 'upgrade')
GROUP BY account_id
ORDER BY account_id;

-- plan rank with CASE order
SELECT account_id, plan, mrr
FROM subscriptions
WHERE cancelled_on IS NULL
ORDER BY CASE plan WHEN 'team' THEN 1 WHEN 'pro' THEN 2 WHEN 'basic' THEN 3 ELSE 4 END, account_id, sub_id;

-- Expansion: current mrr vs first mrr
WITH firsts AS (
    SELECT DISTINCT ON (account_id) account_id, mrr AS first_mrr
    FROM subscriptions
    ORDER BY account_id, started_on, sub_id
),
lasts AS (
    SELECT DISTINCT ON (account_id) account_id, mrr AS last_mrr
    FROM subscriptions
    ORDER BY account_id, started_on DESC, sub_id DESC
)
SELECT f.account_id, f.first_mrr, l.last_mrr, l.last_mrr - f.first_mrr AS expansion
FROM firsts f
JOIN lasts l USING (account_id)
WHERE l.last_mrr IS DISTINCT FROM f.first_mrr
ORDER BY f.account_id;

-- events with the account's running count
SELECT e.account_id, e.event_id, COUNT(*) OVER (PARTITION BY e.account_id ORDER BY e.happened_at, e.event_id) AS nth_event
FROM events e
WHERE e.event = 'export'
ORDER BY e.account_id, nth_event;

-- active subscription flag and months since start
SELECT sub_id, plan, cancelled_on IS NULL AS is_active,
       datediff('month', started_on, COALESCE(cancelled_on, DATE '2024-07-31')) AS months
FROM subscriptions
ORDER BY sub_id;

-- accounts with a pro plan but no team plan
SELECT account_id FROM subscriptions WHERE plan = 'pro'
EXCEPT
SELECT account_id FROM subscriptions WHERE plan = 'team'
ORDER BY account_id;

-- rank accounts by mrr, everything with ties
WITH mrr AS (
    SELECT a.account_id, a.company, SUM(s.mrr) AS mrr
    FROM accounts a JOIN subscriptions s USING (account_id)
    WHERE s.cancelled_on IS NULL
    GROUP BY 1, 2
)
SELECT *, RANK() OVER (ORDER BY mrr DESC NULLS LAST) AS mrr_rank, COUNT(*) OVER () AS accounts
FROM mrr
ORDER BY mrr_rank, account_id;

-- minutes between consecutive events, in decimals
SELECT account_id, event_id,
       EXTRACT(EPOCH FROM (happened_at - LAG(happened_at) OVER (PARTITION BY account_id ORDER BY happened_at, event_id))) / 60 AS minutes_since
FROM events
ORDER BY account_id, happened_at, event_id;

-- first three events of every account
SELECT account_id, event, happened_at
FROM (
    SELECT *, ROW_NUMBER() OVER (PARTITION BY account_id ORDER BY happened_at) AS n
    FROM events
) t
WHERE n <= 3
ORDER BY account_id, happened_at;
