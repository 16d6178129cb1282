import type { Request, RequestHandler } from 'express'
import { refuse } from '../outcome.ts'
import { answer } from './answer.ts'

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** Browsers say where a request comes from; programs that say nothing carry no cookies they were tricked into. */
function isSameOrigin(req: Request): boolean {
  const site = req.get('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const origin = req.get('origin')
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === req.host
}

/** Refuses writes that another site's page sends with an operator's cookie. */
export const sameOriginOnly: RequestHandler = (req, res, next) => {
  if (SAFE.includes(req.method) || isSameOrigin(req)) next()
  else answer(req, res, refuse(403, 'crossSite'))
}
