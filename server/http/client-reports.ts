import express, { type Router } from 'express'
import { rateLimit } from 'express-rate-limit'
import { z } from 'zod'
import { withoutPeople } from '../log/log-error.ts'
import type { Logger } from '../log/logger.ts'

const reportSchema = z.object({
  message: z.string().max(500),
  pathname: z.string().max(300),
  pageVersion: z.number(),
  blockId: z.string().max(64).optional(),
  code: z.string().max(64).optional(),
})

/** Logs failures of blocks that browsers report, with page, version and block. */
export function clientReports(logger: Logger): Router {
  const router = express.Router()
  router.post(
    '/_report',
    rateLimit({ windowMs: 60_000, limit: 60, standardHeaders: true, legacyHeaders: false }),
    express.json({ limit: '4kb' }),
    (request, response) => {
      const report = reportSchema.safeParse(request.body)
      if (report.success)
        logger.warn(
          { ...report.data, message: withoutPeople(report.data.message) },
          'a block failed in a browser',
        )
      response.sendStatus(report.success ? 204 : 400)
    },
  )
  return router
}
