import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { PIECES, type PieceName } from '../../demo/art/pieces.ts'
import { frontPicture } from '../../demo/art/product-pictures.ts'
import { SCENES, scene, type SceneName } from '../../demo/art/scenes/scenes.ts'
import type { Colourway } from '../../demo/art/studio.ts'

const COLOURWAYS: readonly Colourway[] = [
  { code: 'PIN', main: '#2f5d50', accent: '#1f3a34', trim: '#e58a3c' },
  { code: 'RST', main: '#cf6d2c', accent: '#2b2f38', trim: '#f3e6cf' },
  { code: 'HRB', main: '#24405f', accent: '#7fa3b8', trim: '#f2c14e' },
  { code: 'OAT', main: '#d8cdb8', accent: '#6f6a58', trim: '#b5523b' },
  { code: 'CLY', main: '#a8473a', accent: '#4a2a2c', trim: '#f0d2a4' },
]

const SCENE_NAMES = Object.keys(SCENES) as SceneName[]
const PIECE_NAMES = Object.keys(PIECES) as PieceName[]

const product = (name: PieceName) => {
  const place = PIECE_NAMES.indexOf(name)
  const colourway = COLOURWAYS[place % COLOURWAYS.length]
  return colourway && frontPicture(name, colourway, place)
}

const drawn = new Map<string, string | undefined>()

/** Each picture is drawn once. */
function picture(address: string): string | undefined {
  if (!drawn.has(address)) drawn.set(address, drawing(address))
  return drawn.get(address)
}

/** The drawing for `/media/demo/scene-ridge.svg` or `/media/demo/product-shell.svg`; `undefined` for other addresses. */
function drawing(address: string): string | undefined {
  const [, kind, name] = /^\/media\/demo\/(scene|product)-([A-Za-z]+)\.svg/.exec(address) ?? []
  const sceneName = SCENE_NAMES.find(known => known === name)
  const pieceName = PIECE_NAMES.find(known => known === name)
  if (kind === 'scene' && sceneName) return scene(sceneName, 1600, 800)
  return kind === 'product' && pieceName ? product(pieceName) : undefined
}

const everyAddress = [
  ...SCENE_NAMES.map(name => `/media/demo/scene-${name}.svg`),
  ...PIECE_NAMES.map(name => `/media/demo/product-${name}.svg`),
]

const PHOTOS = new URL('../../demo/photos/', import.meta.url)
const PHOTO = /^\/media\/demo\/(photo-[\w-]+\.webp)(?:\?|$)/

/** A photo of the demo shop, in its original size: stories have no image service. */
function photo(address: string): Buffer | undefined {
  const name = PHOTO.exec(address)?.[1]
  return name && existsSync(new URL(name, PHOTOS)) ? readFileSync(new URL(name, PHOTOS)) : undefined
}

/**
 * Serves the demo shop's pictures without the shop's server: drawn on request in development, and once for a built
 * Storybook.
 */
export const demoMedia = (): Plugin => ({
  name: 'cairn:demo-media',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const svg = request.url?.startsWith('/media/demo/') && picture(request.url)
      const taken = svg ? undefined : photo(request.url ?? '')
      if (taken) return void response.setHeader('content-type', 'image/webp').end(taken)
      if (!svg) return next()
      response.setHeader('content-type', 'image/svg+xml')
      response.setHeader('cache-control', 'max-age=3600')
      response.end(svg)
    })
  },
  generateBundle() {
    for (const address of everyAddress)
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: picture(address) ?? '' })
    for (const name of readdirSync(PHOTOS).filter(file => file.endsWith('.webp')))
      this.emitFile({
        type: 'asset',
        fileName: `media/demo/${name}`,
        source: readFileSync(new URL(name, PHOTOS)),
      })
  },
})
