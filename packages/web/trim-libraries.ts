import type { Plugin } from 'vite'

/**
 * Leaves out what libraries bring along and the web never calls, where no bundler can know that. The
 * contract says of each route what it does, for readers of its description alone; zod ties its JSON Schema writer to every schema; React Flow names its components in statements of
 * their own, which keeps those nobody draws; d3 asks of every text it animates whether it is a colour.
 */
export function trimLibraries(): Plugin {
  return {
    name: 'trim-libraries',
    apply: 'build',
    transform: {
      filter: {
        id: /node_modules\/(zod\/v4\/core|@xyflow\/react|d3-color)\/|packages\/contract\/src\/routes\//,
      },
      handler(code, id) {
        if (id.includes('/contract/src/')) return { code: unexplained(code), map: null }
        if (/json-schema(-processors)?\.js$/.test(id)) return { code: refusing(code), map: null }
        if (id.includes('/@xyflow/react/')) return { code: unnamed(code), map: null }
        if (id.includes('/d3-color/')) return { code: COLOURLESS, map: null }
        return undefined
      },
    },
  }
}

function unexplained(code: string): string {
  return code.replaceAll(/\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),/g, '')
}

/** The same exports, each of which throws. */
function refusing(code: string): string {
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
  const aliases = [...code.matchAll(/^export (\{[^}]+\})/gm)].map(([, list]) => `export ${list}`)
  return [
    `const refuse = () => { throw new Error('JSON Schemas are left out of the web') }`,
    ...names.map((name) => `export const ${name} = refuse`),
    ...aliases,
  ].join('\n')
}

/** A name is for developer tools; without it a component nobody uses can go. */
function unnamed(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = '\w+';$/gm, '')
    .replaceAll(/= (memo|forwardRef)\(/g, '= /* @__PURE__ */ $1(')
}

/** The canvas animates numbers only. */
const COLOURLESS = `
export function color() { return null }
export { color as rgb, color as hsl, color as lab, color as hcl, color as lch, color as gray, color as cubehelix }
`
