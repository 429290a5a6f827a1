/**
 * Whether the runtime of an export is to be there: `npm run test:targets` names all of them, and a
 * missing one fails then. Elsewhere these tests are left out, which is said.
 */
export function askedFor(runtime: string): boolean {
  const asked = process.env['PLAINFLOW_TARGETS']?.split(',').includes(runtime) ?? false
  if (!asked) process.stderr.write(`NOT RUN: exports on ${runtime}; npm run test:targets does\n`)
  return asked
}
