import type { Cell } from '@plainflow/core'

/** What shows that a sentence of docs/semantics.md is so, by the name behind the sentence. */
export interface Evidence {
  /** Expressions and what they give, as text; run on every target. */
  readonly gives?: readonly (readonly [expression: string, gives: string])[]
  /** Expressions that are refused, and the code of the problem. */
  readonly fails?: readonly (readonly [expression: string, code: string])[]
  /** Expressions that end a run, and a word of the reason. */
  readonly stops?: readonly (readonly [expression: string, reason: string])[]
  /** Cases of blocks, which conformance.test.ts runs on every target. */
  readonly cases?: readonly string[]
  /** Queries that are imported and run on the engine, and their rows. */
  readonly sql?: readonly (readonly [query: string, rows: readonly (readonly Cell[])[]])[]
  /** Queries that are imported and end their run, and words of the reason. */
  readonly sqlStops?: readonly (readonly [query: string, reason: string])[]
  /** Other files that show it, and words that stand there. */
  readonly tests?: readonly (readonly [path: string, words: string])[]
  /** The sentence leaves something open, so that nothing can break it. */
  readonly free?: string
}

export const SEMANTICS: Readonly<Record<string, Evidence>> = {
  'a-column-has-one-of': {
    gives: [
      ["cast('true' as boolean)", 'true'],
      ["cast('7' as integer)", '7'],
      ['cast(1 as number)', '1.0'],
      ["cast('2024-01-31' as date)", '2024-01-31'],
      ["cast('2024-01-31' as timestamp)", '2024-01-31 00:00:00'],
      ["'x'", 'x'],
    ],
  },
  'an-integer-has-64-bits': {
    gives: [
      ['9223372036854775806 + 1', '9223372036854775807'],
      ["cast('9223372036854775808' as integer)", 'null'],
    ],
  },
  'a-number-is-a-64': {
    gives: [['0.1 + 0.2', '0.30000000000000004']],
  },
  'text-is-a-sequence-of': {
    gives: [
      ["length('🎉')", '1'],
      ["'日本' || '語'", '日本語'],
    ],
    tests: [
      [
        'packages/engine/src/conformance/hostile-names.test.ts',
        'what DuckDB cannot carry is refused',
      ],
    ],
  },
  'a-date-is-a-day': {
    gives: [
      ["date '0001-01-01'", '0001-01-01'],
      ["timestamp '2024-01-31 10:30:00.000001'", '2024-01-31 10:30:00.000001'],
    ],
  },
  'every-type-has-null-beside': {
    gives: [
      ["'' is null", 'false'],
      ["coalesce('', 'x')", ''],
    ],
  },
  'a-column-of-nothing-but': {
    sql: [['select null as a from t', [[null]]]],
    tests: [['packages/core/src/relation/columns-of.test.ts', "{ name: 'nothing', type: 'text' }"]],
  },
  'a-comparison-with-null-gives': {
    gives: [
      ['1 = cast(null as integer)', 'null'],
      ['cast(null as integer) < 1', 'null'],
      ["cast(null as text) like 'a'", 'null'],
      ["'a' ilike cast(null as text)", 'null'],
    ],
  },
  'and-is-false-where-a': {
    gives: [
      ['false and cast(null as boolean)', 'false'],
      ['true and cast(null as boolean)', 'null'],
    ],
  },
  'or-is-true-where-a': {
    gives: [
      ['true or cast(null as boolean)', 'true'],
      ['false or cast(null as boolean)', 'null'],
    ],
  },
  'not-null-is-null': {
    gives: [['not cast(null as boolean)', 'null']],
  },
  'x-in-a-b-means': {
    gives: [
      ['1 in (1, null)', 'true'],
      ['2 not in (1, null)', 'null'],
    ],
  },
  'x-between-a-and-b': {
    gives: [
      ['2 between 1 and 2', 'true'],
      ['3 not between 1 and 2', 'true'],
      ['1 between 0 and cast(null as integer)', 'null'],
    ],
  },
  'is-null-and-is-not': {
    gives: [
      ['cast(null as text) is null', 'true'],
      ['cast(null as text) is not null', 'false'],
    ],
  },
  'arithmetic-casts-and-functions-give': {
    gives: [
      ['1 + cast(null as integer)', 'null'],
      ['upper(cast(null as text))', 'null'],
      ["concat('a', cast(null as text))", 'a'],
      ['greatest(1, cast(null as integer))', '1'],
    ],
  },
  'a-filter-keeps-a-row': {
    cases: [
      'filter: a number is over a bound; an empty cell is not',
      'filter: is not leaves empty cells out',
    ],
  },
  'case-and-if-take-a': {
    gives: [
      ['case when cast(null as boolean) then 1 else 2 end', '2'],
      ['case when false then 1 end', 'null'],
      ['if(cast(null as boolean), 1, 2)', '2'],
    ],
  },
  'and-of-two-integers-give': {
    gives: [
      ['7 % 2 + 1', '2'],
      ['1 + 0.5', '1.5'],
    ],
  },
  'is-real-division-and-gives': {
    gives: [['7 / 2', '3.5']],
  },
  'division-by-zero-gives-null': {
    gives: [
      ['1 / 0', 'null'],
      ['1 % 0', 'null'],
      ['1.5 / 0.0', 'null'],
    ],
    cases: ['transform: dividing by zero gives nothing'],
  },
  'has-the-sign-of-the': {
    gives: [['-7 % 3', '-1']],
  },
  'an-integer-result-outside-64': {
    stops: [['9223372036854775807 + whole', 'Overflow']],
  },
  'a-number-result-that-is': {
    gives: [
      ['1e308 * 10.0', 'inf'],
      ["cast('nan' as number)", 'null'],
    ],
  },
  'an-integer-is-compared-with': {
    gives: [
      ['1 = 1.0', 'true'],
      ['2 > 1.5', 'true'],
    ],
  },
  'round-takes-halves-away-from': {
    gives: [
      ['round(2.5)', '3.0'],
      ['round(-2.5)', '-3.0'],
      ['round(7)', '7'],
      ['floor(-7)', '-7'],
    ],
  },
  'the-digits-of-a-literal': {
    gives: [
      ['9223372036854775807', '9223372036854775807'],
      ['0.1', '0.1'],
    ],
  },
  'texts-are-compared-and-sorted': {
    gives: [
      ["'Z' < 'a'", 'true'],
      ["'a' = 'A'", 'false'],
      ["'é' > 'z'", 'true'],
    ],
  },
  'like-matches-the-whole-text': {
    gives: [
      ["'a\nb' like 'a%b'", 'true'],
      ["'🎉' like '_'", 'true'],
      ["'ab' like 'a'", 'false'],
      ["'a\\' like 'a\\'", 'true'],
    ],
  },
  'ilike-is-like-of-both': {
    gives: [["'ABC' ilike 'a%'", 'true']],
  },
  'length-substring-and-count-code': {
    gives: [
      ["substring('héllo', 2, 3)", 'éll'],
      ["length('né🎉')", '3'],
    ],
  },
  'upper-and-lower-map-letter': {
    gives: [
      ["upper('é')", 'É'],
      ["lower('ÀÉ')", 'àé'],
    ],
  },
  'trim-takes-spaces-tabs-and': {
    gives: [["trim(' \t a \n')", 'a']],
  },
  'of-a-null-is-null': {
    gives: [
      ["'a' || cast(null as text)", 'null'],
      ["concat('a', cast(null as text), 'b')", 'ab'],
    ],
  },
  'replace-of-an-empty-text': {
    gives: [["replace('aXa', '', 'b')", 'aXa']],
  },
  'starts-with-ends-with-and': {
    gives: [
      ["starts_with('abc', '')", 'true'],
      ["ends_with('abc', '')", 'true'],
      ["contains('abc', '')", 'true'],
    ],
  },
  'a-text-literal-beside-a': {
    gives: [
      ["date '2024-01-31' = '2024-01-31'", 'true'],
      ["timestamp '2024-01-31 10:30:00' > '2024-01-31T10:00:00'", 'true'],
    ],
    fails: [
      ["date '2024-01-31' = 'soon'", 'type-mismatch'],
      ["words = date '2024-01-31'", 'type-mismatch'],
    ],
  },
  'a-date-beside-a-timestamp': {
    gives: [["date '2024-01-31' = timestamp '2024-01-31 00:00:00'", 'true']],
  },
  'date-trunc-keeps-the-type': {
    gives: [
      ["date_trunc('week', date '2024-02-01')", '2024-01-29'],
      ["date_trunc('month', timestamp '2024-02-15 10:00:00')", '2024-02-01 00:00:00'],
    ],
  },
  'a-cast-that-fails-gives': {
    gives: [
      ["cast('x' as integer)", 'null'],
      ["cast('31.1.2024' as date)", 'null'],
    ],
  },
  'text-is-read-strictly-with': {
    gives: [
      ["cast(' 12 ' as integer)", '12'],
      ["cast('1.5' as integer)", 'null'],
      ["cast('1e3' as number)", '1000.0'],
      ["cast('inf' as number)", 'null'],
      ["cast('TRUE' as boolean)", 'true'],
      ["cast('yes' as boolean)", 'null'],
      ["cast('2024-01-31 10:30' as timestamp)", '2024-01-31 10:30:00'],
    ],
  },
  'a-number-becomes-an-integer': {
    gives: [
      ['cast(-2.7 as integer)', '-2'],
      ['cast(1e300 as integer)', 'null'],
    ],
  },
  'a-boolean-becomes-1-or': {
    gives: [
      ['cast(true as integer)', '1'],
      ['cast(0.5 as boolean)', 'true'],
      ['cast(0 as boolean)', 'false'],
    ],
  },
  'a-timestamp-becomes-a-date': {
    gives: [
      ["cast(timestamp '2024-01-31 10:30:00' as date)", '2024-01-31'],
      ["cast(date '2024-01-31' as timestamp)", '2024-01-31 00:00:00'],
    ],
  },
  'everything-becomes-text-digits-in': {
    gives: [
      ['cast(10.5 as text)', '10.5'],
      ['cast(1e20 as text)', '1e+20'],
      ['cast(1.0 as text)', '1.0'],
      ['cast(true as text)', 'true'],
      ["cast(timestamp '2024-01-31 10:30:00.5' as text)", '2024-01-31 10:30:00.5'],
    ],
  },
  'other-casts-a-boolean-as': {
    fails: [['cast(true as date)', 'type-mismatch']],
  },
  'where-a-block-converts-a': {
    cases: [
      'clean: what cannot be converted becomes empty and is counted, rule by rule',
      'select: what is no number becomes empty, and is counted',
    ],
  },
  'only-like-is-compared-with': {
    fails: [
      ['words = 1', 'type-mismatch'],
      ["whole = '1'", 'type-mismatch'],
    ],
  },
  'coalesce-case-if-and-lists': {
    gives: [
      ['coalesce(1, 0.5)', '1.0'],
      ["coalesce(date '2024-01-31', timestamp '2024-01-31 10:00:00')", '2024-01-31 00:00:00'],
      ['nullif(1, 2)', '1'],
    ],
  },
  'nulls-come-last-in-both': {
    cases: [
      'sort: ascending, empty cells last',
      'sort: descending, empty cells still last',
      'sort: empty cells first',
    ],
  },
  'the-order-of-rows-with': {
    cases: ['sort: a tie at the edge falls by the other columns'],
    free: 'a freedom: the block Sort gives it up where it cuts rows off',
  },
  'without-a-sort-the-order': {
    free: 'a freedom, not a promise: nothing can break it',
  },
  'a-column-is-named-exactly': {
    fails: [['Words', 'unknown-column']],
  },
  'no-two-columns-of-a': {
    tests: [
      ['packages/engine/src/reading/testing/corpus/records.ts', 'keys that differ in letter case'],
    ],
  },
  'computed-columns-all-see-the': {
    cases: [
      'select: two columns swap names',
      'window: formulas over groups, which see the columns as they were',
    ],
  },
  'a-name-is-not-empty': {
    tests: [['packages/engine/src/conformance/hostile-names.test.ts', 'cannot be used']],
  },
  'an-empty-cell-is-null': {
    cases: ['load_csv: empty cells stay empty'],
  },
  'columns-are-taken-by-their': {
    cases: ['load_csv: column names that are words of SQL and Python'],
  },
  'booleans-are-true-and-false': {
    cases: ['load_csv: truth values', 'load_csv: dates and times, leap day included'],
  },
  'a-quote-inside-quotes-is': {
    cases: ['load_csv: quotes, commas and line breaks inside cells'],
  },
  'written-comma-a-header-quotes': {
    cases: [
      'export: a table as CSV, empty cells included',
      'export: quotes, commas, line breaks and many scripts as CSV',
    ],
  },
  'a-json-file-is-one': {
    cases: ['export: a table as JSON'],
  },
  'wherever-a-step-has-to': {
    cases: [
      'window: numbers within groups',
      'clean: one row for each key',
      'sort: a tie at the edge falls by the other columns',
    ],
  },
  'first-last-and-list-decide': {
    cases: [
      'aggregate: the first and the last in an order',
      'aggregate: every measure in a formula, over all rows',
    ],
  },
  'rows-match-where-all-keys': {
    cases: ['join: rows found on both sides; empty keys match nothing'],
  },
  'integer-and-number-keys-are': {
    tests: [
      [
        'packages/engine/src/conformance/random-programs.test.ts',
        'the engine gives what the interpreter gives',
      ],
    ],
  },
  'inner-gives-every-matching-pair': {
    cases: [
      'join: all left rows',
      'join: all right rows, their key in place of the left one',
      'join: all rows of both sides',
      'join: every left row with every right row',
    ],
  },
  'semi-gives-the-left-rows': {
    cases: [
      'join: left rows with a partner, once each',
      'join: left rows without a partner, those of an empty key too',
    ],
  },
  'a-key-column-that-both': {
    cases: ['join: all right rows, their key in place of the left one'],
  },
  'a-further-condition-holds-for': {
    cases: [
      'join: a further condition over both sides',
      'join: left rows with a partner that fits',
    ],
  },
  'no-column-is-dropped-or': {
    cases: ['join: keys of different names both come out, and a suffix of choice'],
  },
  'rows-are-of-one-group': {
    cases: ['aggregate: totals and counts; an empty key is a group'],
  },
  'without-keys-there-is-one': {
    cases: ['aggregate: one row even of nothing'],
  },
  'measures-pass-over-nulls-except': {
    cases: ['aggregate: totals and counts; an empty key is a group'],
  },
  'of-nothing-count-count-rows': {
    cases: ['aggregate: one row even of nothing'],
  },
  'sum-of-integers-is-an': {
    cases: ['aggregate: without keys one row, a total of whole numbers whole'],
  },
  'count-distinct-counts-different-values': {
    cases: ['aggregate: different values, smallest and largest'],
  },
  'median-is-the-quantile-0': {
    cases: ['aggregate: median, quantile and deviation'],
  },
  'stddev-is-that-of-a': {
    cases: ['aggregate: median, quantile and deviation'],
  },
  'min-and-max-take-the': {
    cases: ['aggregate: different values, smallest and largest'],
  },
  'first-and-last-give-the': {
    cases: ['aggregate: the first and the last in an order'],
  },
  'list-is-text-the-values': {
    cases: ['aggregate: every measure in a formula, over all rows'],
  },
  'sums-of-numbers-may-differ': {
    free: 'a freedom: no digit of it is promised',
  },
  'a-window-column-looks-at': {
    cases: ['window: group totals and counts', 'window: numbers within groups'],
  },
  'row-number-counts-from-1': {
    cases: ['window: ranks share a place', 'window: ranks as a share, and the ends of a group'],
  },
  'lag-and-lead-give-the': {
    cases: ['window: the row before and after'],
  },
  'running-sum-adds-the-cells': {
    cases: ['window: a running total', 'window: a moving average of two'],
  },
  'share-of-total-is-the': {
    cases: ['window: shares of the total'],
  },
  'sum-mean-median-quantile-stddev': {
    cases: [
      'window: group totals and counts',
      'window: the median, a quantile and the deviation of groups',
      'window: ranks as a share, and the ends of a group',
    ],
  },
  'all-window-columns-of-a': {
    cases: ['window: formulas over groups, which see the columns as they were'],
  },
  'distinct-compares-whole-rows-null': {
    cases: [
      'clean: a value replaced by nothing, then duplicates dropped',
      'clean: one row for each key',
    ],
  },
  'append-goes-by-name-a': {
    cases: [
      'union: a column that one table lacks is empty',
      'union: types with nothing in common become text',
    ],
  },
  'pivot-groups-by-its-keys': {
    cases: ['pivot: totals for each value', 'pivot: a value nobody has'],
  },
  'unpivot-gives-one-row-for': {
    cases: ['unpivot: each cell a row, empty cells too', 'unpivot: different types become text'],
  },
  'a-sample-orders-rows-by': {
    cases: ['sample: half of what is all the same', 'sample: more rows than there are'],
  },
  'so-the-same-rows-and': {
    tests: [
      [
        'packages/engine/src/conformance/random-programs.test.ts',
        'the printed %s gives what the interpreter gives',
      ],
    ],
  },
  'where-a-function-has-no': {
    gives: [
      ['sqrt(-1.0)', 'null'],
      ['ln(0.0)', 'null'],
      ['power(-8.0, 0.5)', 'null'],
    ],
  },
  'no-function-asks-the-clock': {
    free: 'no function of the table can: they are listed, and none has such a spelling',
  },
  'greatest-and-least-leave-nulls': {
    gives: [
      ['greatest(cast(null as integer), 2, 1)', '2'],
      ['least(cast(null as integer), cast(null as integer))', 'null'],
    ],
  },
  'regular-expressions-are-what-re2': {
    gives: [
      ["regexp_matches('a\nb', 'a.b')", 'false'],
      ["regexp_matches('é', '^\\w$')", 'false'],
    ],
    fails: [["regexp_matches('a', '(?=a)')", 'unknown-choice']],
  },
  'regexp-replace-replaces-every-match': {
    gives: [
      ["regexp_replace('aXbX', 'X', '-')", 'a-b-'],
      ["regexp_extract('abc', 'x')", 'null'],
    ],
    fails: [["regexp_replace('a', 'x*', '')", 'unknown-choice']],
  },
  'split-part-cut-at-an': {
    gives: [
      ["split_part('a,b', '', 1)", 'a,b'],
      ["lpad('abcd', 2, ' ')", 'ab'],
    ],
  },
  'reverse-left-right-position-and': {
    gives: [
      ["reverse('a🎉')", '🎉a'],
      ["left('🎉b', 1)", '🎉'],
      ["position('🎉b', 'b')", '2'],
    ],
  },
  'week-and-iso-year-are': {
    gives: [
      ["week(date '2021-01-03')", '53'],
      ["iso_year(date '2021-01-03')", '2020'],
      ["day_of_week(date '2024-01-29')", '1'],
      ["month_name(date '2024-01-29')", 'January'],
    ],
  },
  'date-add-to-a-day': {
    gives: [["date_add('month', 1, date '2024-01-31')", '2024-02-29']],
  },
  'date-diff-counts-begins-of': {
    gives: [["date_diff('year', date '2023-12-31', date '2024-01-01')", '1']],
  },
  'to-date-and-to-timestamp': {
    gives: [
      ["to_date('1.2.2024', '%d.%m.%Y')", '2024-02-01'],
      ["to_date('1.2.24', '%d.%m.%Y')", 'null'],
      ["to_date('x1.2.2024', '%d.%m.%Y')", 'null'],
    ],
  },
  'rows-taken-by-their-order': {
    tests: [
      [
        'packages/engine/src/conformance/take-then-join.test.ts',
        'a join does not change which rows a take below it takes',
      ],
    ],
  },
  'division-by-zero-is-null': {
    sql: [['select 1 / (whole - whole) as a from t', [[null]]]],
  },
  'a-cast-that-fails-is': {
    sql: [['select cast(words as integer) as a from t', [[null]]]],
  },
  'a-number-cast-to-an': {
    sql: [['select cast(2.5 as integer) as a from t', [[3]]]],
  },
  'a-decimal-is-a-number': {
    sql: [['select 0.06 + 0.01 as a from t', [[0.07]]]],
  },
  'trim-takes-tabs-and-line': {
    sql: [['select trim(spaced) as a from t', [['a']]]],
  },
  'any-value-and-first-without': {
    sql: [
      ['select any_value(whole) as a from t', [[1]]],
      ['select mode(n) as a from (values (3), (2)) v(n), t', [[2]]],
    ],
  },
  'rows-cut-off-by-limit': {
    cases: ['sort: a tie at the edge falls by the other columns'],
  },
  'a-text-compared-with-a': {
    sql: [["select whole = '1' as a from t", [[true]]]],
  },
  'names-are-found-in-any': {
    sql: [['select WHOLE as a from T', [[1]]]],
  },
  'a-subquery-used-as-a': {
    sqlStops: [
      [
        'select (select whole from t union all select whole from t) as a from t limit 1',
        'the number of rows lies up to',
      ],
    ],
  },
  'values-in-brackets-are-compared': {
    sql: [
      ['select (whole, 2) = (1, 2) as a from t', [[true]]],
      ['select (whole, nullif(whole, 1)) = (1, nullif(whole, 1)) as a from t', [[null]]],
      ['select (whole, nullif(whole, 1)) = (2, nullif(whole, 1)) as a from t', [[false]]],
    ],
  },
  'the-seconds-between-two-timestamps': {
    sql: [
      [
        "select extract(epoch from timestamp '2024-01-01 00:00:01.5' - timestamp '2024-01-01 00:00:00') as a from t",
        [[1]],
      ],
    ],
  },
  'a-rule-of-validate-holds': {
    cases: [
      'validate: in a range, both ends allowed',
      'validate: unique: all that share a value go, empty cells stay',
    ],
  },
  'a-row-that-breaks-rules': {
    cases: ['validate: a formula, and the first rule broken is the reason'],
  },
  'of-rows-that-share-a': {
    cases: ['validate: unique: all that share a value go, empty cells stay'],
  },
  'a-rule-that-warns-lets': {
    cases: ['validate: each rule warns of all its rows, whatever else they break'],
  },
  'a-rule-that-stops-ends': {
    cases: [
      'validate: a rule that is to stop the run',
      'validate: too many rows',
      'validate: too few rows, which sets no row aside',
    ],
    tests: [
      [
        'packages/engine/src/run-checks.test.ts',
        'nothing is written where a check before it stops the run',
      ],
    ],
  },
  'sum-price-pieces-count-computes': {
    cases: ['aggregate: formulas with measures in them'],
  },
  'in-aggregate-only-the-columns': {
    tests: [['packages/core/src/relation/split-group-formula.test.ts', 'outside-measure']],
  },
  'a-measure-inside-a-measure': {
    tests: [['packages/core/src/relation/split-group-formula.test.ts', 'nested-measure']],
  },
  'a-row-tests-a-model': {
    gives: [
      ["md5('7:42')", 'ad177c67bdafbc3743d61c3bd5840b0e'],
      ["'ad177c67bdafbc3743d61c3bd5840b0e' < '33333333'", 'false'],
    ],
    tests: [
      ['packages/core/src/learning/test-rows.test.ts', 'digests below the share'],
      ['packages/engine/src/conformance/models.test.ts', 'whether it is a test row'],
    ],
  },
  'the-key-cells-are-texts': {
    gives: [
      ["coalesce(cast(cast(null as date) as text), '') || '|x'", '|x'],
      ['cast(cast(floor(1.25 * 1000000) as integer) as text)', '1250000'],
      ['cast(cast(floor(-0.0000005 * 1000000) as integer) as text)', '-1'],
    ],
    tests: [['packages/core/src/learning/test-rows.test.ts', 'numbers count in millionths']],
  },
  'split-by-time-the-rows': {
    tests: [['packages/core/src/learning/test-rows.test.ts', 'by time']],
  },
  'a-category-that-is-in': {
    tests: [
      ['packages/engine/src/conformance/models.test.ts', 'says what the typed arrays say'],
      ['packages/core/src/learning/feature-value.test.ts', 'a word is looked for between spaces'],
    ],
  },
  'trees-add-whole-numbers-a': {
    tests: [['packages/engine/src/conformance/models.test.ts', 'no row differs']],
  },
}
