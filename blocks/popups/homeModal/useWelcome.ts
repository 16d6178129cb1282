import { hongKongDay } from '#locales/format.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cookiesAnswered, onCookiesAnswered } from '../../shop/notices/consent.ts'
import { isHidden } from '../../shop/popups/is-hidden.ts'
import { restTurns } from '../../shop/popups/driver.ts'
import { usePopup } from '../../shop/popups/usePopup.ts'
import { useClock } from '../../shop/time/use-now.ts'
import { useBlockContext } from '../../page/view.ts'
import type { Audience } from './audience.ts'
import { createClosedDay, mayShow } from './closed-day.ts'

/** Milliseconds between load, or the answer to the cookie notice where that comes later, and the modal. Source: L-251. */
const WELCOME_AFTER_MS = 2000

/** A shopper counts as busy this long after a key, a press or a touch. Milliseconds; ours. */
const PAUSE_MS = 3000

const closedDay = createClosedDay(() => window.localStorage)

/** In the pop-ups' schedule: as soon as nothing else shows, and counted by the day it was closed instead. Source: LO-36. */
const AT_ONCE = { id: '', index: 1, timeout: 0, count: Number.POSITIVE_INFINITY }

/**
 * Opens once a day, two seconds after load and never beside the cookie notice, for an audience that has something to see. It takes the focus, so
 * it waits for a pause of a shopper who types or has just pressed something. Who is looking is asked of the
 * session, so that the page's HTML is the same for all. Source: L-251 … L-254, LO-38 … LO-40.
 *
 * @param key the component's id
 */
export function useWelcome(key: string, hasOffer: (audience: Audience) => boolean) {
  const { isVisitor } = useBlockContext()
  const clock = useClock()
  const [audience, setAudience] = useState<Audience>()
  const [isDue, setDue] = useState(false)
  const today = () => hongKongDay(clock())
  const isToday = () => mayShow(closedDay.read(), today())
  const popup = usePopup({ key, options: AT_ONCE, isReady: isDue, isApart: true, mayShow: isToday })

  const isBusy = useIsBusy()

  const greet = useEffectEvent(async (isGone: () => boolean) => {
    if (isHidden(popup.place.current) || !isToday()) return
    try {
      const who = (await isVisitor()) ? 'visitor' : 'member'
      if (isGone() || !hasOffer(who)) return
      while (isBusy()) {
        await new Promise(resolve => setTimeout(resolve, PAUSE_MS / 3))
        if (isGone()) return
      }
      setAudience(who)
      setDue(true)
    } catch (error) {
      console.warn('The home modal does not know who is looking.', error)
    }
  })

  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      if (cookiesAnswered()) timer = setTimeout(() => void greet(() => isGone), WELCOME_AFTER_MS)
    }
    const leave = onCookiesAnswered(wait)
    wait()
    return () => {
      isGone = true
      leave()
      clearTimeout(timer)
    }
  }, [])

  const close = () => {
    closedDay.write(today())
    setDue(false)
    popup.close()
    // A member has seen enough on this page; what they ask for still shows.
    if (audience === 'member') restTurns()
  }
  return { audience, place: popup.place, isOpen: popup.isOpen, close }
}

const SIGNS = ['keydown', 'pointerdown', 'input', 'compositionstart'] as const

/** Inputs whose words would go elsewhere. */
const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]'

/** Returns whether the shopper is in a field, or has just pressed something. Chinese that is being composed has its field. */
function useIsBusy(): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const note = () => {
      last.current = performance.now()
    }
    for (const sign of SIGNS) document.addEventListener(sign, note, { passive: true, capture: true })
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, note, { capture: true })
    }
  }, [])
  return () =>
    performance.now() - last.current < PAUSE_MS || document.activeElement?.matches(TYPED_INTO) === true
}
