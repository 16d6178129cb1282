import type { Request, Response } from 'express'
import { answer } from '#operators/http/answer.ts'
import { createEventStreams } from '#operators/http/event-streams.ts'
import { operatorOf } from '#operators/http/session-routes.ts'
import { refuse } from '#operators/outcome.ts'
import type { PageEvent } from '../client/types.ts'
import type { ContentStore } from '../store.ts'

export interface PageStreams {
  /** `GET /pages/:key/events?after=3&client=…`: what happens to a page, from a revision on. */
  readonly open: (req: Request<{ key: string }>, res: Response) => Promise<void>
  /** Ends all streams, before the server stops. */
  readonly end: () => void
}

const revisionOf = (event: PageEvent) => (event.kind === 'steps' ? event.answer.revision : undefined)

/** Server-Sent Events of pages that are open in editors. */
export function createPageStreams(store: ContentStore): PageStreams {
  const streams = createEventStreams()

  async function stream(req: Request<{ key: string }>, res: Response) {
    const { key } = req.params
    const { after: asked, client } = req.query
    const after = Number(req.get('last-event-id') ?? asked)
    const actor = operatorOf(res)
    // A request with named params is a request.
    if (!streams.mayOpen(actor)) return answer(req as Request, res, refuse(429, 'tooManyRequests'))
    const waiting: PageEvent[] = []
    let write = (event: PageEvent): void => void waiting.push(event)
    // Before the question: what happens while it is answered is not missed.
    const stop = store.events.listen(key, event => write(event))
    const missed = await store.stepsAfter(actor, key, after)
    if (!missed.ok && missed.refusal.message !== 'baseUnknown') {
      stop()
      return answer(req as Request, res, missed) // as above
    }
    write = streams.begin<PageEvent>(res, {
      numberOf: revisionOf,
      onEnd() {
        stop()
        if (typeof client === 'string') store.events.leave(key, client)
      },
    })
    write(missed.ok ? { kind: 'steps', answer: missed.value } : { kind: 'page' })
    for (const event of [...waiting, { kind: 'present', operators: store.events.present(key) } as const])
      write(event)
  }

  return { open: stream, end: streams.end }
}
