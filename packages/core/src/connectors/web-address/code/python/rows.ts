import type { CodeFunction } from '../../../../relation/cells.ts'
import { ANSWER_TEXT, ASK_AGAIN } from './asking.ts'
import { ROW_OF } from './values.ts'

const ASK_ONCE: CodeFunction = {
  name: 'ask_once',
  standard: [],
  outside: [],
  definition: `def ask_once(answer, pages, rows, last):
    """Lead to the first page alone."""
    return None if pages else {}`,
}

/** All pages of an answer, as rows of the columns that are known. */
export const WEB_ROWS: CodeFunction = {
  name: 'web_rows',
  standard: ['import time', 'from itertools import count'],
  outside: [],
  needs: [ASK_ONCE, ASK_AGAIN, ANSWER_TEXT, ROW_OF],
  definition: `def web_rows(
    variable,
    path,
    columns,
    records,
    method="GET",
    headers=(),
    body=None,
    sign=None,
    lead=ask_once,
    most=1,
    leaves_pages=False,
    leaves_others=False,
    retries=0,
    per_second=0,
):
    """Give the rows of all pages behind the address in the environment variable."""
    web = WebAddress(variable, sign)
    first = web.url.join(path)
    answer, rows, last, led = None, 0, 0, []
    for pages in count():
        step = lead(answer, pages, rows, last)
        if step is None or (pages >= most and leaves_pages):
            return
        if step in led:
            raise RuntimeError(f"{first.host} leads to a page that was read before")
        led.append(step)
        url = first.copy_merge_params(step) if isinstance(step, dict) else step
        time.sleep(1 / per_second if pages and per_second else 0)
        answer = ask_again(web, method, url, dict(headers), body, retries)
        text, last = answer_text(answer), 0
        for record in records(text) if text else []:
            last += 1
            if pages >= most:
                raise RuntimeError(f"{first.host} has more than {most} pages")
            yield row_of(record, columns, leaves_others)
        rows += last`,
}
