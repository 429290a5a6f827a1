-- Headcount and average salary by department, including departments without people
SELECT d.dept_name, COUNT(e.emp_id) AS headcount, ROUND(AVG(e.salary), 2) AS avg_salary
FROM departments d
LEFT JOIN employees e ON e.dept_id = d.dept_id AND e.left_on IS NULL
GROUP BY d.dept_name
ORDER BY headcount DESC, d.dept_name;

-- Employees with their manager's name
SELECT e.emp_id,
       e.first_name || ' ' || e.last_name AS employee,
       m.first_name || ' ' || m.last_name AS manager
FROM employees e
LEFT JOIN employees m ON m.emp_id = e.manager_id
ORDER BY e.emp_id;

-- Who earns more than their manager?
SELECT e.first_name, e.last_name, e.salary, m.salary AS manager_salary
FROM employees AS e
JOIN employees AS m ON e.manager_id = m.emp_id
WHERE e.salary > m.salary
ORDER BY e.emp_id;

-- Second highest salary in each department
SELECT dept_id, emp_id, salary
FROM (
    SELECT dept_id, emp_id, salary,
           DENSE_RANK() OVER (PARTITION BY dept_id ORDER BY salary DESC) AS rnk
    FROM employees
    WHERE dept_id IS NOT NULL AND salary IS NOT NULL
) ranked
WHERE rnk = 2
ORDER BY dept_id, emp_id;

-- salary against the department average
SELECT emp_id, dept_id, salary,
       salary - AVG(salary) OVER (PARTITION BY dept_id) AS diff_from_avg,
       PERCENT_RANK() OVER (PARTITION BY dept_id ORDER BY salary) AS pct_rank
FROM employees
WHERE salary IS NOT NULL
ORDER BY dept_id, emp_id;

-- Employees paid above the average of their own department (correlated)
SELECT e.emp_id, e.last_name, e.salary
FROM employees e
WHERE e.salary > (
    SELECT AVG(x.salary)
    FROM employees x
    WHERE x.dept_id = e.dept_id
)
ORDER BY e.salary DESC, e.emp_id;

-- Current salary: the latest row of the history
WITH latest AS (
    SELECT emp_id, salary, valid_from,
           ROW_NUMBER() OVER (PARTITION BY emp_id ORDER BY valid_from DESC, salary DESC) AS rn
    FROM salary_history
)
SELECT emp_id, salary, valid_from
FROM latest
WHERE rn = 1
ORDER BY emp_id;

-- Raises: change to the salary before
SELECT emp_id, valid_from, salary,
       LAG(salary) OVER w AS previous_salary,
       ROUND(100.0 * (salary - LAG(salary) OVER w) / LAG(salary) OVER w, 1) AS raise_pct
FROM salary_history
WINDOW w AS (PARTITION BY emp_id ORDER BY valid_from, salary)
ORDER BY emp_id, valid_from, salary;

-- highest salary so far in each employee's history
SELECT emp_id, valid_from, salary,
       MAX(salary) OVER (PARTITION BY emp_id ORDER BY valid_from ROWS UNBOUNDED PRECEDING) AS max_so_far
FROM salary_history
ORDER BY emp_id, valid_from;

-- Tenure bands
SELECT CASE
           WHEN date_diff('year', hire_date, DATE '2024-06-30') < 2 THEN '0-1 years'
           WHEN date_diff('year', hire_date, DATE '2024-06-30') BETWEEN 2 AND 4 THEN '2-4 years'
           ELSE '5+ years'
       END AS tenure,
       COUNT(*) AS employees
FROM employees
WHERE left_on IS NULL
GROUP BY tenure
ORDER BY tenure;

-- hires per year with a running total
SELECT year(hire_date) AS hire_year,
       COUNT(*) AS hires,
       SUM(COUNT(*)) OVER (ORDER BY year(hire_date)) AS total_hires
FROM employees
GROUP BY hire_year
ORDER BY hire_year;

-- turnover: leavers per year next to hires
WITH hires AS (
    SELECT EXTRACT(YEAR FROM hire_date) AS yr, COUNT(*) AS hired FROM employees GROUP BY 1
),
leavers AS (
    SELECT EXTRACT(YEAR FROM left_on) AS yr, COUNT(*) AS left_count FROM employees WHERE left_on IS NOT NULL GROUP BY 1
)
SELECT COALESCE(h.yr, l.yr) AS yr, COALESCE(h.hired, 0) AS hired, COALESCE(l.left_count, 0) AS left_count
FROM hires h
FULL OUTER JOIN leavers l ON h.yr = l.yr
ORDER BY yr;

