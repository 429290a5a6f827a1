-- Patients with their age on a given date
SELECT patient_id, full_name, date_diff('year', birth_date, DATE '2024-07-01') AS age
FROM patients
WHERE birth_date IS NOT NULL
ORDER BY age DESC, patient_id;

-- Age groups by sex
WITH ages AS (
    SELECT sex, date_diff('year', birth_date, DATE '2024-01-01') AS age FROM patients
)
SELECT sex,
       CASE WHEN age IS NULL THEN 'unknown' WHEN age < 18 THEN 'minor' WHEN age < 65 THEN 'adult' ELSE 'senior' END AS age_group,
       COUNT(*) AS n
FROM ages
GROUP BY ALL
ORDER BY ALL;

-- Visits and cost per doctor and month
SELECT doctor, date_trunc('month', visited_at) AS month, COUNT(*) AS visits, SUM(cost) AS cost
FROM visits
GROUP BY doctor, month
ORDER BY doctor, month;

-- Most frequent diagnosis of each doctor
WITH counted AS (
    SELECT doctor, diagnosis, COUNT(*) AS n
    FROM visits
    WHERE diagnosis IS NOT NULL
    GROUP BY doctor, diagnosis
)
SELECT doctor, diagnosis, n
FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY doctor ORDER BY n DESC, diagnosis) AS rn FROM counted) t
WHERE rn = 1
ORDER BY doctor;

-- patients who came back within 14 days
WITH ordered_visits AS (
    SELECT patient_id, visit_id, visited_at,
           LAG(visited_at) OVER (PARTITION BY patient_id ORDER BY visited_at) AS previous_visit
    FROM visits
)
SELECT patient_id, visit_id, visited_at, previous_visit
FROM ordered_visits
WHERE previous_visit IS NOT NULL AND visited_at <= previous_visit + INTERVAL 14 DAY
ORDER BY patient_id, visited_at;

-- average gap between visits per patient
SELECT patient_id, COUNT(*) AS visits,
       date_diff('day', MIN(visited_at), MAX(visited_at)) / NULLIF(COUNT(*) - 1, 0) AS avg_gap_days
FROM visits
GROUP BY patient_id
ORDER BY patient_id;

-- Drugs, whatever the spelling
SELECT LOWER(drug) AS drug, COUNT(*) AS prescriptions, SUM(dose_mg * days) AS total_mg
FROM prescriptions
GROUP BY LOWER(drug)
ORDER BY prescriptions DESC, drug;

-- visits without a prescription
SELECT v.visit_id, v.doctor
FROM visits v
LEFT JOIN prescriptions p ON p.visit_id = v.visit_id
WHERE p.visit_id IS NULL
ORDER BY v.visit_id;

-- prescriptions that belong to no visit
select p.*
from prescriptions p
where p.visit_id not in (select visit_id from visits)
order by visit_id, drug, days;

-- Cost per insurer including patients without one
SELECT COALESCE(p.insurer, 'none') AS insurer, ROUND(SUM(v.cost), 2) AS total, ROUND(AVG(v.cost), 2) AS per_visit
FROM visits v
JOIN patients p ON p.patient_id = v.patient_id
GROUP BY COALESCE(p.insurer, 'none')
ORDER BY total DESC;

-- chronic patients: same diagnosis three times or more
SELECT patient_id, diagnosis, COUNT(*) AS times, MIN(visited_at) AS first_seen, MAX(visited_at) AS last_seen
FROM visits
WHERE diagnosis IS NOT NULL
GROUP BY patient_id, diagnosis
HAVING COUNT(*) >= 3
ORDER BY times DESC, patient_id, diagnosis;

-- diagnosis group is the first letter
SELECT LEFT(diagnosis, 1) AS icd_group, COUNT(*) AS visits, COUNT(DISTINCT patient_id) AS patients
FROM visits
WHERE diagnosis SIMILAR TO '[A-Z][0-9]+.*'
GROUP BY icd_group
ORDER BY icd_group;

-- Running cost per patient
SELECT patient_id, visited_at, cost,
       SUM(cost) OVER (PARTITION BY patient_id ORDER BY visited_at) AS running_cost,
       COUNT(cost) OVER (PARTITION BY patient_id ORDER BY visited_at) AS costs_known
