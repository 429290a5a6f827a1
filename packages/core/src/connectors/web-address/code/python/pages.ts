import type { CodeFunction } from '../../../../relation/cells.ts'
import type { WebFunctions } from '../web-functions.ts'
import { ANSWER_TEXT, LED_TO } from './asking.ts'
import { FOUND_AT, JSON_VALUE } from './values.ts'

const BY_CURSOR: CodeFunction = {
  name: 'by_cursor',
  standard: [],
  outside: ['import httpx'],
  needs: [LED_TO],
  definition: `def by_cursor(cursor, parameter, answer):
    """Give what a cursor leads to: an address, a value of the parameter, or nothing."""
    if not cursor or cursor.startswith(("/", "http://", "https://")):
        return led_to(answer.url, cursor) if cursor else None
    return {parameter: cursor}`,
}

const COUNT_ON: CodeFunction = {
  name: 'count_on',
  standard: [],
  outside: [],
  definition: `def count_on(parameter, number):
    """Make what leads from page to page by counting, up to a page without rows."""
    before = b""

    def lead(answer, pages, rows, last):
        nonlocal before
        if pages and not last:
            return None
        if pages and answer.content == before:
            raise RuntimeError(f"{answer.url.host} does not look at {parameter}")
        before = answer.content if pages else b""
        return {parameter: number(pages, rows)}

    return lead`,
}

/**
 * What leads from page to page: given the last answer, how many pages and rows there were, and how many rows
 * were on the last, each gives parameters or an address, or None behind the last page.
 */
export const PAGES: WebFunctions['pages'] = {
  page: {
    name: 'count_pages',
    standard: [],
    outside: [],
    needs: [COUNT_ON],
    definition: `def count_pages(parameter, first):
    """Make what leads from page to page by their number."""
    return count_on(parameter, lambda pages, rows: first + pages)`,
  },
  offset: {
    name: 'count_rows',
    standard: [],
    outside: [],
    needs: [COUNT_ON],
    definition: `def count_rows(parameter):
    """Make what leads from page to page by the rows before it."""
    return count_on(parameter, lambda pages, rows: rows)`,
  },
  cursor: {
    name: 'cursor_at',
    standard: [],
    outside: [],
    needs: [ANSWER_TEXT, JSON_VALUE, FOUND_AT, BY_CURSOR],
    definition: `def cursor_at(path, parameter):
    """Make what leads from page to page by a cursor in the answer."""

    def lead(answer, pages, rows, last):
        if answer is None:
            return {}
        value = json_value(answer_text(answer) or "null")
        try:
            cursor = found_at(value, path)
        except (LookupError, TypeError):
            return None
        if isinstance(cursor, (dict, list)):
            raise ValueError(f"What stands at {'.'.join(path)} is no cursor")
        cursor = cursor.strip() if isinstance(cursor, str) else ""
        return by_cursor(cursor, parameter, answer)

    return lead`,
  },
  header: {
    name: 'cursor_in_header',
    standard: [],
    outside: [],
    needs: [BY_CURSOR],
    definition: `def cursor_in_header(name, parameter):
    """Make what leads from page to page by a cursor beside the answer."""

    def lead(answer, pages, rows, last):
        if answer is None:
            return {}
        return by_cursor(answer.headers.get(name, "").strip(), parameter, answer)

    return lead`,
  },
  link: {
    name: 'next_link',
    standard: [],
    outside: [],
    needs: [LED_TO],
    definition: `def next_link(answer, pages, rows, last):
    """Lead from page to page by the link that is called next."""
    if answer is None:
        return {}
    for link in answer.links.values():
        if "next" in link.get("rel", "").lower().split():
            return led_to(answer.url, link["url"])
    return None`,
  },
}
