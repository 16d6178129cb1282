import express, { type Request, type Response, type Router } from 'express'
import multer, { MulterError } from 'multer'
import { MAX_PHOTO_BYTES } from '#api/after-sales/photos/photo.ts'
import type { PhotoProblem, PhotoStore } from '#api/after-sales/photos/photo-store.ts'
import { messagesIn } from '#api/shared/messages.ts'

/** Path of photos of returned goods. */
export const PHOTO_PATH = '/api/after-sales/photos'

const upload = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_PHOTO_BYTES, files: 1, fields: 0, parts: 1 },
}).single('file')

/** Uploads of one order read at once: each is in memory. */
const MOST_UNDER_WAY = 10

type Problem = PhotoProblem | 'AFTER_SALES_PHOTO_MISSING'

const STATUS: Readonly<Record<Problem, number>> = {
  SESSION: 401,
  ORDER_UNKNOWN: 404,
  AFTER_SALES_PHOTO_SIZE: 413,
  AFTER_SALES_PHOTO_TYPE: 415,
  AFTER_SALES_PHOTO_LIMIT: 429,
  AFTER_SALES_NOT_RECEIVED: 409,
  AFTER_SALES_PHOTO_MISSING: 400,
}

function refuse(request: Request, response: Response, code: Problem): void {
  const t = messagesIn(request.get('lang') === 'en_US' ? 'en_US' : 'zh_HK')
  const message = code === 'SESSION' ? t('error.sessionMissing') : t(`afterSales.${code}`)
  response.status(STATUS[code]).json({ code: code === 'SESSION' ? '401' : code, message })
}

/** The one file of the body, or why there is none. */
const receive = (request: Request, response: Response) =>
  new Promise<Uint8Array | Problem>(resolve => {
    upload(request, response, (error: unknown) => {
      if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') resolve('AFTER_SALES_PHOTO_SIZE')
      // The file stays in memory, so what cannot be read is the caller's form.
      else if (error) resolve('AFTER_SALES_PHOTO_MISSING')
      else resolve(request.file ? request.file.buffer : 'AFTER_SALES_PHOTO_MISSING')
    })
  })

const tokenOf = (request: Request): string | undefined =>
  /^Bearer (\S{1,200})$/.exec(request.get('authorization') ?? '')?.[1]

/**
 * Takes photos of returned goods and shows them to the owner of the order: both ask for the session's token. A photo is always a JPEG that
 * this shop has encoded. Source: MO-70.
 */
export function afterSalesPhotos(photos: PhotoStore, clock: () => number): Router {
  const router = express.Router()
  const underWay = new Map<string, number>()
  router.use((_, response, next) => {
    response.setHeader('Cache-Control', 'no-store')
    next()
  })
  router.post('/', async (request, response) => {
    const { orderNo } = request.query
    const [token, order] = [tokenOf(request), typeof orderNo === 'string' ? orderNo : '']
    // Before the body is read: strangers send no megabytes.
    const problem = await photos.mayAdd(token, order, clock())
    if (problem) return refuse(request, response, problem)
    const sending = underWay.get(order) ?? 0
    if (sending >= MOST_UNDER_WAY) return refuse(request, response, 'AFTER_SALES_PHOTO_LIMIT')
    underWay.set(order, sending + 1)
    try {
      const bytes = await receive(request, response)
      if (typeof bytes === 'string') return refuse(request, response, bytes)
      const added = await photos.add(token, { orderNo: order, bytes }, clock())
      if (!added.ok) return refuse(request, response, added.refusal)
      response.status(201).json({ id: added.value })
    } finally {
      const left = (underWay.get(order) ?? 1) - 1
      if (left > 0) underWay.set(order, left)
      else underWay.delete(order)
    }
  })
  router.get('/:id', async (request, response) => {
    const photo = await photos.read(tokenOf(request), request.params.id, clock())
    if (!photo) return void response.status(404).type('text').send('Not found')
    response.set({
      'Content-Type': 'image/jpeg',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
    response.send(Buffer.from(photo))
  })
  return router
}
