import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Handler } from 'express'
import { developmentAssets, readAssets } from '#renderer/document/assets.ts'
import { builtScripts } from '#renderer/cost/view-scripts.ts'
import type { RenderModule } from '#renderer/build/render-module.ts'
import { serveAssets } from './serve-assets.ts'

const BUILT = resolve(import.meta.dirname, '../../dist')
const LATIN_FONT = 'node_modules/@fontsource-variable/noto-sans-hk/files/noto-sans-hk-latin-wght-normal.woff2'
/** Chinese glyphs for devices without a Chinese font. English pages need them too, for the name of the other language. */
const HAN_FONT = 'ui/fonts/han.css'

/** The built scripts, styles and views of `npm run build`. */
export async function openBuilt() {
  const client = join(BUILT, 'client')
  const render: RenderModule = await import(pathToFileURL(join(BUILT, 'server/renderer.js')).href)
  const assets = readAssets(client)
  return {
    assets,
    editorAssets: readAssets(client, 'editor'),
    scripts: builtScripts(client),
    assetHandler: serveAssets(client),
    loadRender: () => Promise.resolve(render),
    fonts: assets.of(LATIN_FONT).files,
    fontStyles: assets.of(HAN_FONT).styles,
    devScripts: [],
    close: () => Promise.resolve(),
  }
}

/** The same, served from the sources by Vite: hot reload in the browser, current views on the server. */
export async function openSources() {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true } })
  return {
    assets: developmentAssets,
    editorAssets: developmentAssets,
    scripts: undefined,
    assetHandler: vite.middlewares as Handler,
    loadRender: async () => (await vite.ssrLoadModule('/renderer/view/entry.tsx')) as RenderModule,
    fonts: [],
    fontStyles: [],
    devScripts: ['/@vite/client', '/renderer/client/dev-preamble.ts'],
    close: () => vite.close(),
  }
}
