import type { CodeFunction } from '../../../../relation/cells.ts'

/** What of Python's own an answer is read by; each stands in the code once, where something needs it. */
export const WRITTEN: CodeFunction = {
  name: 'Written',
  standard: [],
  outside: [],
  definition: `class Written(str):
    """A number with the digits it was written with, or a cell of a table of text."""`,
}

const FIELDS_ONCE: CodeFunction = {
  name: 'fields_once',
  standard: [],
  outside: [],
  definition: `def fields_once(pairs):
    """Make a dictionary of fields, none of which comes twice."""
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise ValueError(f"A record has a field twice: {[name for name, _ in pairs]}")
    return fields`,
}

export const JSON_VALUE: CodeFunction = {
  name: 'json_value',
  standard: ['import json'],
  outside: [],
  needs: [WRITTEN, FIELDS_ONCE],
  definition: `def json_value(text):
    """Read a text of JSON, its numbers as they are written."""
    return json.loads(
        text,
        parse_int=Written,
        parse_float=Written,
        parse_constant=Written,
        object_pairs_hook=fields_once,
    )`,
}

export const FOUND_AT: CodeFunction = {
  name: 'found_at',
  standard: [],
  outside: [],
  definition: `def found_at(value, path):
    """Give what stands at a path in an answer: names, and places in lists."""
    for step in path:
        value = value[int(step) if isinstance(value, list) else step]
    return value`,
}

const JSON_TEXT: CodeFunction = {
  name: 'json_text',
  standard: ['import json'],
  outside: [],
  needs: [WRITTEN],
  definition: `def json_text(value):
    """Write JSON without blanks, in which numbers keep their digits."""
    if isinstance(value, Written):
        return str(value)
    if isinstance(value, list):
        return "[" + ",".join(json_text(each) for each in value) + "]"
    if isinstance(value, dict):
        pairs = [f"{json_text(name)}:{json_text(each)}" for name, each in value.items()]
        return "{" + ",".join(pairs) + "}"
    return json.dumps(value, ensure_ascii=False)`,
}

const TEXT_OF: CodeFunction = {
  name: 'text_of',
  standard: [],
  outside: [],
  needs: [JSON_TEXT],
  definition: `def text_of(value):
    """Give the text of a value: lists as JSON, texts as they are."""
    return str(value) if isinstance(value, str) else json_text(value)`,
}

const EXACT_FLOAT: CodeFunction = {
  name: 'exact_float',
  standard: ['import math'],
  outside: [],
  definition: `def exact_float(text):
    """Read a number, refusing whole ones that would be rounded."""
    number = float(text)
    is_whole = text.removeprefix("-").isdigit()
    if math.isinf(number) or (is_whole and int(number) != int(text)):
        raise ValueError(f"{text} cannot be held as a number")
    return number`,
}

const KINDS: CodeFunction = {
  name: 'KINDS',
  standard: ['from datetime import date', 'from datetime import datetime'],
  outside: [],
  needs: [WRITTEN, EXACT_FLOAT],
  definition: `# What may stand in a column of each kind: of which sort, in which form, and what it is.
KINDS = {
    "boolean": ((bool, Written), r"true|false", "true".__eq__),
    "integer": (Written, r"-?(0|[1-9][0-9]*)", int),
    "number": (
        Written,
        r"-?((0|[1-9][0-9]*)(\\.[0-9]*)?|\\.[0-9]+)([eE][+-]?[0-9]+)?",
        exact_float,
    ),
    "date": (str, r"[0-9]{4}-[0-9]{2}-[0-9]{2}", date.fromisoformat),
    "timestamp": (
        str,
        r"[0-9]{4}-[0-9]{2}-[0-9]{2}[ T][0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,6})?)?",
        datetime.fromisoformat,
    ),
}`,
}

const CELL_OF: CodeFunction = {
  name: 'cell_of',
  standard: ['import re'],
  outside: [],
  needs: [KINDS, TEXT_OF],
  definition: `def cell_of(value, name, kind):
    """Give a value as its column holds it; one that would become another is refused."""
    text = text_of(value)
    if kind == "text":
        return text
    sort, form, read = KINDS[kind]
    if isinstance(value, sort) and re.fullmatch(form, text):
        return read(text)
    raise ValueError(f'The field "{name}" should be {kind}, and is {text[:40]!r}')`,
}

const FLAT: CodeFunction = {
  name: 'flat',
  standard: [],
  outside: [],
  definition: `def flat(record, before=""):
    """Give the fields of a record, those of objects inside by names with dots."""
    for name, value in record.items():
        if isinstance(value, dict) and value:
            yield from flat(value, f"{before}{name}.")
        else:
            yield before + name, value`,
}

export const ROW_OF: CodeFunction = {
  name: 'row_of',
  standard: ['import re'],
  outside: [],
  needs: [FLAT, CELL_OF],
  definition: `def row_of(record, columns, leaves_others):
    """Give the cells of a record, in the order of the columns."""
    row = dict.fromkeys(columns)
    for field, value in flat(record if isinstance(record, dict) else {"value": record}):
        name = re.sub(r"[\\x00-\\x1f\\x7f]+", " ", field).strip()[:200] or "column_1"
        if value is None or (name not in columns and leaves_others):
            continue
        if name not in columns or row[name] is not None:
            raise ValueError(f'A record has a field "{name}" that is new, or twice')
        row[name] = cell_of(value, name, columns[name])
    return list(row.values())`,
}