-- sick days per employee in 2024
SELECT e.emp_id, e.last_name, SUM(a.ends - a.starts + 1) AS sick_days
FROM employees e
JOIN absences a ON a.emp_id = e.emp_id
WHERE a.kind = 'sick' AND a.ends IS NOT NULL
GROUP BY e.emp_id, e.last_name
ORDER BY sick_days DESC, e.emp_id;

-- Absence days by kind and month, one column per kind
SELECT month(starts) AS month,
       SUM(CASE WHEN kind = 'sick' THEN date_diff('day', starts, ends) + 1 ELSE 0 END) AS sick,
       SUM(CASE WHEN kind = 'vacation' THEN date_diff('day', starts, ends) + 1 ELSE 0 END) AS vacation,
       SUM(CASE WHEN kind = 'training' THEN date_diff('day', starts, ends) + 1 ELSE 0 END) AS training
FROM absences
WHERE ends IS NOT NULL
GROUP BY 1
ORDER BY 1;

-- Overlapping absences of two employees in the same department
SELECT a.emp_id AS emp_a, b.emp_id AS emp_b, GREATEST(a.starts, b.starts) AS overlap_start, LEAST(a.ends, b.ends) AS overlap_end
FROM absences a
JOIN absences b ON a.starts <= b.ends AND b.starts <= a.ends AND a.emp_id < b.emp_id
JOIN employees ea ON ea.emp_id = a.emp_id
JOIN employees eb ON eb.emp_id = b.emp_id
WHERE ea.dept_id = eb.dept_id
ORDER BY overlap_start, emp_a, emp_b, overlap_end;

-- Departments over budget
SELECT d.dept_name, d.budget, SUM(e.salary) AS payroll, SUM(e.salary) / d.budget AS used
FROM departments d
JOIN employees e USING (dept_id)
GROUP BY d.dept_name, d.budget
HAVING SUM(e.salary) > 0.5 * d.budget
ORDER BY used DESC;

-- Gender split by department in percent
SELECT dept_id,
       ROUND(100.0 * COUNT(*) FILTER (WHERE gender = 'f') / COUNT(*), 1) AS pct_female,
       ROUND(100.0 * COUNT(*) FILTER (WHERE gender = 'm') / COUNT(*), 1) AS pct_male,
       ROUND(100.0 * COUNT(*) FILTER (WHERE gender IS NULL OR gender NOT IN ('f', 'm')) / COUNT(*), 1) AS pct_other
FROM employees
GROUP BY dept_id
ORDER BY dept_id;

-- job titles per department, alphabetically
SELECT dept_id, string_agg(DISTINCT job_title, ', ' ORDER BY job_title) AS titles, count(DISTINCT job_title) AS n_titles
FROM employees
GROUP BY dept_id
ORDER BY dept_id;

-- Team members listed in order of hiring
SELECT manager_id, STRING_AGG(first_name, ' > ' ORDER BY hire_date, emp_id) AS team
FROM employees
WHERE manager_id IS NOT NULL
GROUP BY manager_id
ORDER BY manager_id;

-- salary quartiles of the whole company
SELECT
    quantile_cont(salary, 0.25) AS q1,
    median(salary) AS q2,
    quantile_cont(salary, 0.75) AS q3,
    stddev_samp(salary) AS sd
FROM employees;

-- managers with at least three direct reports
SELECT m.emp_id, m.last_name, COUNT(*) AS reports
FROM employees e
INNER JOIN employees m ON m.emp_id = e.manager_id
GROUP BY m.emp_id, m.last_name
HAVING COUNT(*) >= 3
ORDER BY reports DESC, m.emp_id;

-- employees without any absence
SELECT emp_id, last_name
FROM employees
WHERE emp_id NOT IN (SELECT emp_id FROM absences)
ORDER BY emp_id;

-- The longest absence of each employee
SELECT e.emp_id, a.longest
FROM employees e,
     LATERAL (SELECT MAX(ends - starts + 1) AS longest FROM absences a WHERE a.emp_id = e.emp_id) a
ORDER BY e.emp_id;

-- Salary buckets of 10k
SELECT FLOOR(salary / 10000) * 10000 AS bucket, COUNT(*) AS n
FROM employees
WHERE salary IS NOT NULL
GROUP BY 1
ORDER BY 1;

-- grouping sets by department and job title
SELECT dept_id, job_title, SUM(salary) AS payroll
FROM employees
GROUP BY GROUPING SETS ((dept_id, job_title), (dept_id), ())
ORDER BY dept_id NULLS LAST, job_title NULLS LAST, payroll;

