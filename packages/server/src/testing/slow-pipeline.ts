/** Rows for which a filter takes seconds: long texts, compared in many ways. */
export function slowCsv(rows: number): string {
  const lines = Array.from({ length: rows }, (_, index) => `${index},${'ab'.repeat(50)}${index}`)
  return `n,text\n${lines.join('\n')}\n`
}

export function slowExpression(count = 300): string {
  const tests = Array.from({ length: count }, (_, index) => `text like '%a%b%a%b%c${index}%'`)
  return tests.join(' or ')
}
