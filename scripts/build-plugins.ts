import { readFileSync } from 'node:fs'
import { normalizePath, type Plugin } from 'vite'

const LUCIDE = /\/lucide-react\/dist\/esm\/icons\//
const DRAW_ICON = new URL('../ui/icon/draw-icon.ts', import.meta.url).pathname

/** Replaces lucide's component (2.3 KB) with our own (0.4 KB), which draws the same picture on the server and in browsers. */
export function plainIcons(): Plugin {
  return {
    name: 'cairn:plain-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      importer && id === '../createLucideIcon.mjs' && LUCIDE.test(normalizePath(importer))
        ? DRAW_ICON
        : undefined,
  }
}

/** The order of our cascade layers, as `ui/tokens.css` declares it in its first line. */
const ORDER =
  readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')
    .split('\n', 1)[0]
    ?.trim() ?? ''

/**
 * Puts the order of layers at the top of every style sheet of the build. The first sheet to arrive decides the order, and which
 * one that is depends on the chunks.
 */
export const layerOrder = (): Plugin => ({
  name: 'cairn:layer-order',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `${ORDER}${String(file.source)}`
  },
})
