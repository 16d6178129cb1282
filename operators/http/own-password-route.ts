import { QueueFull } from '#platform/work-queue.ts'
import { Router } from 'express'
import type { OperatorAccounts } from '../accounts/operator-accounts.ts'
import { type Outcome, refuse } from '../outcome.ts'
import { answer } from './answer.ts'
import { jsonBody } from './json-body.ts'
import { attempts, operatorOf, tokenOf } from './session-routes.ts'

const SMALL_BODY = 4096

/** Refuses while too many passwords wait to be hashed. */
function whenBusy(error: unknown): Outcome<never> {
  if (error instanceof QueueFull) return refuse(429, 'tooManyLogins')
  throw error
}

/**
 * `POST /session/password`: the operator's own password. Works only behind `signedInOnly`. Guessing at the current password in an open
 * session is delayed like guessing at the sign-in.
 */
export function ownPasswordRoute(
  { changePassword }: Pick<OperatorAccounts, 'changePassword'>,
  { loginAttempts }: { readonly loginAttempts: number },
): Router {
  const router = Router()
  router.post(
    '/session/password',
    ...jsonBody(SMALL_BODY),
    attempts(loginAttempts, (_req, res) => `password ${operatorOf(res).name}`),
    async (req, res) =>
      answer(req, res, await changePassword(operatorOf(res), tokenOf(req) ?? '', req.body).catch(whenBusy)),
  )
  return router
}
