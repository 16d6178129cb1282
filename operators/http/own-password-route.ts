import { Router } from 'express'
import type { OperatorAccounts } from '../accounts/operator-accounts.ts'
import { unlessBusy } from '../accounts/unless-busy.ts'
import { answer } from './answer.ts'
import { jsonBody } from './json-body.ts'
import { attempts, operatorOf, tokenOf } from './session-routes.ts'

const SMALL_BODY = 4096

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
      answer(req, res, await unlessBusy(changePassword(operatorOf(res), tokenOf(req) ?? '', req.body))),
  )
  return router
}
