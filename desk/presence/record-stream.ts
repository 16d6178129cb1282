import { Router } from 'express'
import { answer } from '#operators/http/answer.ts'
import { operatorOf } from '#operators/http/session-routes.ts'
import { refuse } from '#operators/outcome.ts'
import { may, type Right } from '#operators/rights.ts'
import { type RecordEvents, recordKey } from './record-events.ts'
import type { RecordEvent } from './record-presence.ts'

/**
 * `GET /records.events/:area/:code?client=…`: who has a record open and when it changes, as Server-Sent Events.
 * @param rightOf right to see the records of an area; `undefined` where there is no such area
 */
export function recordStream(
  { streams, listen, present, leave }: RecordEvents,
  rightOf: (area: string) => Right | undefined,
): Router {
  const router = Router()
  router.get('/records.events/:area/:code', (request, response) => {
    const { area, code } = request.params
    const { client } = request.query
    const actor = operatorOf(response)
    const right = rightOf(area)
    if (!right) return answer(request, response, refuse(404, 'recordGone'))
    if (!may(actor, right)) return answer(request, response, refuse(403, 'notAllowed'))
    if (!streams.mayOpen(actor)) return answer(request, response, refuse(429, 'tooManyRequests'))
    const key = recordKey(area, code)
    const write = streams.begin<RecordEvent>(response, {
      onEnd() {
        stop()
        if (typeof client === 'string') leave(key, client)
      },
    })
    const stop = listen(key, write)
    write({ kind: 'present', operators: present(key) })
  })
  return router
}
