import { normalizePath, type Plugin } from 'vite'

const LUCIDE = /\/lucide-react\/dist\/esm\/icons\//
const DRAW_ICON = new URL('../ui/icon/draw-icon.ts', import.meta.url).pathname

/** Icons come with 0.4 KB to draw them instead of lucide's 2.3 KB: the same picture on server and in browsers. */
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
