import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledMessages } from './scripts/compiled-messages.ts'
import {
  everyViewInManifest,
  generateOnChange,
  layerOrder,
  neverCompiling,
  plainIcons,
  shopFilesOnly,
} from './scripts/build-plugins.ts'
import { editorChunk } from './scripts/editor-chunk.ts'
import { shopChunks } from './scripts/shop-chunks.ts'

/** Linked last by every page. */
const han = 'ui/fonts/han.css'
const editor = { editor: 'editor/main.tsx', canvas: 'editor/builder/canvas/main.tsx' }
/** The editor is built by itself. Here it says only where shop and editor part: that decides how the shop's chunks are cut. */
const shop = { shop: 'renderer/client/main.tsx', ...editor, han }

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    compiledMessages(),
    plainIcons(),
    neverCompiling(),
    layerOrder(),
    everyViewInManifest(),
    shopFilesOnly(Object.values(editor)),
    generateOnChange(),
  ],
  appType: 'custom',
  publicDir: 'ui/public',
  // No HTML names the entries, so the development server has to be told what to prepare.
  optimizeDeps: { entries: Object.values(shop) },
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
          input: shop,
          output: { codeSplitting: { groups: shopChunks } },
        },
      },
    },
    ...(command === 'build' && {
      editor: {
        consumer: 'client' as const,
        build: {
          outDir: 'dist/client',
          emptyOutDir: false,
          copyPublicDir: false,
          manifest: '.vite/editor.json',
          rollupOptions: {
            input: { ...editor, han },
            output: { codeSplitting: { groups: [editorChunk(editor)] } },
          },
        },
      },
    }),
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
}))
