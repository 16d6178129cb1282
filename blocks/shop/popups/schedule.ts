/** Re-arming waits this long after the last activity, ms. Source: L-345. */
export const REARM_MS = 100

/** A pop-up as the schedule knows it. Times are epoch ms, or any other clock, as long as it is one clock. */
export interface ScheduledPopup {
  /** Unique on the page. */
  readonly key: string
  /** Key that showings are counted under. Source: L-299. */
  readonly id: string
  /** 1 comes first. Source: L-300, LO-30. */
  readonly index: number
  readonly timeoutSeconds: number
  /** Showings a day at most. Source: L-302. */
  readonly count: number
  /** There is something to show. */
  readonly isReady: boolean
  /** Outside the cycle, with a timeout of its own. Source: L-348, LO-34. */
  readonly isApart: boolean
}

interface Waiting extends ScheduledPopup {
  /** Instant it last became ready, or may be tried again. For those apart. */
  readonly readySince: number
  /** Those apart: it was due and could not show, and is not tried before the next activity. */
  readonly isResting: boolean
}

export interface Schedule {
  /** In page order. */
  readonly popups: readonly Waiting[]
  /** From when the shopper counts as idle: a little after the last activity. */
  readonly idleSince: number
  /** The pop-up on show. */
  readonly open?: string | undefined
  /** Position in the cycle: the one shown last. */
  readonly last?: string | undefined
  /** The cycle was due and none could show: nothing more of it until the next activity. Source: LO-36. */
  readonly isResting: boolean
}

/** Circumstances at the moment a pop-up is due. */
export interface Circumstances {
  readonly now: number
  /** Number of times the pop-ups of this id showed today. Source: L-349. */
  readonly shown: (id: string) => number
  /** Returns true if it is visible on this device and still has something to show. Source: L-351. */
  readonly canShow: (key: string) => boolean
  /** Another dialog is open, or the page takes no pop-ups. Source: LO-29, LO-36. */
  readonly isCovered: boolean
}

/** A page without pop-ups whose shopper has been idle since then. */
export const emptySchedule = (idleSince: number): Schedule => ({ popups: [], idleSince, isResting: false })

/**
 * A pop-up joins, or says something new about itself.
 * @param order keys of all pop-ups in page order; those not named come last
 */
export function withPopup(
  schedule: Schedule,
  popup: ScheduledPopup,
  now: number,
  order: readonly string[] = [],
): Schedule {
  const before = schedule.popups.find(({ key }) => key === popup.key)
  const waiting: Waiting = {
    ...popup,
    readySince: before?.isReady ? before.readySince : now,
    isResting: before?.isReady === true && before.isResting,
  }
  const popups = before
    ? schedule.popups.map(other => (other === before ? waiting : other))
    : [...schedule.popups, waiting]
  const rank = ({ key }: Waiting) => (order.includes(key) ? order.indexOf(key) : order.length)
  return {
    ...schedule,
    popups: popups.toSorted((a, b) => rank(a) - rank(b)),
    // A newcomer may be able to show where the others could not.
    isResting: before !== undefined && schedule.isResting,
  }
}

/** A pop-up leaves the page; an open one is closed by that. */
export const withoutPopup = (schedule: Schedule, key: string, now: number): Schedule => ({
  ...(schedule.open === key ? closed(schedule, now) : schedule),
  popups: schedule.popups.filter(popup => popup.key !== key),
})

/** Scroll, click, key, mouse or touch: the shopper is idle from a little later on. Source: L-344, L-345. */
export function active(schedule: Schedule, now: number): Schedule {
  const idleSince = now + REARM_MS
  const awake = (popup: Waiting) =>
    popup.isResting ? { ...popup, readySince: idleSince, isResting: false } : popup
  return { ...schedule, idleSince, popups: schedule.popups.map(awake), isResting: false }
}

/** The open pop-up was closed: the next one is due a full timeout later. Source: L-343. */
export const closed = (schedule: Schedule, now: number): Schedule => ({
  ...schedule,
  open: undefined,
  idleSince: Math.max(schedule.idleSince, now),
})

/** The pop-ups that take turns, in the order of priority; ties by page order. Source: L-300, L-343, LO-30. */
const turns = ({ popups }: Schedule) =>
  popups.filter(({ isApart }) => !isApart).toSorted((a, b) => a.index - b.index)

/** Instant of the next turn: the first in the order sets the pace for all. Source: L-347, LO-31. */
function turnDueAt(schedule: Schedule): number {
  const [first] = turns(schedule)
  if (!first || schedule.isResting) return Number.POSITIVE_INFINITY
  return schedule.idleSince + first.timeoutSeconds * 1000
}

/** Instant at which one outside the cycle is due: idle for its own timeout since it is ready; 0 waits for nothing. Source: LO-34. */
function apartDueAt({ idleSince }: Schedule, popup: Waiting): number {
  const { isApart, isReady, isResting, timeoutSeconds, readySince } = popup
  if (!isApart || !isReady || isResting) return Number.POSITIVE_INFINITY
  return timeoutSeconds === 0 ? readySince : Math.max(readySince, idleSince) + timeoutSeconds * 1000
}

/** Instant to look again, or `undefined`: nothing is armed while a pop-up is visible, or none can show. Source: L-342, L-346. */
export function dueAt(schedule: Schedule): number | undefined {
  if (schedule.open !== undefined) return undefined
  const due = Math.min(turnDueAt(schedule), ...schedule.popups.map(popup => apartDueAt(schedule, popup)))
  return Number.isFinite(due) ? due : undefined
}

/** Time went by: opens what is due; what cannot show rests until the next activity. Source: L-342, L-343, L-349, LO-36. */
export function passed(schedule: Schedule, circumstances: Circumstances): Schedule {
  if (schedule.open !== undefined) return schedule
  const { now, shown, canShow, isCovered } = circumstances
  const can = (popup: Waiting) =>
    !isCovered && popup.isReady && shown(popup.id) < popup.count && canShow(popup.key)

  const isDue = (popup: Waiting) => apartDueAt(schedule, popup) <= now
  const apart = schedule.popups.find(popup => isDue(popup) && can(popup))
  if (apart) return { ...schedule, open: apart.key }
  const popups = schedule.popups.map(popup => (isDue(popup) ? { ...popup, isResting: true } : popup))

  if (turnDueAt(schedule) > now) return { ...schedule, popups }
  const order = turns(schedule)
  const from = order.findIndex(({ key }) => key === schedule.last) + 1
  const next = [...order.slice(from), ...order.slice(0, from)].find(can)
  return next
    ? { ...schedule, popups, open: next.key, last: next.key }
    : { ...schedule, popups, isResting: true }
}
