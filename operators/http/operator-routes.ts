import { QueueFull } from '#platform/work-queue.ts'
import { type Request, type Response, Router } from 'express'
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

/** Accounts of operators, for admins, and the own password. Works only behind `signedInOnly`. */
export function operatorRoutes(
  accounts: OperatorAccounts,
  { loginAttempts }: { readonly loginAttempts: number },
): Router {
  const router = Router()
  const small = jsonBody(SMALL_BODY)
  const run =
    (job: (req: Request, res: Response, name: string) => Promise<Outcome<unknown>>) =>
    async (req: Request, res: Response) =>
      answer(req, res, await job(req, res, String(req.params.name)).catch(whenBusy))

  router.post(
    '/session/password',
    ...small,
    // Guessing at the current password in an open session is held back like guessing at the sign-in.
    attempts(loginAttempts, (_req, res) => `password ${operatorOf(res).name}`),
    run((req, res) => accounts.changePassword(operatorOf(res), tokenOf(req) ?? '', req.body)),
  )
  router.get(
    '/operators',
    run((_req, res) => accounts.operatorAccounts(operatorOf(res))),
  )
  router.post(
    '/operators',
    ...small,
    run((req, res) => accounts.addOperator(operatorOf(res), req.body)),
  )
  router.patch(
    '/operators/:name',
    ...small,
    run((req, res, name) => accounts.changeOperator(operatorOf(res), name, req.body)),
  )
  router.delete(
    '/operators/:name',
    run((_req, res, name) => accounts.removeOperator(operatorOf(res), name)),
  )
  router.delete(
    '/operators/:name/sessions',
    run((req, res, name) => accounts.endSessions(operatorOf(res), name, tokenOf(req) ?? '')),
  )
  return router
}
