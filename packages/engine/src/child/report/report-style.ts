/** Readable on paper, on a phone, by day and by night. Texts in any script stay within their cell. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --text: #1a1d24; --soft: #565d6b; --page: #ffffff; --head: #f3f4f7; --line: #d9dce3; }
@media (prefers-color-scheme: dark) { :root { --text: #e9ebf0; --soft: #a9b0bd; --page: #14161b; --head: #1f232b; --line: #343a46; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 76rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 2rem 0 0.5rem; }
p { margin: 0.25rem 0 0.5rem; }
.extent, .note { color: var(--soft); }
ol { margin: 0; padding-left: 1.5rem; }
li { overflow-wrap: anywhere; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; }
.scroll:focus-visible { outline: 2px solid #3b6ef5; outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
th, td { padding: 0.35rem 0.75rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); unicode-bidi: isolate; white-space: pre-wrap; max-width: 28rem; overflow-wrap: break-word; }
thead th { background: var(--head); white-space: nowrap; }
tbody tr:last-child > * { border-bottom: 0; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
@media print { main { max-width: none; padding: 0; } .scroll { overflow: visible; border: 0; } thead { display: table-header-group; } tr { break-inside: avoid; } }
`
