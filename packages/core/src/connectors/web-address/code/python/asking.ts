import type { CodeFunction } from '../../../../relation/cells.ts'

export const LED_TO: CodeFunction = {
  name: 'led_to',
  standard: [],
  outside: [],
  definition: `def led_to(url, address):
    """Give the address that an answer leads to, never to something less safe."""
    to = url.join(address).copy_with(userinfo=b"")
    if to.scheme not in (url.scheme, "https"):
        raise RuntimeError(f"{url.host} leads on to {to.scheme}, which is not followed")
    return to`,
}

export const ANSWER_TEXT: CodeFunction = {
  name: 'answer_text',
  standard: [],
  outside: [],
  definition: `def answer_text(answer):
    """Give the text of an answer, empty where there is none."""
    text = answer.content.decode(answer.charset_encoding or "utf-8")
    return text.removeprefix("\\ufeff") if text.strip() else ""`,
}

const OPEN: CodeFunction = {
  name: 'WebAddress',
  standard: ['import json', 'import os'],
  outside: ['import httpx'],
  needs: [LED_TO],
  definition: `class WebAddress:
    """The host of the address in the environment variable, which alone learns who asks."""

    def __init__(self, variable, sign):
        address = httpx.URL(os.environ[variable])
        socket = address.params.get("unix_socket")
        name = variable.removesuffix("_URL")
        self.url = address.copy_with(userinfo=b"", query=None)
        self.sign = sign
        self.headers = json.loads(os.environ.get(f"{name}_HEADERS", "{}"))
        self.parameters = json.loads(os.environ.get(f"{name}_PARAMETERS", "{}"))
        self.client = httpx.Client(
            headers={"Accept": "application/json, text/csv, application/xml, */*"},
            timeout=60,
            transport=httpx.HTTPTransport(uds=socket) if socket else None,
        )

    def is_at(self, url):
        ours = self.url
        return (url.scheme, url.host, url.port) == (ours.scheme, ours.host, ours.port)

    def ask(self, method, url, headers, body):
        """Ask, and go where the answer leads."""
        for _ in range(6):
            own, to, sent = None, url, headers
            if self.is_at(url):
                own, sent = self.sign, {**headers, **self.headers}
                to = url.copy_merge_params(self.parameters) if self.parameters else url
            how = {"headers": sent, "content": body, "auth": own}
            answer = self.client.request(method, to, **how)
            if not answer.has_redirect_location:
                return answer
            url = led_to(url, answer.headers["Location"])
            if answer.status_code not in (307, 308) and method != "GET":
                method, body = "GET", None
        raise RuntimeError(f"{self.url.host} leads on more than five times")`,
}

const WAIT_ASKED: CodeFunction = {
  name: 'wait_asked',
  standard: ['import time', 'from email.utils import parsedate_to_datetime'],
  outside: [],
  definition: `def wait_asked(answer):
    """Give the seconds that an answer asks to wait, None where it does not say."""
    said = answer.headers.get("Retry-After", "").strip()
    if said.isdigit():
        return int(said)
    try:
        return max(0, parsedate_to_datetime(said).timestamp() - time.time())
    except (TypeError, ValueError):
        return None`,
}

export const ASK_AGAIN: CodeFunction = {
  name: 'ask_again',
  standard: ['import random', 'import time', 'from itertools import count'],
  outside: ['import httpx'],
  needs: [OPEN, WAIT_ASKED],
  definition: `def ask_again(web, method, url, headers, body, retries):
    """Ask, again where that may help, for as long as a minute each time."""
    for repeat in count():
        wait = None
        try:
            answer = web.ask(method, url, headers, body)
            status = answer.status_code
            if status != 429 and (status < 500 or status in (501, 505)):
                break
            wait = wait_asked(answer)
            if repeat == retries or (wait or 0) > 60:
                break
        except httpx.TransportError:
            if repeat == retries:
                raise
        if wait is None:
            wait = min(20, 0.5 * 2**repeat) * random.uniform(0.5, 1)
        time.sleep(wait)
    if not answer.is_success:
        raise RuntimeError(f"{url.host} answers {url.path} with {status}")
    return answer`,
}
