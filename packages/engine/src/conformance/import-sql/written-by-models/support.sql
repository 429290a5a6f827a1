-- Tickets by priority and state
SELECT priority,
       COUNT(*) AS total,
       COUNT(*) FILTER (WHERE closed_at IS NULL) AS open,
       COUNT(closed_at) AS closed
FROM tickets
GROUP BY priority
ORDER BY CASE priority WHEN 'urgent' THEN 1 WHEN 'high' THEN 2 WHEN 'normal' THEN 3 ELSE 4 END;

-- resolution time in hours by agent
SELECT a.agent_name,
       COUNT(*) AS solved,
       ROUND(AVG(date_diff('minute', t.opened_at, t.closed_at)) / 60.0, 1) AS avg_hours,
       ROUND(MEDIAN(date_diff('minute', t.opened_at, t.closed_at)) / 60.0, 1) AS median_hours
FROM tickets t
JOIN agents a ON a.agent_id = t.agent_id
WHERE t.closed_at IS NOT NULL
GROUP BY a.agent_name
ORDER BY avg_hours, a.agent_name;

-- Resolution time straight from the timestamps
SELECT ticket_id, closed_at - opened_at AS open_for
FROM tickets
WHERE closed_at IS NOT NULL
ORDER BY ticket_id
LIMIT 10;

-- SLA: urgent within a day, high within two, others within five
SELECT priority,
       COUNT(*) AS closed,
       SUM(CASE
             WHEN priority = 'urgent' AND closed_at <= opened_at + INTERVAL 1 DAY THEN 1
             WHEN priority = 'high' AND closed_at <= opened_at + INTERVAL 2 DAY THEN 1
             WHEN priority IN ('normal', 'low') AND closed_at <= opened_at + INTERVAL 5 DAY THEN 1
             ELSE 0
           END) AS within_sla
FROM tickets
WHERE closed_at IS NOT NULL
GROUP BY priority
ORDER BY priority;

-- backlog: tickets open at the end of each week
WITH weeks AS (
    SELECT UNNEST(GENERATE_SERIES(TIMESTAMP '2024-01-07 00:00:00', TIMESTAMP '2024-06-02 00:00:00', INTERVAL 7 DAY)) AS week_end
)
SELECT w.week_end, COUNT(t.ticket_id) AS backlog
FROM weeks w
LEFT JOIN tickets t ON t.opened_at <= w.week_end AND (t.closed_at IS NULL OR t.closed_at > w.week_end)
GROUP BY w.week_end
ORDER BY w.week_end;

-- average satisfaction by team, unanswered left out
SELECT a.team, AVG(t.satisfaction) AS avg_satisfaction, COUNT(t.satisfaction) AS answers, COUNT(*) AS tickets
FROM tickets t
INNER JOIN agents a USING (agent_id)
GROUP BY a.team
ORDER BY a.team;

-- tickets without any comment
SELECT t.ticket_id, t.subject
FROM tickets t
WHERE NOT EXISTS (SELECT 1 FROM comments c WHERE c.ticket_id = t.ticket_id)
ORDER BY t.ticket_id;

-- first response: first public agent comment after opening
WITH first_response AS (
    SELECT t.ticket_id, t.opened_at, MIN(c.written_at) AS responded_at
    FROM tickets t
    JOIN comments c ON c.ticket_id = t.ticket_id
    WHERE c.author = 'agent' AND NOT c.internal AND c.written_at >= t.opened_at
    GROUP BY t.ticket_id, t.opened_at
)
SELECT ticket_id, date_diff('hour', opened_at, responded_at) AS hours_to_response
FROM first_response
ORDER BY hours_to_response DESC, ticket_id;

-- Who wrote last?
SELECT ticket_id, author AS last_author, written_at
FROM comments
QUALIFY ROW_NUMBER() OVER (PARTITION BY ticket_id ORDER BY written_at DESC) = 1
ORDER BY ticket_id;

-- tickets by category with unassigned share
SELECT COALESCE(category, 'none') AS category,
       COUNT(*) AS tickets,
       100 * SUM(CASE WHEN agent_id IS NULL THEN 1 ELSE 0 END) / COUNT(*) AS unassigned_pct
FROM tickets
GROUP BY 1
ORDER BY 1;

-- subjects about login
SELECT ticket_id, subject FROM tickets WHERE LOWER(subject) LIKE '%login%' AND priority IN ('high', 'urgent') ORDER BY ticket_id;

-- customers with three tickets or more, and their latest
SELECT customer, COUNT(*) AS tickets, MAX(opened_at) AS latest, arg_max(subject, opened_at) AS latest_subject
FROM tickets
GROUP BY customer
HAVING COUNT(*) >= 3
ORDER BY tickets DESC, customer;

