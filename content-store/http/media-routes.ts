import type { MediaStore } from '../storage/media-repository.ts'
import { type Request, type Response, Router } from 'express'
import multer, { MulterError } from 'multer'
import { MAX_UPLOAD_BYTES } from '#platform/picture-limits.ts'
import { type Outcome, refuse } from '#operators/outcome.ts'
import type { ContentStore } from '../store.ts'
import { answer } from '#operators/http/answer.ts'
import { operatorOf } from '#operators/http/session-routes.ts'

const upload = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 4, fieldSize: 1000, parts: 5 },
  defParamCharset: 'utf8',
}).single('file')

/** Reads the one file of a multipart body into memory; rejects with multer's error. */
const received = (req: Request, res: Response) =>
  new Promise<Express.Multer.File | undefined>((resolve, reject) => {
    upload(req, res, (error: unknown) => {
      if (error) reject(error)
      else resolve(req.file)
    })
  })

async function addUpload(store: ContentStore, req: Request, res: Response): Promise<Outcome<unknown>> {
  if (!req.is('multipart/form-data')) return refuse(415, 'fileMissing')
  let file: Express.Multer.File | undefined
  try {
    file = await received(req, res)
  } catch (error) {
    // Multer reads nothing but the request, so every error of its means a bad request.
    return error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE'
      ? refuse(413, 'uploadTooLarge', { values: { max: MAX_UPLOAD_BYTES / 1024 / 1024 } })
      : refuse(400, 'invalidUpload')
  }
  if (!file) return refuse(400, 'fileMissing')
  return store.addMedia(operatorOf(res), { name: file.originalname, bytes: file.buffer })
}

/** Takes uploads of pictures; all else about them are operations. */
export function uploadRoute(store: ContentStore): Router {
  const router = Router()
  router.post('/', async (req, res) => answer(req, res, await addUpload(store, req, res)))
  return router
}

/** Serves `/media/<file>`: cached for a year by browsers, and unable to run script even when opened directly. */
export function createMediaRouter(media: MediaStore): Router {
  const router = Router()
  router.get('/:file', async (req, res) => {
    const found = await media.find(req.params.file)
    if (!found) {
      res.status(404).type('text/plain').send('Not found')
      return
    }
    res.set({
      'Content-Type': found.type,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
    // The path comes from the store, and the data folder may be below a folder whose name begins with a dot.
    res.sendFile(found.path, { dotfiles: 'allow', maxAge: '365d', immutable: true })
  })
  return router
}
