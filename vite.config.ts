import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledMessages } from './scripts/compiled-messages.ts'
import { everyViewInManifest, layerOrder, plainIcons } from './scripts/build-plugins.ts'
import { editorChunk } from './scripts/editor-chunk.ts'
import { shopChunks } from './scripts/shop-chunks.ts'

/** Browser entries: the shop, the editor and the editor's canvas never share more than their common chunks. */
const entries = {
  shop: 'renderer/client/main.tsx',
  editor: 'editor/main.tsx',
  canvas: 'editor/canvas/main.tsx',
  /** Linked last by every page. */
  han: 'ui/fonts/han.css',
}

export default defineConfig({
  plugins: [react(), compiledMessages(), plainIcons(), layerOrder(), everyViewInManifest()],
  appType: 'custom',
  publicDir: 'ui/public',
  // No HTML names the entries, so the development server has to be told what to prepare.
  optimizeDeps: { entries: Object.values(entries) },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The server names the scripts of a page's blocks; lists in front of every import() would say it again, for all blocks.
    modulePreload: { resolveDependencies: (_, files) => files.filter(file => file.endsWith('.css')) },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rollupOptions: {
          input: entries,
          output: { codeSplitting: { groups: [...shopChunks, editorChunk(entries)] } },
        },
      },
    },
    ssr: {
      // Bundled, so that message parser and icons are those of the browser's build.
      resolve: { noExternal: ['swiper', 'use-intl', 'lucide-react'] },
      build: {
        outDir: 'dist/server',
        ssr: true,
        rollupOptions: { input: { renderer: 'renderer/view/entry.tsx' } },
      },
    },
  },
  builder: {},
})