FROM visits
ORDER BY patient_id, visited_at;

-- Follow up rate
SELECT doctor,
       AVG(CASE WHEN follow_up THEN 1 WHEN NOT follow_up THEN 0 END) AS follow_up_rate,
       COUNT(*) - COUNT(follow_up) AS not_recorded
FROM visits
GROUP BY doctor
ORDER BY doctor;

-- patients seen by all three doctors
SELECT p.patient_id, p.full_name
FROM patients p
JOIN visits v ON v.patient_id = p.patient_id
GROUP BY p.patient_id, p.full_name
HAVING COUNT(DISTINCT v.doctor) = 3
ORDER BY p.patient_id;

-- each patient's first and last diagnosis
SELECT patient_id,
       arg_min(diagnosis, visited_at) AS first_diagnosis,
       arg_max(diagnosis, visited_at) AS last_diagnosis
FROM visits
GROUP BY patient_id
ORDER BY patient_id;

-- last visit per patient with drugs prescribed
WITH last_visit AS (
    SELECT patient_id, visit_id
    FROM visits
    QUALIFY ROW_NUMBER() OVER (PARTITION BY patient_id ORDER BY visited_at DESC) = 1
)
SELECT lv.patient_id, string_agg(pr.drug, ', ' ORDER BY pr.drug) AS drugs
FROM last_visit lv
LEFT JOIN prescriptions pr USING (visit_id)
GROUP BY lv.patient_id
ORDER BY lv.patient_id;

-- quarterly cost, year over year
WITH q AS (
    SELECT year(visited_at) AS yr, quarter(visited_at) AS qtr, SUM(cost) AS cost
    FROM visits
    GROUP BY 1, 2
)
SELECT cur.yr, cur.qtr, cur.cost, prev.cost AS cost_last_year, cur.cost - prev.cost AS change
FROM q cur
LEFT JOIN q prev ON prev.yr = cur.yr - 1 AND prev.qtr = cur.qtr
ORDER BY cur.yr, cur.qtr;

-- Ratio of each visit's cost to the patient's most expensive visit
SELECT visit_id, patient_id, cost, ROUND(cost / MAX(cost) OVER (PARTITION BY patient_id), 3) AS ratio
FROM visits
WHERE cost IS NOT NULL
ORDER BY visit_id;

-- cities with more visits than the average city
WITH per_city AS (
    SELECT p.city, COUNT(*) AS visits
    FROM visits v JOIN patients p USING (patient_id)
    WHERE p.city IS NOT NULL
    GROUP BY p.city
)
SELECT city, visits
FROM per_city
WHERE visits >= (SELECT AVG(visits) FROM per_city)
ORDER BY visits DESC, city;

-- weekend visits
SELECT visit_id, strftime(visited_at, '%A %H:%M') AS happened
FROM visits
WHERE EXTRACT(ISODOW FROM visited_at) IN (6, 7)
ORDER BY visit_id;

-- most prescribed drug by sex
SELECT p.sex, mode(lower(pr.drug)) AS usual_drug
FROM prescriptions pr
JOIN visits v ON v.visit_id = pr.visit_id
JOIN patients p ON p.patient_id = v.patient_id
GROUP BY p.sex
ORDER BY p.sex;

-- pivot of diagnoses by doctor
SELECT *
FROM (SELECT doctor, diagnosis, visit_id FROM visits)
PIVOT (COUNT(visit_id) FOR diagnosis IN ('J06.9', 'I10', 'E11'))
ORDER BY doctor;

-- patients whose surname has two words
SELECT patient_id, full_name, regexp_extract(full_name, '^\w+ (.*)$', 1) AS surname
FROM patients
WHERE length(full_name) - length(replace(full_name, ' ', '')) >= 2
ORDER BY patient_id;

-- top 2 most expensive visits per diagnosis
SELECT diagnosis, visit_id, cost
FROM (
    SELECT diagnosis, visit_id, cost, RANK() OVER (PARTITION BY diagnosis ORDER BY cost DESC NULLS LAST) AS r
    FROM visits
    WHERE diagnosis IS NOT NULL
)
WHERE r <= 2
ORDER BY diagnosis, cost DESC NULLS LAST, visit_id;

