import { overlays } from './overlay.ts'
import { createStore } from '#ui/store/store.ts'
import { idleFor, onActivity, watchActivity } from './activity.ts'
import { announcedPopups } from './announced.ts'
import { isHidden } from './is-hidden.ts'
import {
  active,
  closed,
  dueAt,
  emptySchedule,
  passed,
  type Schedule,
  type ScheduledPopup,
  withoutPopup,
  withPopup,
} from './schedule.ts'
import { createShownToday } from './shown-today.ts'

/** A pop-up of the page, with what can only be asked of it live. */
export interface LivePopup extends ScheduledPopup {
  readonly place: () => HTMLElement | null
  /** Asked at the moment of showing, beside whether its place is visible on this device. */
  readonly mayShow: () => boolean
  /** Epoch ms. */
  readonly clock: () => number
}

/** First segments of pages where nothing may come between the shopper and the form. Source: LO-29. */
const WITHOUT_POPUPS = new Set(['checkout', 'payment', 'pay', 'login', 'register'])

const PREVIEW = /^\/preview(?=\/|$)/

/** Whether pop-ups may show at an address of the shop; a draft is judged by the address it will have. Source: LO-29. */
export const allowsPopups = (pathname: string) =>
  !WITHOUT_POPUPS.has(pathname.replace(PREVIEW, '').split('/')[1] ?? '')

/** Drafts show pop-ups as often as one looks; nothing is counted there. */
export const countsShowings = (pathname: string) => !PREVIEW.test(pathname)

const shownToday = createShownToday()
/** Which pop-up shows, by its key. */
export const openedPopup = createStore<{ readonly key?: string | undefined }>({})

const popups = new Map<string, LivePopup>()
let schedule: Schedule = emptySchedule(0)
let timer: { readonly handle: ReturnType<typeof setTimeout>; readonly at: number } | undefined
let openedOn = ''
/** The page on which no more pop-ups take their turn. */
let restsOn: string | undefined
let release: (() => void) | undefined

const now = () => [...popups.values()].at(-1)?.clock() ?? 0

/**
 * Adds announced pop-ups, whose script has not loaded yet: the first of all pop-ups sets the times (LO-31), so none may
 * show before it is known. They show nothing until they hydrate.
 */
function withAnnounced(present: Schedule): Schedule {
  const announced = announcedPopups()
  const order = announced.map(({ key }) => key)
  const isGone = ({ key }: ScheduledPopup) => !popups.has(key) && !order.includes(key)
  const stayed = present.popups.filter(isGone).reduce((at, { key }) => withoutPopup(at, key, now()), present)
  return announced
    .filter(({ key }) => !stayed.popups.some(popup => popup.key === key))
    .reduce((at, popup) => withPopup(at, popup, now(), order), stayed)
}

/** Takes the next state: shows what it shows and sets the timer it asks for. */
function take(next: Schedule): void {
  const before = schedule
  schedule = next
  if (next.open !== before.open) {
    openedPopup.set({ key: next.open })
    const popup = next.open === undefined ? undefined : popups.get(next.open)
    if (popup) noteShowing(popup)
  }
  arm()
}

function noteShowing(popup: LivePopup): void {
  openedOn = location.pathname
  if (countsShowings(openedOn) && Number.isFinite(popup.count)) shownToday.note(popup.id, popup.clock())
}

/** A timer that is set and not late is left alone: it looks again when it fires. */
function arm(): void {
  const at = dueAt(schedule)
  if (timer && at !== undefined && timer.at <= at) return
  clearTimeout(timer?.handle)
  timer = at === undefined ? undefined : { at, handle: setTimeout(look, Math.max(0, at - now())) }
}

function look(): void {
  timer = undefined
  const isCounted = countsShowings(location.pathname)
  take(
    passed(schedule, {
      now: now(),
      shown: id => (isCounted ? shownToday.of(id, now()) : 0),
      canShow: key => {
        const popup = popups.get(key)
        if (!popup || (restsOn === location.pathname && !popup.isApart)) return false
        return !isHidden(popup.place()) && popup.mayShow()
      },
      isCovered: !allowsPopups(location.pathname) || document.querySelector('dialog[open]') !== null,
    }),
  )
}

/** A page was shown: what showed on another does not follow the shopper here. */
function leavePage(): void {
  if (location.pathname !== restsOn) restsOn = undefined
  const hasLeft = schedule.open !== undefined && location.pathname !== openedOn
  take(withAnnounced(hasLeft ? closed(schedule, now()) : schedule))
}

function wake(): void {
  watchActivity()
  schedule = emptySchedule(now() - idleFor())
  const stops = [onActivity(() => take(active(schedule, now()))), overlays.subscribe(leavePage)]
  release = () => {
    for (const stop of stops) stop()
    clearTimeout(timer?.handle)
    timer = undefined
  }
}

/** A pop-up joins the page's, or says something new about itself. */
export function putPopup(popup: LivePopup): void {
  const isFirst = popups.size === 0
  const isKnown = popups.has(popup.key)
  popups.set(popup.key, popup)
  if (isFirst) wake()
  const others = isKnown ? schedule : withoutPopup(schedule, popup.key, now())
  const order = announcedPopups().map(({ key }) => key)
  take(withAnnounced(withPopup(others, popup, now(), order)))
  // What waits for nothing shows now, not a timer later.
  if (popup.isApart && (dueAt(schedule) ?? Number.POSITIVE_INFINITY) <= now()) look()
}

/** A pop-up leaves; with the last one all listening ends. */
export function dropPopup(key: string): void {
  const at = now()
  popups.delete(key)
  take(withoutPopup(schedule, key, at))
  if (popups.size === 0) release?.()
}

/** Ends the turns of pop-ups on this page; those that follow an add still show. */
export function restTurns(): void {
  restsOn = location.pathname
}

/** Closes this pop-up if it is the one on show. */
export function closePopup(key: string): void {
  if (schedule.open === key) take(closed(schedule, now()))
}
