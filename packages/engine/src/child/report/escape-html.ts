const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for any place between tags or in quotes. A page has no place for control characters. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark] ?? '')
    .replaceAll(/[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]/g, '\uFFFD')
}