-- reopened soon: next ticket of the same customer within a week
SELECT a.ticket_id, b.ticket_id AS next_ticket_id, a.customer
FROM tickets a
JOIN tickets b ON b.customer = a.customer AND b.opened_at > a.opened_at AND b.opened_at <= a.opened_at + INTERVAL '7' DAY
ORDER BY a.ticket_id, next_ticket_id;

-- priorities as columns per month
SELECT strftime(opened_at, '%Y-%m') AS month,
       COUNT(CASE WHEN priority = 'low' THEN 1 END) AS low,
       COUNT(CASE WHEN priority = 'normal' THEN 1 END) AS normal,
       COUNT(CASE WHEN priority = 'high' THEN 1 END) AS high,
       COUNT(CASE WHEN priority = 'urgent' THEN 1 END) AS urgent
FROM tickets
GROUP BY month
ORDER BY month;

-- agents ranked by closed tickets in each team
SELECT a.team, a.agent_name, COUNT(t.closed_at) AS closed,
       RANK() OVER (PARTITION BY a.team ORDER BY COUNT(t.closed_at) DESC) AS place
FROM agents a
LEFT JOIN tickets t ON t.agent_id = a.agent_id
GROUP BY a.team, a.agent_name
ORDER BY a.team, place, a.agent_name;

-- words per author, internal or not
SELECT author, internal, SUM(words) AS words, AVG(words) AS avg_words, MAX(words) AS longest
FROM comments
GROUP BY author, internal
ORDER BY author, internal;

-- comment number within the ticket, and words so far
SELECT ticket_id, written_at,
       ROW_NUMBER() OVER (PARTITION BY ticket_id ORDER BY written_at) AS comment_no,
       SUM(words) OVER (PARTITION BY ticket_id ORDER BY written_at) AS words_so_far
FROM comments
ORDER BY ticket_id, written_at;

-- conversations: authors in order
SELECT ticket_id, string_agg(author, ' > ' ORDER BY written_at) AS conversation
FROM comments
WHERE NOT internal
GROUP BY ticket_id
HAVING COUNT(*) >= 2
ORDER BY ticket_id;

-- busiest hour of each weekday
WITH per_hour AS (
    SELECT isodow(opened_at) AS weekday, hour(opened_at) AS hour, COUNT(*) AS n
    FROM tickets
    GROUP BY 1, 2
),
ranked AS (
    SELECT *, ROW_NUMBER() OVER (PARTITION BY weekday ORDER BY n DESC, hour) AS rn FROM per_hour
)
SELECT weekday, hour, n FROM ranked WHERE rn = 1 ORDER BY weekday;

-- age buckets of open tickets as of 1 June
SELECT CASE
         WHEN age_days <= 7 THEN '0-7'
         WHEN age_days <= 30 THEN '8-30'
         WHEN age_days <= 90 THEN '31-90'
         ELSE '90+'
       END AS bucket,
       COUNT(*) AS tickets
FROM (
    SELECT date_diff('day', opened_at, TIMESTAMP '2024-06-01 00:00:00') AS age_days
    FROM tickets
    WHERE closed_at IS NULL AND opened_at < '2024-06-01'
) ages
GROUP BY bucket
ORDER BY MIN(age_days);

-- weekly created and closed
WITH created AS (
    SELECT date_trunc('week', opened_at) AS week, COUNT(*) AS created FROM tickets GROUP BY 1
), closed AS (
    SELECT date_trunc('week', closed_at) AS week, COUNT(*) AS closed FROM tickets WHERE closed_at IS NOT NULL GROUP BY 1
)
SELECT week, COALESCE(created, 0) AS created, COALESCE(closed, 0) AS closed,
       SUM(COALESCE(created, 0) - COALESCE(closed, 0)) OVER (ORDER BY week) AS open_balance
FROM created FULL JOIN closed USING (week)
ORDER BY week;

-- tickets of agents who are not in the list
SELECT ticket_id, agent_id FROM tickets WHERE agent_id IS NOT NULL AND agent_id NOT IN (SELECT agent_id FROM agents) ORDER BY 1;

-- agents without tickets
SELECT a.* FROM agents a LEFT JOIN tickets t ON t.agent_id = a.agent_id WHERE t.ticket_id IS NULL;

-- satisfaction score histogram with percentages
SELECT satisfaction, COUNT(*) AS n,
       ROUND(100.0 * COUNT(*) / SUM(COUNT(*)) OVER (), 1) AS pct,
       ROUND(100.0 * SUM(COUNT(*)) OVER (ORDER BY satisfaction) / SUM(COUNT(*)) OVER (), 1) AS cum_pct
FROM tickets
WHERE satisfaction IS NOT NULL
GROUP BY satisfaction
ORDER BY satisfaction;