-- initials and email guess
SELECT emp_id,
       UPPER(LEFT(first_name, 1) || LEFT(last_name, 1)) AS initials,
       LOWER(first_name || '.' || REPLACE(last_name, '''', '')) || '@example.com' AS email
FROM employees
ORDER BY emp_id;

-- gap in days between raises, average per employee
WITH gaps AS (
    SELECT emp_id, valid_from - LAG(valid_from) OVER (PARTITION BY emp_id ORDER BY valid_from) AS gap_days
    FROM salary_history
)
SELECT emp_id, AVG(gap_days) AS avg_gap, MAX(gap_days) AS longest_gap
FROM gaps
WHERE gap_days IS NOT NULL
GROUP BY emp_id
ORDER BY emp_id;

-- People hired in the last quarter of any year
SELECT emp_id, hire_date, strftime(hire_date, '%Y-Q') || quarter(hire_date)::VARCHAR AS hired_in
FROM employees
WHERE EXTRACT(QUARTER FROM hire_date) = 4
ORDER BY hire_date, emp_id;

-- pay gap between genders by job title
SELECT job_title,
       AVG(salary) FILTER (WHERE gender = 'm') AS avg_m,
       AVG(salary) FILTER (WHERE gender = 'f') AS avg_f,
       AVG(salary) FILTER (WHERE gender = 'm') - AVG(salary) FILTER (WHERE gender = 'f') AS gap
FROM employees
GROUP BY job_title
ORDER BY job_title;

-- first and last salary of each employee
SELECT DISTINCT emp_id,
       FIRST_VALUE(salary) OVER (PARTITION BY emp_id ORDER BY valid_from, salary) AS first_salary,
       LAST_VALUE(salary) OVER (PARTITION BY emp_id ORDER BY valid_from, salary
           ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS last_salary
FROM salary_history
ORDER BY emp_id;

-- how often has each employee been promoted; arg_max for the last reason
SELECT emp_id,
       COUNT(*) FILTER (WHERE reason = 'promotion') AS promotions,
       arg_max(reason, valid_from) AS last_reason
FROM salary_history
GROUP BY emp_id
ORDER BY emp_id;

-- reports of reports
WITH direct AS (
    SELECT emp_id, manager_id FROM employees WHERE manager_id IS NOT NULL
)
SELECT d1.manager_id AS top_manager, COUNT(DISTINCT d2.emp_id) AS second_level_reports
FROM direct d1
JOIN direct d2 ON d2.manager_id = d1.emp_id
GROUP BY 1
ORDER BY second_level_reports DESC, top_manager;

-- Absences per weekday they start on
SELECT dayofweek(starts) AS dow, COUNT(*) AS n
FROM absences
GROUP BY dow
ORDER BY dow;

-- cube over gender and department
SELECT gender, dept_id, COUNT(*) AS n
FROM employees
GROUP BY CUBE (gender, dept_id)
ORDER BY gender, dept_id, n;

-- employees hired in the same month as somebody else of their department
SELECT e.emp_id, e.dept_id, e.hire_date
FROM employees e
WHERE EXISTS (
    SELECT 1 FROM employees o
    WHERE o.dept_id = e.dept_id AND o.emp_id <> e.emp_id
      AND date_trunc('year', o.hire_date) = date_trunc('year', e.hire_date)
)
ORDER BY e.emp_id;

-- salaries in thousands as text
SELECT emp_id, CONCAT(ROUND(salary / 1000)::INT, 'k') AS salary_text, COALESCE(gender, '-') AS gender
FROM employees
WHERE salary IS NOT NULL
ORDER BY emp_id;

-- departments ranked by payroll, with the share of the whole
SELECT d.dept_name, SUM(e.salary) AS payroll,
       RANK() OVER (ORDER BY SUM(e.salary) DESC) AS place,
       ROUND(SUM(e.salary) / SUM(SUM(e.salary)) OVER () * 100, 2)::DECIMAL(5, 2) AS share_pct
FROM departments d
JOIN employees e ON e.dept_id = d.dept_id
GROUP BY d.dept_name
ORDER BY place;

-- job title with the most people in each department (subquery with group by and limit)
SELECT d.dept_name,
       (SELECT e.job_title
        FROM employees e
        WHERE e.dept_id = d.dept_id
        GROUP BY e.job_title
        ORDER BY COUNT(*) DESC, e.job_title
        LIMIT 1) AS main_title
FROM departments d
ORDER BY d.dept_name;

-- headcount at the start of each year
WITH years AS (
    SELECT make_date(y::INT, 1, 1) AS jan_first FROM range(2016, 2025) AS t(y)
)
SELECT jan_first, COUNT(e.emp_id) AS headcount
FROM years
LEFT JOIN employees e ON e.hire_date < jan_first AND (e.left_on IS NULL OR e.left_on >= jan_first)
GROUP BY jan_first
ORDER BY jan_first;
