import { hongKongDay } from '#locales/format.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { cookiesAnswered, onCookiesAnswered } from '../../shop/notices/consent.ts'
import { isHidden } from '../../shop/popups/is-hidden.ts'
import { usePopup } from '../../shop/popups/usePopup.ts'
import { useClock } from '../../shop/time/use-now.ts'
import { useBlockContext } from '../../page/view.ts'
import type { Audience } from './audience.ts'
import { createClosedDay, mayShow } from './closed-day.ts'

/** Milliseconds between load, or the answer to the cookie notice where that comes later, and the modal. Source: L-251. */
const WELCOME_AFTER_MS = 2000

const closedDay = createClosedDay(() => window.localStorage)

/** In the pop-ups' schedule: as soon as nothing else shows, and counted by the day it was closed instead. Source: LO-36. */
const AT_ONCE = { id: '', index: 1, timeout: 0, count: Number.POSITIVE_INFINITY }

/**
 * Opens once a day, two seconds after load and never beside the cookie notice, for an audience that has something to see. Who is looking is asked of the
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

  const greet = useEffectEvent(async (isGone: () => boolean) => {
    if (isHidden(popup.place.current) || !isToday()) return
    try {
      const who = (await isVisitor()) ? 'visitor' : 'member'
      if (isGone() || !hasOffer(who)) return
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
  }
  return { audience, place: popup.place, isOpen: popup.isOpen, close }
}