-- share of visits by hour of the day
SELECT hour(visited_at) AS h, COUNT(*) AS n, ROUND(100.0 * COUNT(*) / (SELECT COUNT(*) FROM visits), 2) AS pct
FROM visits
GROUP BY h
ORDER BY h;

-- dose in grams, unknown doses as zero
SELECT visit_id, drug, CAST(COALESCE(dose_mg, 0) / 1000 AS DECIMAL(10, 3)) AS grams, days
FROM prescriptions
ORDER BY visit_id, drug, grams, days;

-- Patients diagnosed with both I10 and E11
SELECT patient_id FROM visits WHERE diagnosis = 'I10'
INTERSECT
SELECT patient_id FROM visits WHERE diagnosis = 'E11'
ORDER BY patient_id;

-- costs without the highest and lowest (trimmed)
SELECT doctor, AVG(cost) AS trimmed_avg
FROM visits v
WHERE cost < (SELECT MAX(cost) FROM visits x WHERE x.doctor = v.doctor)
  AND cost > (SELECT MIN(cost) FROM visits x WHERE x.doctor = v.doctor)
GROUP BY doctor
ORDER BY doctor;

-- new and returning patients by month
WITH firsts AS (
    SELECT patient_id, MIN(visited_at) AS first_visit FROM visits GROUP BY patient_id
)
SELECT strftime(v.visited_at, '%Y-%m') AS month,
       COUNT(DISTINCT v.patient_id) FILTER (WHERE v.visited_at = f.first_visit) AS new_patients,
       COUNT(DISTINCT v.patient_id) FILTER (WHERE v.visited_at > f.first_visit) AS returning_patients
FROM visits v
JOIN firsts f ON f.patient_id = v.patient_id
GROUP BY month
ORDER BY month;

-- visits in the 30 days before each visit of the same patient
SELECT visit_id, patient_id, visited_at,
       COUNT(*) OVER (PARTITION BY patient_id ORDER BY visited_at RANGE BETWEEN INTERVAL 30 DAY PRECEDING AND CURRENT ROW) AS visits_30d
FROM visits
ORDER BY visit_id;

-- duplicate patients by name and city
SELECT full_name, city, COUNT(*) AS n, MIN(patient_id) AS keep_id
FROM patients
GROUP BY full_name, city
HAVING COUNT(*) > 1
ORDER BY full_name, city;

-- Longest treatment per drug
SELECT drug, days, visit_id
FROM prescriptions p
WHERE days = (SELECT MAX(days) FROM prescriptions q WHERE q.drug = p.drug)
ORDER BY drug, visit_id;

-- age at the visit in full years
SELECT v.visit_id, date_part('year', v.visited_at) - date_part('year', p.birth_date) AS about_age
FROM visits v
JOIN patients p USING (patient_id)
WHERE p.birth_date IS NOT NULL
ORDER BY v.visit_id;

-- most recent visit of each patient, whole row
SELECT v.*
FROM visits v
JOIN (SELECT patient_id, MAX(visited_at) AS last_at FROM visits GROUP BY patient_id) m
  ON v.patient_id = m.patient_id AND v.visited_at = m.last_at
ORDER BY v.patient_id;

-- labels for doctors
SELECT d.label, COUNT(*) AS visits
FROM visits v
JOIN (VALUES ('Dr. Hahn', 'GP'), ('Dr. Igel', 'Surgeon'), ('Dr. Jung', 'GP')) AS d(doctor, label) ON d.doctor = v.doctor
GROUP BY d.label
ORDER BY d.label;

-- patients by number of visits: histogram
WITH per_patient AS (
    SELECT p.patient_id, COUNT(v.visit_id) AS visits
    FROM patients p LEFT JOIN visits v ON v.patient_id = p.patient_id
    GROUP BY p.patient_id
)
SELECT visits, COUNT(*) AS patients
FROM per_patient
GROUP BY visits
ORDER BY visits;

-- median cost beside each visit of a doctor
SELECT visit_id, doctor, cost, MEDIAN(cost) OVER (PARTITION BY doctor) AS doctor_median
FROM visits
WHERE cost IS NOT NULL
ORDER BY visit_id;
