import type { Request, Response } from 'express'
import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers'
import type { PageEvent } from '../client/types.ts'
import type { ContentStore } from '../store.ts'
import { answer } from '#operators/http/answer.ts'
import { operatorOf } from '#operators/http/session-routes.ts'

/** Interval at which a stream says that it is alive, so that nothing on the way closes it. Milliseconds. */
const HEARTBEAT_MS = 15_000
/** A stream ends after this time; the browser opens another one, and shows its session again. Milliseconds. */
const STREAM_MS = 5 * 60_000
/** A browser that does not read loses its stream, and asks again for what it missed. Bytes. */
const MAX_UNREAD = 1024 * 1024

const textOf = (event: PageEvent) => {
  const number = event.kind === 'steps' ? `id: ${event.answer.revision}\n` : ''
  return `${number}event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`
}

export interface EventStreams {
  /** `GET /pages/:key/events?after=3&client=…`: what happens to a page, from a revision on. */
  readonly open: (req: Request<{ key: string }>, res: Response) => Promise<void>
  /** Ends all streams, before the server stops. */
  readonly end: () => void
}

/** Server-Sent Events of pages that are open in editors. */
export function createEventStreams(store: ContentStore): EventStreams {
  const open = new Set<Response>()

  async function stream(req: Request<{ key: string }>, res: Response) {
    const { key } = req.params
    const { after: asked, client } = req.query
    const after = Number(req.get('last-event-id') ?? asked)
    const actor = operatorOf(res)
    const waiting: PageEvent[] = []
    let write = (event: PageEvent) => void waiting.push(event)
    // Before the question: what happens while it is answered is not missed.
    const stop = store.events.listen(key, event => write(event))
    const missed = await store.stepsAfter(actor, key, after)
    if (!missed.ok && missed.refusal.message !== 'baseUnknown') {
      stop()
      return answer(req as Request, res, missed) // a request with named params is a request
    }
    res.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    })
    write = event => {
      if (res.writableLength > MAX_UNREAD) res.end()
      else res.write(textOf(event))
    }
    write(missed.ok ? { kind: 'steps', answer: missed.value } : { kind: 'page' })
    for (const event of [...waiting, { kind: 'present', operators: store.events.present(key) } as const])
      write(event)

    const heartbeat = setInterval(() => res.write(': here\n\n'), HEARTBEAT_MS)
    const end = setTimeout(() => res.end(), STREAM_MS)
    open.add(res)
    res.on('close', () => {
      clearInterval(heartbeat)
      clearTimeout(end)
      open.delete(res)
      stop()
      if (typeof client === 'string') store.events.leave(key, client)
    })
  }

  return {
    open: stream,
    end: () => open.forEach(res => res.end()),
  }
}
