const KEY = 'auth_token'

export function readToken(): string | null {
  return localStorage.getItem(KEY)
}

export function storeToken(token: string): void {
  localStorage.setItem(KEY, token)
}

export function forgetToken(): void {
  localStorage.removeItem(KEY)
}
