import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import express, { type Router } from 'express'
import { FEED_KEPT_MS, type ProductFeeds } from '#api/feed/product-feeds.ts'
import { isLocale } from '#locales/locale.ts'

const MAX_AGE = `public, max-age=${FEED_KEPT_MS / 1000}`

/** `/feeds/products.xml?locale=zh_HK`: what the shop sells, for Google and Meta. 404 unless staff have switched it on. */
export function productFeed(feeds: ProductFeeds): Router {
  const router = express.Router()
  router.get('/feeds/products.xml', async (request, response, next) => {
    const { locale } = request.query
    if (!feeds.isOn() || !isLocale(locale)) return next()
    const { gzip, hash } = await feeds.of(locale)
    const isCompressed = request.acceptsEncodings('gzip') === 'gzip'
    const etag = `"${hash}${isCompressed ? '-gzip' : ''}"`
    response.set({ ETag: etag, 'Cache-Control': MAX_AGE, Vary: 'Accept-Encoding' })
    if (request.get('if-none-match')?.includes(etag)) return void response.status(304).end()
    response.type('application/xml; charset=utf-8')
    if (isCompressed) return void response.set('Content-Encoding', 'gzip').send(gzip)
    // Compressing it again would take the time that is saved by keeping it compressed.
    response.set('Cache-Control', `${MAX_AGE}, no-transform`)
    await pipeline(Readable.from([gzip]), createGunzip(), response)
  })
  return router
}
