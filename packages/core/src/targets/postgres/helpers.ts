import type { Code } from '../code.ts'

/**
 * What PostgreSQL lacks to keep the meaning of docs/semantics.md: small functions that last as long as
 * the session, of which a file gets only those its program uses. Nothing of a user is in them.
 */
export const HELPERS = {
  to_boolean: sql(
    'to_boolean(value text) RETURNS boolean',
    "CASE lower(btrim(value)) WHEN 'true' THEN true WHEN 'false' THEN false END",
  ),
  to_integer: sql(
    'to_integer(value text) RETURNS bigint',
    `CASE WHEN value ~ '^ *[+-]?[0-9]+ *$' THEN
    CASE WHEN value::numeric BETWEEN -9223372036854775808 AND 9223372036854775807
      THEN value::bigint END
  END`,
  ),
  to_number: plpgsql(
    'to_number(value text) RETURNS double precision',
    `  RETURN CASE WHEN value ~ '^ *[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][+-]?[0-9]+)? *$'
    THEN value::double precision END;
EXCEPTION WHEN numeric_value_out_of_range THEN
  RETURN CASE WHEN value ~ '[eE]-' THEN '0' WHEN value ~ '^ *-' THEN '-Infinity' ELSE 'Infinity' END;`,
  ),
  to_day: plpgsql(
    'to_day(value text) RETURNS date',
    `  RETURN CASE WHEN value ~ '^ *[0-9]{4}-[0-9]{2}-[0-9]{2} *$' THEN btrim(value)::date END;
EXCEPTION WHEN datetime_field_overflow OR invalid_datetime_format THEN RETURN NULL;`,
  ),
  to_moment: plpgsql(
    'to_moment(value text) RETURNS timestamp',
    `  RETURN CASE WHEN value ~ ('^ *[0-9]{4}-[0-9]{2}-[0-9]{2}'
      || '([ T]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9]([.][0-9]{1,6})?)?)? *$')
    THEN btrim(value)::timestamp END;
EXCEPTION WHEN datetime_field_overflow OR invalid_datetime_format THEN RETURN NULL;`,
  ),
  number_text: sql(
    'number_text(value double precision) RETURNS text',
    `CASE
    WHEN value = 'Infinity' THEN 'inf'
    WHEN value = '-Infinity' THEN '-inf'
    WHEN value = 'NaN' THEN 'nan'
    WHEN abs(value) >= 1e15 AND abs(value) < 1e16 THEN (
      SELECT CASE WHEN value < 0 THEN '-' ELSE '' END || rpad(left(digits, 16), 16, '0') || '.'
        || CASE WHEN length(digits) > 16 THEN substr(digits, 17) ELSE '0' END
      FROM translate(split_part(abs(value)::text, 'e', 1), '.', '') AS digits)
    WHEN value::text ~ '[.e]' THEN value::text
    ELSE value::text || '.0'
  END`,
  ),
  whole: sql(
    'whole(value double precision) RETURNS bigint',
    `CASE WHEN trunc(value) >= -9223372036854775808 AND trunc(value) < 9223372036854775808
    THEN trunc(value)::bigint END`,
  ),
  round_away: sql(
    'round_away(value double precision, digits integer) RETURNS double precision',
    `CASE WHEN abs(value) >= 1e200 THEN value ELSE (
    SELECT (trunc(scaled) + sign(scaled) * (abs(scaled - trunc(scaled)) >= 0.5)::integer)
      / power(10::double precision, digits)
    FROM (SELECT value * power(10::double precision, digits) AS scaled) AS shifted)
  END`,
  ),
  remainder: plpgsql(
    'remainder(dividend double precision, divisor double precision) RETURNS double precision',
    `  IF divisor = 0 OR abs(dividend) = 'Infinity' OR dividend = 'NaN' THEN RETURN NULL; END IF;
  rest := abs(dividend);
  WHILE rest >= abs(divisor) LOOP
    part := abs(divisor);
    WHILE part <= rest / 2 LOOP part := part * 2; END LOOP;
    rest := rest - part;
  END LOOP;
  RETURN sign(dividend) * rest;`,
    'rest double precision; part double precision;',
  ),
  product: plpgsql(
    'product(a double precision, b double precision) RETURNS double precision',
    `  RETURN a * b;
EXCEPTION WHEN numeric_value_out_of_range THEN
  RETURN CASE WHEN abs(a) < 1 AND abs(b) < 1 THEN 0 ELSE sign(a) * sign(b) * 'Infinity'::double precision END;`,
  ),
  exponential: sql(
    'exponential(value double precision) RETURNS double precision',
    `CASE WHEN value > 709.78 THEN 'Infinity' WHEN value < -745 THEN 0 ELSE exp(value) END`,
  ),
  raised: plpgsql(
    'raised(base double precision, exponent double precision) RETURNS double precision',
    `  RETURN CASE WHEN base = 0 AND exponent < 0 THEN 'Infinity' ELSE nullif(power(base, exponent), 'NaN') END;
EXCEPTION
  WHEN invalid_argument_for_power_function THEN RETURN NULL;
  WHEN numeric_value_out_of_range THEN
    IF (abs(base) > 1) <> (exponent > 0) THEN RETURN 0; END IF;
    RETURN CASE WHEN base < 0 AND exponent % 2 <> 0 THEN '-Infinity' ELSE 'Infinity' END;`,
  ),
  initial_capitals: sql(
    'initial_capitals(value text) RETURNS text',
    `coalesce((
    SELECT string_agg(upper(left(word, 1) COLLATE "und-x-icu") || substr(word, 2), ' ' ORDER BY place)
    FROM unnest(string_to_array(lower(value COLLATE "und-x-icu"), ' ')) WITH ORDINALITY AS words(word, place)
  ), '') COLLATE "C"`,
  ),
  count_units: sql(
    'count_units(unit text, moment timestamp) RETURNS bigint',
    `CASE unit
    WHEN 'year' THEN extract(year FROM moment)
    WHEN 'quarter' THEN extract(year FROM moment) * 4 + extract(quarter FROM moment)
    WHEN 'month' THEN extract(year FROM moment) * 12 + extract(month FROM moment)
    WHEN 'week' THEN floor((moment::date - DATE '0001-01-01') / 7.0)
    WHEN 'day' THEN moment::date - DATE '0001-01-01'
    WHEN 'hour' THEN floor(extract(epoch FROM moment) / 3600)
    WHEN 'minute' THEN floor(extract(epoch FROM moment) / 60)
    ELSE floor(extract(epoch FROM moment))
  END::bigint`,
  ),
  make_day: plpgsql(
    'make_day(year bigint, month bigint, day bigint) RETURNS date',
    `  RETURN CASE WHEN year BETWEEN 1 AND 9999 AND month BETWEEN 1 AND 12 AND day BETWEEN 1 AND 31
    THEN make_date(year::integer, month::integer, day::integer) END;
EXCEPTION WHEN datetime_field_overflow THEN RETURN NULL;`,
  ),
  read_moment: plpgsql(
    'read_moment(parts text[], places text) RETURNS timestamp',
    `  FOR place IN 1..length(places) LOOP
    CASE substr(places, place, 1)
      WHEN 'Y' THEN year := parts[place];
      WHEN 'm' THEN month := parts[place];
      WHEN 'd' THEN day := parts[place];
      WHEN 'H' THEN hour := parts[place];
      WHEN 'M' THEN minute := parts[place];
      ELSE second := parts[place];
    END CASE;
  END LOOP;
  RETURN CASE WHEN year > 0 AND hour < 24 AND second < 60
    THEN make_timestamp(year, month, day, hour, minute, second) END;
EXCEPTION WHEN datetime_field_overflow THEN RETURN NULL;`,
    `year integer; month integer; day integer;
  hour integer = 0; minute integer = 0; second integer = 0;`,
  ),
  quantile: sql(
    'quantile(cells double precision[], fraction double precision) RETURNS double precision',
    'percentile_cont(fraction) WITHIN GROUP (ORDER BY cell) FROM unnest(cells) AS cell',
  ),
  stop: `CREATE FUNCTION pg_temp.stop(message text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%', message;
END $$;`,
  warn: `CREATE FUNCTION pg_temp.warn(message text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  RAISE WARNING '%', message;
  RETURN message;
END $$;`,
} as const

export type HelperName = keyof typeof HELPERS
/** Names a helper and has it put into the file. */
export type Use = (helper: HelperName) => Code

function sql(signature: string, value: string): string {
  return `CREATE FUNCTION pg_temp.${signature} LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT ${value}
$$;`
}

function plpgsql(signature: string, body: string, declared = ''): string {
  const declare = declared === '' ? '' : `DECLARE ${declared}\n`
  return `CREATE FUNCTION pg_temp.${signature} LANGUAGE plpgsql IMMUTABLE STRICT AS $$
${declare}BEGIN
${body}
END $$;`
}