-- customers unhappy on average, at least two answers
SELECT customer, AVG(satisfaction) AS avg_sat, COUNT(satisfaction) AS answers
FROM tickets
GROUP BY customer
HAVING COUNT(satisfaction) >= 2 AND AVG(satisfaction) < 3
ORDER BY avg_sat, customer;

-- oldest open ticket of each agent
SELECT a.agent_name, t.ticket_id, t.opened_at
FROM agents a
JOIN tickets t ON t.agent_id = a.agent_id
WHERE t.closed_at IS NULL
  AND t.opened_at = (SELECT MIN(o.opened_at) FROM tickets o WHERE o.agent_id = a.agent_id AND o.closed_at IS NULL)
ORDER BY a.agent_name;

-- share of tickets closed the same day
SELECT category, AVG(CASE WHEN closed_at::DATE = opened_at::DATE THEN 1.0 ELSE 0 END) AS same_day_share
FROM tickets
GROUP BY category
ORDER BY category;

-- slowest tenth
SELECT ticket_id, minutes
FROM (
    SELECT ticket_id, date_diff('minute', opened_at, closed_at) AS minutes,
           PERCENT_RANK() OVER (ORDER BY date_diff('minute', opened_at, closed_at) DESC) AS pr
    FROM tickets
    WHERE closed_at IS NOT NULL
) p
WHERE pr <= 0.1
ORDER BY minutes DESC, ticket_id;

-- combined activity feed
SELECT ticket_id, opened_at AS moment, 'opened' AS what FROM tickets
UNION ALL
SELECT ticket_id, closed_at, 'closed' FROM tickets WHERE closed_at IS NOT NULL
UNION ALL
SELECT ticket_id, written_at, 'comment by ' || author FROM comments
ORDER BY moment, ticket_id, what
LIMIT 50;

-- usual category of each customer
SELECT customer, mode() WITHIN GROUP (ORDER BY priority) AS usual_priority
FROM tickets
GROUP BY customer
ORDER BY customer;

-- tickets per agent against the team average
WITH per_agent AS (
    SELECT a.team, a.agent_id, COUNT(t.ticket_id) AS n
    FROM agents a LEFT JOIN tickets t ON t.agent_id = a.agent_id
    GROUP BY a.team, a.agent_id
)
SELECT agent_id, team, n, ROUND(n - AVG(n) OVER (PARTITION BY team), 2) AS vs_team
FROM per_agent
ORDER BY agent_id;

-- categories pivoted per priority
FROM (SELECT priority, category, ticket_id FROM tickets WHERE category IS NOT NULL)
PIVOT (COUNT(*) FOR category IN ('billing', 'bug', 'question') GROUP BY priority)
ORDER BY priority;

-- invoice number from the subject
SELECT ticket_id, regexp_extract(subject, '([0-9]{4}-[0-9]{2})', 1) AS invoice
FROM tickets
WHERE subject ~ '.*[0-9]{4}-[0-9]{2}.*'
ORDER BY ticket_id;

-- resolution in hours with epoch
SELECT priority, ROUND(AVG(EXTRACT(EPOCH FROM (closed_at - opened_at)) / 3600), 2) AS avg_hours
FROM tickets
WHERE closed_at IS NOT NULL
GROUP BY priority
ORDER BY avg_hours;

-- priority weights
WITH weights AS (
    SELECT * FROM (VALUES ('low', 1), ('normal', 2), ('high', 4), ('urgent', 8)) AS w(priority, weight)
)
SELECT a.agent_name, SUM(w.weight) AS load
FROM tickets t
JOIN weights w ON w.priority = t.priority
JOIN agents a ON a.agent_id = t.agent_id
WHERE t.closed_at IS NULL
GROUP BY a.agent_name
ORDER BY load DESC, a.agent_name;

-- tickets with at least one internal and one public comment
SELECT t.ticket_id
FROM tickets t
WHERE EXISTS (SELECT 1 FROM comments c WHERE c.ticket_id = t.ticket_id AND c.internal)
  AND EXISTS (SELECT 1 FROM comments c WHERE c.ticket_id = t.ticket_id AND NOT c.internal)
ORDER BY t.ticket_id;

-- days with more than two tickets and the names of the customers
SELECT opened_at::DATE AS day, COUNT(*) AS tickets, STRING_AGG(DISTINCT customer, ', ' ORDER BY customer) AS customers
FROM tickets
GROUP BY day
HAVING COUNT(*) > 2
ORDER BY day;

-- previous priority of the customer and whether it got worse
SELECT customer, ticket_id, priority,
       LAG(priority, 1, 'none') OVER (PARTITION BY customer ORDER BY opened_at) AS previous_priority
FROM tickets
ORDER BY customer, opened_at;
