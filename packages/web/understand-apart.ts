import type { Plugin } from 'vite'

/**
 * A block's `sentence.ts` says what the block does, which every card shows, and reads such words back,
 * which takes 20 kB and is asked for in one dialog. A module is never cut in two by the bundler, so the
 * reading gets a copy of its own: what only the copy uses is loaded with that dialog.
 */
export function understandApart(): Plugin {
  return {
    name: 'understand-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/sentence\.ts$/ },
      async handler(source, importer) {
        if (!importer?.endsWith('/blocks/understand.gen.ts')) return null
        const found = await this.resolve(source, importer, { skipSelf: true })
        return found && { ...found, id: `${found.id}?understand` }
      },
    },
  }
}
