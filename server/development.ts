import type { Handler } from 'express'
import { developmentAssets } from '#renderer/assets.ts'
import type { RenderModule } from '#renderer/render-module.ts'

/** Vite in front of the sources: hot reload in the browser, fresh views on the server. */
export async function startDevelopment() {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true } })
  return {
    assets: developmentAssets,
    assetHandler: vite.middlewares as Handler,
    loadRender: async () => (await vite.ssrLoadModule('/renderer/view/entry.tsx')) as RenderModule,
    fonts: [],
    fontStyles: [],
    devScripts: ['/@vite/client', '/renderer/client/dev-preamble.ts'],
    close: () => vite.close(),
  }
}
