import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ADDRESS = '/editor/canvas'
const ENTRY = fileURLToPath(new URL('../../editor/builder/canvas/main.tsx', import.meta.url))

const page = (head: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Canvas</title>${head}</head><body><div id="canvas"></div></body></html>`

/** What Vitest puts around each `import()` of a module; it gives it to its own pages only. */
const RUNNER = '<script>globalThis.__vitest_browser_runner__ = { wrapDynamicImport: load => load() }</script>'

/**
 * Serves the page of the editor's canvas without the shop's server, at the address where the editor looks for it: from its source in
 * development, and as a page of a built Storybook.
 */
export const editorCanvas = (): Plugin => ({
  name: 'cairn:editor-canvas',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (request.url?.split('?')[0] !== ADDRESS) return next()
      // Not through `transformIndexHtml`: Storybook would add the page of a story.
      const refresh = react.preambleCode.replace('__BASE__', server.config.base)
      const scripts = [
        RUNNER,
        `<script type="module">${refresh}</script>`,
        `<script type="module" src="/@fs${ENTRY}"></script>`,
      ]
      response.setHeader('content-type', 'text/html').end(page(scripts.join('')))
    })
  },
  buildStart() {
    if (this.environment.config.command === 'build')
      this.emitFile({ type: 'chunk', id: ENTRY, name: 'editor-canvas' })
  },
  generateBundle(_, bundle) {
    const entry = Object.values(bundle).find(file => file.type === 'chunk' && file.facadeModuleId === ENTRY)
    if (entry?.type !== 'chunk') return
    const styles = [...(entry.viteMetadata?.importedCss ?? [])].map(
      file => `<link rel="stylesheet" href="/${file}">`,
    )
    const source = page(`${styles.join('')}<script type="module" src="/${entry.fileName}"></script>`)
    this.emitFile({ type: 'asset', fileName: `${ADDRESS.slice(1)}/index.html`, source })
  },
})
