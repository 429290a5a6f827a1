-- Average score per course
SELECT c.id, c.title, COUNT(e.score) AS graded, ROUND(AVG(e.score), 1) AS avg_score
FROM courses c
LEFT JOIN enrollments e ON e.course_id = c.id
GROUP BY c.id, c.title
ORDER BY avg_score DESC NULLS LAST, c.id;

-- GPA of each student weighted by credits
SELECT s.id, s.name,
       SUM(e.score * c.credits) / NULLIF(SUM(CASE WHEN e.score IS NOT NULL THEN c.credits END), 0) AS weighted_score
FROM students s
JOIN enrollments e ON e.student_id = s.id
JOIN courses c ON c.id = e.course_id
GROUP BY s.id, s.name
ORDER BY weighted_score DESC NULLS LAST, s.id;

-- letter grades
SELECT student_id, course_id, term, score,
       CASE
           WHEN score >= 90 THEN 'A'
           WHEN score >= 80 THEN 'B'
           WHEN score >= 70 THEN 'C'
           WHEN score >= 50 THEN 'D'
           WHEN score IS NOT NULL THEN 'F'
           ELSE 'n/a'
       END AS letter
FROM enrollments
ORDER BY student_id, course_id, term, score;

-- distribution of letters by term
WITH graded AS (
    SELECT term, CASE WHEN score >= 80 THEN 'good' WHEN score >= 50 THEN 'fair' ELSE 'poor' END AS band
    FROM enrollments
    WHERE score IS NOT NULL
)
SELECT term, band, COUNT(*) AS n, ROUND(100.0 * COUNT(*) / SUM(COUNT(*)) OVER (PARTITION BY term), 1) AS pct
FROM graded
GROUP BY term, band
ORDER BY term, band;

-- Best student of each house
SELECT house, name, avg_score
FROM (
    SELECT s.house, s.name, AVG(e.score) AS avg_score,
           RANK() OVER (PARTITION BY s.house ORDER BY AVG(e.score) DESC) AS place
    FROM students s
    JOIN enrollments e ON e.student_id = s.id
    WHERE s.house IS NOT NULL
    GROUP BY s.id, s.house, s.name
) ranked
WHERE place = 1
ORDER BY house;

-- students who failed more than they passed
SELECT student_id,
       COUNT(*) FILTER (WHERE passed) AS passed_courses,
       COUNT(*) FILTER (WHERE NOT passed) AS failed_courses
FROM enrollments
GROUP BY student_id
HAVING COUNT(*) FILTER (WHERE NOT passed) > COUNT(*) FILTER (WHERE passed)
ORDER BY student_id;

-- improvement from the previous term
WITH term_avg AS (
    SELECT student_id, term, AVG(score) AS avg_score
    FROM enrollments
    GROUP BY student_id, term
)
SELECT student_id, term, avg_score,
       avg_score - LAG(avg_score) OVER (PARTITION BY student_id ORDER BY term) AS improvement
FROM term_avg
ORDER BY student_id, term;

-- pass rate by subject and grade level
SELECT c.subject, s.grade_level, COUNT(*) AS attempts, AVG(e.passed::INT) AS pass_rate
FROM enrollments e
JOIN students s ON s.id = e.student_id
JOIN courses c ON c.id = e.course_id
WHERE e.passed IS NOT NULL
GROUP BY 1, 2
ORDER BY 1, 2;

-- Courses nobody enrolled in, and enrollments of unknown courses
SELECT c.id AS course_id, e.course_id AS enrolled_in, COUNT(*) AS n
FROM courses c
FULL JOIN enrollments e ON e.course_id = c.id
WHERE c.id IS NULL OR e.course_id IS NULL
GROUP BY 1, 2;

-- Classmates
SELECT a.student_id AS student, b.student_id AS classmate, COUNT(*) AS shared_courses
FROM enrollments a
JOIN enrollments b ON a.course_id = b.course_id AND a.term = b.term AND a.student_id < b.student_id
GROUP BY 1, 2
HAVING COUNT(*) >= 3
ORDER BY shared_courses DESC, 1, 2;

-- repeated courses: kept is the best attempt
WITH attempts AS (
    SELECT student_id, course_id, term, score,
           ROW_NUMBER() OVER (PARTITION BY student_id, course_id ORDER BY score DESC NULLS LAST, term) AS attempt_rank
    FROM enrollments
)
SELECT student_id, course_id, term, score
FROM attempts
WHERE attempt_rank = 1
ORDER BY student_id, course_id;

