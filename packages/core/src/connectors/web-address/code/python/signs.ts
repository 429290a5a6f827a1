import type { WebFunctions } from '../web-functions.ts'

/** Who asks: each puts it into a request, from a variable of the environment. */
export const SIGNS: WebFunctions['signs'] = {
  bearer: {
    name: 'bearer_token',
    standard: ['import os'],
    outside: [],
    definition: `def bearer_token(variable):
    """Make what says who asks, by the token in the environment variable."""

    def sign(request):
        request.headers["Authorization"] = f"Bearer {os.environ[variable]}"
        return request

    return sign`,
  },
  basic: {
    name: 'user_and_password',
    standard: ['import os'],
    outside: ['import httpx'],
    definition: `def user_and_password(variable):
    """Make what says who asks, by what the address in the environment variable holds."""
    address = httpx.URL(os.environ[variable])
    return httpx.BasicAuth(address.username, address.password)`,
  },
  header: {
    name: 'key_in_header',
    standard: ['import os'],
    outside: [],
    definition: `def key_in_header(name, variable):
    """Make what says who asks, by a header with the key in the environment variable."""

    def sign(request):
        request.headers[name] = os.environ[variable]
        return request

    return sign`,
  },
  parameter: {
    name: 'key_in_parameter',
    standard: ['import os'],
    outside: [],
    definition: `def key_in_parameter(name, variable):
    """Make what says who asks, by a parameter with the key in the environment variable."""

    def sign(request):
        request.url = request.url.copy_set_param(name, os.environ[variable])
        return request

    return sign`,
  },
  oauth: {
    name: 'ClientCredentials',
    standard: [
      'import os',
      'from base64 import b64encode',
      'from functools import partial',
      'from urllib.parse import quote',
    ],
    outside: ['import httpx'],
    definition: `class ClientCredentials(httpx.Auth):
    """Who asks, by a token of OAuth; the environment variable says where it is given."""

    requires_response_body = True

    def __init__(self, variable, scope=""):
        self.address = httpx.URL(os.environ[variable])
        self.form = {"grant_type": "client_credentials"}
        if scope:
            self.form["scope"] = scope
        self.token = None

    def auth_flow(self, request):
        for _ in range(2):
            if self.token is None:
                yield from self.fetch(request.extensions)
            request.headers["Authorization"] = f"Bearer {self.token}"
            answer = yield request
            if answer.status_code != 401:
                return
            # It may have run out, though it was said to last.
            self.token = None

    def fetch(self, extensions):
        client, secret = self.address.username, self.address.password
        url = self.address.copy_with(userinfo=b"")
        pair = f"{quote(client, safe='')}:{quote(secret, safe='')}"
        headers = {"Authorization": "Basic " + b64encode(pair.encode()).decode()}
        ask = partial(httpx.Request, "POST", url, extensions=extensions)
        answer = yield ask(data=self.form, headers=headers)
        if answer.status_code in (400, 401):
            names = {"client_id": client, "client_secret": secret}
            answer = yield ask(data={**self.form, **names})
        if not answer.is_success:
            raise RuntimeError(f"No token from {url.host}: {answer.status_code}")
        self.token = answer.json()["access_token"]`,
  },
}
