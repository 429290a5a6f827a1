/** A package as it was built; an address, as there is nothing to import before the first build. */
export const built = (/** @type {string} */ name) =>
  new URL(`../../packages/${name}/dist/index.js`, import.meta.url).href