-- Terms as columns
SELECT student_id,
       MAX(score) FILTER (WHERE term = '2022-1') AS "2022-1",
       MAX(score) FILTER (WHERE term = '2022-2') AS "2022-2",
       MAX(score) FILTER (WHERE term = '2023-1') AS "2023-1",
       MAX(score) FILTER (WHERE term = '2023-2') AS "2023-2"
FROM enrollments
GROUP BY student_id
ORDER BY student_id;

-- pivot by term without naming the values
PIVOT enrollments ON term USING AVG(score) GROUP BY student_id ORDER BY student_id;

-- quartile of each student by average score
WITH averages AS (
    SELECT student_id, AVG(score) AS avg_score FROM enrollments WHERE score IS NOT NULL GROUP BY 1
)
SELECT student_id, avg_score,
       NTILE(4) OVER (ORDER BY avg_score DESC, student_id) AS quartile,
       CUME_DIST() OVER (ORDER BY avg_score) AS cume
FROM averages
ORDER BY avg_score DESC, student_id;

-- Teachers with the number of students and hardest course
SELECT c.teacher, COUNT(DISTINCT e.student_id) AS students, MIN(e.score) AS lowest
FROM courses c
JOIN enrollments e ON c.id = e.course_id
GROUP BY c.teacher
ORDER BY c.teacher NULLS FIRST;

-- late submissions: after the end of May or November
SELECT student_id, course_id, term, submitted_on
FROM enrollments
WHERE (term LIKE '%-1' AND submitted_on > make_date(CAST(LEFT(term, 4) AS INTEGER), 5, 31))
   OR (term LIKE '%-2' AND submitted_on > make_date(CAST(LEFT(term, 4) AS INTEGER), 11, 30))
ORDER BY student_id, course_id, term, submitted_on;

-- Students without a passed maths course
SELECT s.id, s.name
FROM students s
WHERE NOT EXISTS (
    SELECT 1
    FROM enrollments e
    JOIN courses c ON c.id = e.course_id
    WHERE e.student_id = s.id AND c.subject = 'maths' AND e.passed
)
ORDER BY s.id;

-- students in all subjects
SELECT s.name, COUNT(DISTINCT c.subject) AS subjects
FROM students s, enrollments e, courses c
WHERE s.id = e.student_id AND e.course_id = c.id
GROUP BY s.id, s.name
HAVING COUNT(DISTINCT c.subject) = (SELECT COUNT(DISTINCT subject) FROM courses)
ORDER BY s.name, s.id;

-- Overall summary with one row
SELECT COUNT(*) AS enrollments, COUNT(score) AS graded, COUNT(DISTINCT student_id) AS students,
       MIN(score) AS min_score, MAX(score) AS max_score, AVG(score) AS mean_score, MEDIAN(score) AS median_score
FROM enrollments;

-- courses by subject with subtotals and a grand total
SELECT COALESCE(subject, 'ALL') AS subject, SUM(credits) AS credits, COUNT(*) AS courses
FROM courses
GROUP BY ROLLUP (subject)
ORDER BY GROUPING(subject), subject;

-- The three lowest scores of every term
SELECT term, student_id, course_id, score
FROM enrollments
WHERE score IS NOT NULL
QUALIFY DENSE_RANK() OVER (PARTITION BY term ORDER BY score) <= 3
ORDER BY term, score, student_id, course_id;

-- Houses in order of size
SELECT COALESCE(house, 'no house') AS house, COUNT(*) AS students, STRING_AGG(name, '; ' ORDER BY name) AS names
FROM students
GROUP BY 1
ORDER BY 2 DESC, 1;

-- first name counts
SELECT split_part(name, ' ', 1) AS first_name, COUNT(*) AS n
FROM students
GROUP BY first_name
HAVING n > 1
ORDER BY n DESC, first_name;

-- scores above the course average
SELECT e.student_id, e.course_id, e.score, a.course_avg
FROM enrollments e
JOIN (SELECT course_id, AVG(score) AS course_avg FROM enrollments GROUP BY course_id) a USING (course_id)
WHERE e.score > a.course_avg + 20
ORDER BY e.course_id, e.score DESC, e.student_id;

-- correlation free check: score minus max of term
SELECT term, student_id, score - MAX(score) OVER (PARTITION BY term) AS to_top
FROM enrollments
WHERE score IS NOT NULL
ORDER BY term, to_top, student_id;

-- days from enrolment to the first submission
SELECT s.id, s.enrolled, MIN(e.submitted_on) AS first_submission, MIN(e.submitted_on) - s.enrolled AS days
FROM students s
JOIN enrollments e ON e.student_id = s.id
WHERE e.submitted_on IS NOT NULL AND e.submitted_on >= s.enrolled
GROUP BY s.id, s.enrolled
ORDER BY s.id;

