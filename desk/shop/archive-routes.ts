import { basename, dirname } from 'node:path'
import { type Request, type Response, Router } from 'express'
import multer, { MulterError } from 'multer'
import { isoInHongKong } from '#locales/hong-kong.ts'
import { askedAgain } from '#operators/operation.ts'
import { answer, localeOf } from '#operators/http/answer.ts'
import { operatorOf, tokenOf } from '#operators/http/session-routes.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { ifAllowed, may } from '#operators/rights.ts'
import type { ArchiveDesk } from './archive-operations.ts'
import type { WriteUpload } from './shop-archives.ts'

const MIB = 1024 * 1024
/** Longest name of a file that is kept (characters). */
const MAX_NAME = 200

export interface ArchiveRouteParts extends ArchiveDesk {
  /** Resolves to true if a session gave a password or a code a short while ago. */
  readonly isProved: (token: string) => Promise<boolean>
  /** Epoch milliseconds. */
  readonly clock: () => number
}

/** Writes the one file of a multipart body to a path; rejects with the reader's error. */
const receiveFile = (request: Request, response: Response, path: string, maxBytes: number) =>
  new Promise<boolean>((resolve, reject) => {
    const upload = multer({
      storage: multer.diskStorage({
        destination: (_request, _file, chosen) => chosen(null, dirname(path)),
        filename: (_request, _file, chosen) => chosen(null, basename(path)),
      }),
      limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1 },
    }).single('file')
    upload(request, response, (error: unknown) => {
      if (error) reject(error)
      else resolve(request.file !== undefined)
    })
  })

const writeUpload =
  (request: Request, response: Response, maxBytes: number): WriteUpload =>
  async (path, checkRoom) => {
    if (!request.is('multipart/form-data')) return refuse(415, 'archiveMissing')
    const tooLarge = refuse(413, 'archiveTooLarge', { values: { max: maxBytes / MIB } })
    const stated = Number(request.get('content-length') ?? 0)
    if (stated > maxBytes + MIB) return tooLarge
    await checkRoom(stated)
    try {
      return (await receiveFile(request, response, path, maxBytes))
        ? done(null)
        : refuse(400, 'archiveMissing')
    } catch (error) {
      // Errors of the disk have a name of a system call; the others are those of a bad request.
      if (error instanceof Error && 'syscall' in error) throw error
      return error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE'
        ? tooLarge
        : refuse(400, 'invalidUpload')
    }
  }

/** Streams the archive. What fails once it is on its way ends the connection, so that no browser takes a part for the whole. */
async function sendArchive(
  { archives, clock }: ArchiveRouteParts,
  response: Response,
): Promise<Outcome<null>> {
  const name = `shop-${isoInHongKong(clock()).slice(0, 10)}.zip`
  return archives.write(() =>
    response.type('application/zip').set('Content-Disposition', `attachment; filename="${name}"`),
  )
}

/** `POST /shop.receive?name=…` takes an archive and answers what importing it would do. `GET /shop.archive` sends one of the shop. */
export function archiveRoutes(parts: ArchiveRouteParts): Router {
  const { archives, isProved } = parts
  const router = Router()
  router.post('/shop.receive', async (request, response) => {
    const given = request.query['name']
    const name =
      typeof given === 'string' && given.trim() !== '' ? given.trim().slice(0, MAX_NAME) : 'shop.zip'
    const write = writeUpload(request, response, archives.maxBytes)
    const received = await ifAllowed(operatorOf(response), 'shop.open', () =>
      archives.receive(name, localeOf(request), write),
    )
    answer(request, response, received)
  })
  router.get('/shop.archive', async (request, response) => {
    if (!may(operatorOf(response), 'shop.open')) return answer(request, response, refuse(403, 'notAllowed'))
    if (!(await isProved(tokenOf(request) ?? ''))) return answer(request, response, askedAgain())
    try {
      const sent = await sendArchive(parts, response)
      if (!sent.ok) answer(request, response, sent)
    } catch (error) {
      if (!response.headersSent) throw error
      response.destroy(error instanceof Error ? error : undefined)
    }
  })
  return router
}
