/** What a run loads, as the command line does; an address, as there is nothing to import before the first build. */
export const BUILT = new URL('../../packages/cli/dist/bundled/run.js', import.meta.url).href
