import type { ErrorRequestHandler, Request, Response } from 'express'
import { z } from 'zod'
import type { Envelope, PublishProblem } from '../client/types.ts'
import { localeOfHeader, problemText, refusalText } from '../messages.ts'
import { type Outcome, type Refusal, refuse } from '../outcome.ts'

const send = (res: Response, status: number, message: string, data: unknown) => {
  const envelope: Envelope<unknown> = { code: String(status), message, data: data ?? null }
  res.status(status).json(envelope)
}

const localeOf = (req: Request) => localeOfHeader(req.get('lang'))

function refusalData(req: Request, { message, data }: Refusal): unknown {
  if (message !== 'hasProblems') return data
  return (data as PublishProblem[]).map(problem => problemText(localeOf(req), problem)) // `publishing` put them there
}

/** Answers with the envelope; the HTTP status equals its code. Source: LO-07, L-364. */
export function answer(req: Request, res: Response, outcome: Outcome<unknown>): void {
  if (outcome.status === 200) send(res, 200, '', outcome.data)
  else
    send(
      res,
      outcome.status,
      refusalText(localeOf(req), outcome.message, outcome.values),
      refusalData(req, outcome),
    )
}

const httpError = z.object({ status: z.int().min(400).max(499), type: z.string().optional() })

/** What body parsing and routing throw about bad requests. */
function refusalOf(error: unknown): Refusal | undefined {
  const { status, type } = httpError.safeParse(error).data ?? {}
  if (status === 413) {
    const limit = z.object({ limit: z.number() }).safeParse(error).data?.limit ?? 0
    return refuse(413, 'bodyTooLarge', { values: { max: Math.round(limit / 1024) } })
  }
  if (status === 415) return refuse(415, 'jsonOnly')
  return status === undefined
    ? undefined
    : refuse(400, 'requestMalformed', { values: { path: type ?? 'url' } })
}

/** Meets every error once: bad requests are refused, surprises reported and hidden behind one plain text. */
export const errorAnswer =
  (report: (error: unknown, req: Request) => void): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    const refusal = refusalOf(error)
    if (!refusal) report(error, req)
    if (res.headersSent) next(error)
    else if (refusal) answer(req, res, refusal)
    else send(res, 500, refusalText(localeOf(req), 'failed'), null)
  }
