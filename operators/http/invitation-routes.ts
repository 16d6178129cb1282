import { Router } from 'express'
import { unlessBusy } from '../accounts/unless-busy.ts'
import type { Invitations } from '../invitations/invitations.ts'
import { answer } from './answer.ts'
import { jsonBody } from './json-body.ts'
import { address, attempts } from './session-routes.ts'

const SMALL_BODY = 4096

/** `POST /`: reads the invitation of a link. `POST /accept`: adds the operator who was invited. Both need no session. */
export function invitationRoutes(
  { checkInvitation, acceptInvitation }: Pick<Invitations, 'checkInvitation' | 'acceptInvitation'>,
  { loginAttempts }: { readonly loginAttempts: number },
): Router {
  const router = Router()
  router.use(
    ...jsonBody(SMALL_BODY),
    attempts(2 * loginAttempts, req => `invitation ${address(req)}`),
  )
  router.post('/', async (req, res) => answer(req, res, await checkInvitation(req.body)))
  router.post('/accept', async (req, res) => answer(req, res, await unlessBusy(acceptInvitation(req.body))))
  return router
}
