import type { Plugin } from 'vite'
import { placeholderArt } from './placeholder-art.ts'

const ADDRESS = /\/media\/[\w./-]+\.(?:svg|png|jpe?g|webp|avif)/g

/**
 * Stories show pages without the shop's server, so every `/media/…` picture is drawn here: on request while developing,
 * and for a built Storybook once for each address its files name.
 */
export const demoMedia = (): Plugin => ({
  name: 'cairn:demo-media',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const [address] = request.url?.match(ADDRESS) ?? []
      if (!address || !request.url?.startsWith(address)) return next()
      response.setHeader('content-type', 'image/svg+xml')
      response.end(placeholderArt(address))
    })
  },
  generateBundle(_, bundle) {
    const code = Object.values(bundle).map(file => (file.type === 'chunk' ? file.code : ''))
    for (const address of new Set(code.flatMap(text => text.match(ADDRESS) ?? [])))
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: placeholderArt(address) })
  },
})
