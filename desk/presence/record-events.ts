import { clearInterval, setInterval } from 'node:timers'
import { createEventStreams, type EventStreams } from '#operators/http/event-streams.ts'
import {
  type Channel,
  createPresence,
  type Presence,
  type PresenceWords,
} from '#operators/presence/presence.ts'
import type { OnRecord, RecordEvent } from './record-presence.ts'

/** Interval at which operators who fell silent are let go. Milliseconds. */
const SWEEP_MS = 5000

/** Names the subject of messages in a channel that has others too. */
const SUBJECT = 'records'

type Words = { readonly of: typeof SUBJECT } & (
  | PresenceWords<OnRecord>
  | { readonly kind: 'changed'; readonly key: string }
)

const isOurs = (words: unknown): words is Words => (Object(words) as Partial<Words>).of === SUBJECT

/** Operators by open record, and the events sent to them. */
export interface RecordEvents
  extends Pick<Presence<OnRecord, RecordEvent>, 'listen' | 'present' | 'announce' | 'leave' | 'sweep'> {
  /** Tells windows of all processes that a record has changed. */
  readonly changed: (key: string) => void
  readonly streams: EventStreams
  readonly close: () => void
}

/** Key of a record: the area of its operations, and its code there. */
export const recordKey = (area: string, code: string) => `${area}/${code}`

/** @param channel to the other processes, where there are some */
export function createRecordEvents(clock: () => number, channel?: Channel): RecordEvents {
  const { hear, tell, ...presence } = createPresence<OnRecord, RecordEvent>({
    clock,
    eventOf: operators => ({ kind: 'present', operators }),
    say: words => channel?.say({ of: SUBJECT, ...words }),
  })
  channel?.onSaid(words => {
    if (!isOurs(words)) return
    const { of: _, ...said } = words
    if (said.kind === 'changed') tell(said.key, { kind: 'changed' })
    else hear(said)
  })
  const streams = createEventStreams()
  const sweeping = setInterval(presence.sweep, SWEEP_MS).unref()
  return {
    ...presence,
    streams,
    changed(key) {
      tell(key, { kind: 'changed' })
      channel?.say({ of: SUBJECT, kind: 'changed', key })
    },
    close() {
      clearInterval(sweeping)
      streams.end()
    },
  }
}
