import { Router } from 'express'
import { unlessBusy } from '../accounts/unless-busy.ts'
import type { FirstOwner } from '../first-start/first-owner.ts'
import { answer } from './answer.ts'
import { jsonBody } from './json-body.ts'
import { address, attempts } from './session-routes.ts'

const SMALL_BODY = 4096

/** `POST /`: checks the secret of a one-time address. `POST /owner`: adds the first operator. Both need no session. */
export function firstStartRoutes(
  { checkStart, addOwner }: FirstOwner,
  { loginAttempts }: { readonly loginAttempts: number },
): Router {
  const router = Router()
  router.use(
    ...jsonBody(SMALL_BODY),
    attempts(2 * loginAttempts, req => `start ${address(req)}`),
  )
  router.post('/', async (req, res) => answer(req, res, await checkStart(req.body)))
  router.post('/owner', async (req, res) => answer(req, res, await unlessBusy(addOwner(req.body))))
  return router
}
