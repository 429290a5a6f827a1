/** What can be read of an answer that is still being written: its explanation, which comes first. */
export function writtenSoFar(text: string): { readonly explanation: string } {
  const found = /^\s*\{\s*"explanation"\s*:\s*"((?:[^"\\]|\\.)*)/.exec(text)?.[1] ?? ''
  return { explanation: found.replaceAll(/\\(.)/g, (_, one: string) => (one === 'n' ? '\n' : one)) }
}
