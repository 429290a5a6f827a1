import type { CodeFunction } from '../../../../relation/cells.ts'
import type { WebFunctions } from '../web-functions.ts'
import { FOUND_AT, JSON_VALUE, WRITTEN } from './values.ts'

const XML_FIELDS: CodeFunction = {
  name: 'xml_fields',
  standard: [],
  outside: [],
  definition: `def xml_fields(element, before=""):
    """Give what stands in an element: attributes with an @, elements by names with dots."""
    for name, value in element.attributes.items():
        yield f"{before}@{name}", value
    said = ""
    for child in element.childNodes:
        if child.nodeType == child.ELEMENT_NODE:
            yield from xml_fields(child, f"{before}{child.nodeName}.")
            said = ""
        elif child.nodeType in (child.TEXT_NODE, child.CDATA_SECTION_NODE):
            said += child.data
    yield before[:-1] or "value", said.strip()`,
}

const XML_RECORD: CodeFunction = {
  name: 'xml_record',
  standard: [],
  outside: [],
  needs: [WRITTEN, XML_FIELDS],
  definition: `def xml_record(element):
    """Give the fields of an element; what comes more than once is a list."""
    fields = {}
    for name, value in xml_fields(element):
        if value:
            fields.setdefault(name, []).append(value)
    return {
        name: Written(values[0]) if len(values) == 1 else values
        for name, values in fields.items()
    }`,
}

const XML_AT: CodeFunction = {
  name: 'xml_records_at',
  standard: ['from xml.dom import minidom'],
  outside: [],
  needs: [XML_RECORD],
  definition: `def xml_records_at(*path):
    """Make what finds the elements at a path in an answer in XML."""

    def records(text):
        found = [minidom.parseString(text.encode())]
        for name in path:
            children = [child for each in found for child in each.childNodes]
            found = [child for child in children if child.nodeName == name]
        if not found:
            raise ValueError(f"There is nothing at {'.'.join(path)} in the answer")
        return [xml_record(element) for element in found]

    return records`,
}

/** How the records of an answer are found in its text. */
export const RECORDS: WebFunctions['records'] = {
  found: {
    name: 'json_records',
    standard: [],
    outside: [],
    needs: [JSON_VALUE],
    definition: `def json_records(text):
    """Find the records of an answer in JSON: a list, or the one list in an object."""
    found = json_value(text)
    if found is None or isinstance(found, list):
        return found or []
    values = found.values() if isinstance(found, dict) else []
    lists = [each for each in values if isinstance(each, list)]
    lists = [each for each in lists if not each or isinstance(each[0], dict)]
    if len(lists) > 1:
        raise ValueError("The answer has several lists")
    return lists[0] if lists else [found]`,
  },
  at: {
    name: 'json_records_at',
    standard: [],
    outside: [],
    needs: [JSON_VALUE, FOUND_AT],
    definition: `def json_records_at(*path):
    """Make what finds the records at a path in an answer in JSON."""

    def records(text):
        found = found_at(json_value(text), path)
        if found is None:
            return []
        return found if isinstance(found, list) else [found]

    return records`,
  },
  ndjson: {
    name: 'line_records',
    standard: [],
    outside: [],
    needs: [JSON_VALUE],
    definition: `def line_records(text):
    """Find the records of an answer with a text of JSON on each line."""
    return [json_value(line) for line in text.split("\\n") if line.strip()]`,
  },
  csv: {
    name: 'csv_records',
    standard: ['import csv', 'import io'],
    outside: [],
    needs: [WRITTEN],
    definition: `def csv_records(text):
    """Find the records of a table of text, the first line of which names the columns."""
    delimiter = max(",;\\t|", key=text.partition("\\n")[0].count)
    lines = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    names, *rows = [cells for cells in lines if cells]
    names = [name.strip() or f"column_{place}" for place, name in enumerate(names, 1)]
    if len(set(map(str.lower, names))) < len(names):
        raise ValueError(f"Two columns are called alike: {names}")
    for cells in rows:
        if len(cells) > len(names):
            raise ValueError(f"A row has more cells than there are columns: {cells}")
        yield {name: Written(cell) for name, cell in zip(names, cells) if cell}`,
  },
  xml: {
    name: 'xml_records',
    standard: ['from collections import Counter', 'from xml.dom import minidom'],
    outside: [],
    needs: [XML_AT],
    definition: `def xml_records(text):
    """Find the records of an answer in XML: the elements under its root that repeat."""
    root = minidom.parseString(text.encode()).documentElement
    names = Counter(
        each.nodeName for each in root.childNodes if each.nodeType == each.ELEMENT_NODE
    )
    repeated = [name for name, count in names.items() if count > 1] or list(names)[:1]
    if len(repeated) != 1:
        raise ValueError(f"Which elements are the rows is not plain: {list(names)}")
    return xml_records_at(root.nodeName, *repeated)(text)`,
  },
  xmlAt: XML_AT,
}
