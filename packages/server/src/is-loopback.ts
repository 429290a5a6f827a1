/** Whether a host is this machine, as it is named in addresses. */
export function isLoopback(name: string): boolean {
  return LOOPBACK.has(name)
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])
