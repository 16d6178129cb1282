import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The order of our cascade layers, as `ui/tokens.css` declares it in its first line. */
const ORDER =
  readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')
    .split('\n', 1)[0]
    ?.trim() ?? ''

/**
 * Puts the order of layers on top of every sheet of the build. The first sheet to arrive decides the order of all, and which
 * one that is depends on how chunks are cut.
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
