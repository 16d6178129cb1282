import { periodState } from '#api/rules/period.ts'
import type { Filter } from './define-collection.ts'

/** A promotion or a coupon, as far as its state goes. Its times are instants with their zone. */
interface Offer {
  readonly beginTime: string
  readonly endTime: string
  readonly isStopped?: boolean | undefined
}

const STATES = { NOT_STARTED: 'planned', RUNNING: 'running', ENDED: 'ended' } as const

/** Filter of offers by whether they run now. */
export const offerState: Filter<Offer> = {
  name: 'state',
  values: ['running', 'planned', 'ended', 'stopped'],
  of({ beginTime, endTime, isStopped = false }, now) {
    if (isStopped) return 'stopped'
    return STATES[periodState({ beginTime: Date.parse(beginTime), endTime: Date.parse(endTime) }, now)]
  },
}
