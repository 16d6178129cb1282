import { type Request, Router } from 'express'
import type { ContentStore } from '../store.ts'
import { answer } from '#operators/http/answer.ts'
import { operatorOf } from '#operators/http/session-routes.ts'

/** Blocks of earlier versions, for publishers and admins. Works only behind `signedInOnly`. */
export function blockVersionRoutes(store: ContentStore): Router {
  const router = Router()
  router.param('key', (req, _res, next, key: string) => {
    req.params['key'] = store.presentKey(key)
    next()
  })
  router.get('/', async (req, res) => answer(req, res, await store.blockVersions(operatorOf(res))))
  router.get('/:key', async (req, res) =>
    answer(req as Request, res, await store.previewRaise(operatorOf(res), req.params.key)),
  )
  router.post('/:key/raise', async (req, res) =>
    answer(req as Request, res, await store.upgradePage(operatorOf(res), req.params.key)),
  )
  router.post('/:key/lower', async (req, res) =>
    answer(req as Request, res, await store.revertPage(operatorOf(res), req.params.key)),
  )
  return router
}
