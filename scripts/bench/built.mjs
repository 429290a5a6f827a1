/** A package as the command line loads it; an address, as there is nothing to import before the first build. */
export const built = (/** @type {'core' | 'engine'} */ name) =>
  new URL(`../../packages/cli/dist/bundled/${name}.js`, import.meta.url).href