-- grade level as words
SELECT CASE grade_level WHEN 9 THEN 'freshman' WHEN 10 THEN 'sophomore' WHEN 11 THEN 'junior' ELSE 'senior' END AS level,
       COUNT(*) AS n
FROM students
GROUP BY level
ORDER BY n DESC, level;

-- cumulative credits passed per student
SELECT e.student_id, e.term, SUM(c.credits) AS term_credits,
       SUM(SUM(c.credits)) OVER (PARTITION BY e.student_id ORDER BY e.term) AS total_credits
FROM enrollments e
JOIN courses c ON c.id = e.course_id
WHERE e.passed
GROUP BY e.student_id, e.term
ORDER BY e.student_id, e.term;

-- enrolled students per term as union
SELECT 'first' AS half, COUNT(DISTINCT student_id) AS students FROM enrollments WHERE term LIKE '____-1'
UNION
SELECT 'second', COUNT(DISTINCT student_id) FROM enrollments WHERE term LIKE '____-2'
ORDER BY half;

-- Titles starting with Intro or Applied
SELECT id, title, substr(title, strpos(title, ' ') + 1) AS rest
FROM courses
WHERE title LIKE 'Intro%' OR title LIKE 'Applied%'
ORDER BY id;

-- above everybody of the 9th grade
SELECT s.id, AVG(e.score) AS avg_score
FROM students s JOIN enrollments e ON e.student_id = s.id
WHERE s.grade_level > 9
GROUP BY s.id
HAVING AVG(e.score) > ALL (
    SELECT AVG(e2.score) FROM students s2 JOIN enrollments e2 ON e2.student_id = s2.id
    WHERE s2.grade_level = 9
    GROUP BY s2.id
)
ORDER BY s.id;

-- top course of each student
SELECT s.name, t.title, t.score
FROM students s
JOIN LATERAL (
    SELECT c.title, e.score
    FROM enrollments e
    JOIN courses c ON c.id = e.course_id
    WHERE e.student_id = s.id AND e.score IS NOT NULL
    ORDER BY e.score DESC, c.id, e.term
    LIMIT 1
) t ON TRUE
ORDER BY s.id;

-- year part of the term as a number
SELECT CAST(split_part(term, '-', 1) AS INT) AS year, COUNT(*) AS n, SUM(TRY_CAST(split_part(term, '-', 2) AS INT)) AS halves
FROM enrollments
GROUP BY year
ORDER BY year;

-- grade boundaries as a table
WITH boundaries(letter, low, high) AS (
    VALUES ('A', 90, 101), ('B', 80, 90), ('C', 70, 80), ('D', 50, 70), ('F', 0, 50)
)
SELECT b.letter, COUNT(e.student_id) AS n
FROM boundaries b
LEFT JOIN enrollments e ON e.score >= b.low AND e.score < b.high
GROUP BY b.letter
ORDER BY b.letter;

-- students with their best and worst course
SELECT s.name,
       MAX_BY(c.title, e.score * 100 + c.id) AS best_course,
       MIN_BY(c.title, e.score * 100 + c.id) AS worst_course,
       VARIANCE(e.score) AS score_variance
FROM students s
JOIN enrollments e ON e.student_id = s.id
JOIN courses c ON c.id = e.course_id
WHERE e.score IS NOT NULL
GROUP BY s.id, s.name
HAVING COUNT(*) >= 3
ORDER BY s.id;

-- union of two lists by name
SELECT name, 'student' AS role FROM students WHERE grade_level = 12
UNION ALL BY NAME
SELECT 'teacher' AS role, teacher AS name FROM courses WHERE teacher IS NOT NULL
ORDER BY role, name;

-- nested CTE with a window over a window
WITH averages AS (
    SELECT student_id, term, AVG(score) AS a FROM enrollments GROUP BY student_id, term
), ranked AS (
    SELECT *, RANK() OVER (PARTITION BY term ORDER BY a DESC NULLS LAST) AS r FROM averages
)
SELECT student_id, MIN(r) AS best_rank, MAX(r) AS worst_rank, AVG(r) AS avg_rank
FROM ranked
GROUP BY student_id
ORDER BY avg_rank, student_id;

-- teachers and what they teach, unknown teachers last
SELECT teacher, string_agg(title, '; ' ORDER BY title DESC) AS titles, SUM(credits) AS credits
FROM courses
GROUP BY teacher
ORDER BY teacher NULLS LAST;
