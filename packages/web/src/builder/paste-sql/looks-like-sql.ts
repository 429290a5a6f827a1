/** Whether pasted text is a query rather than anything else: it opens with SELECT or WITH and has a FROM. */
export function looksLikeSql(text: string): boolean {
  const bare = text.replace(/^(?:\s|--[^\n]*\n|\/\*[\s\S]*?\*\/)+/, '')
  return /^(?:select|with)\s/i.test(bare) && /\bfrom\b/i.test(bare)
}
