import { hongKongDay } from '#locales/format.ts'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useClock } from '../use-now.ts'
import { useBlockContext } from '../view.ts'
import type { Audience } from './audience.ts'
import { createClosedDay, mayShow } from './closed-day.ts'

/** Milliseconds between load and the modal. Source: L-251. */
const WELCOME_AFTER_MS = 2000

const closedDay = createClosedDay(() => window.localStorage)

/** Hidden on this device by its frame's style (LO-37); a dialog opened there would lock the page unseen. */
const isHidden = (place: HTMLElement | null) => place?.checkVisibility?.() === false

/**
 * Opens once a day, two seconds after load, for an audience that has something to see. Who is looking is asked of the
 * session, so that the page's HTML is the same for all. Source: L-251 … L-254, LO-38 … LO-40.
 */
export function useWelcome(place: RefObject<HTMLElement | null>, hasOffer: (audience: Audience) => boolean) {
  const { isVisitor } = useBlockContext()
  const clock = useClock()
  const [audience, setAudience] = useState<Audience>()
  const [isOpen, setOpen] = useState(false)
  const today = () => hongKongDay(clock())

  const greet = useEffectEvent(async (isGone: () => boolean) => {
    if (isHidden(place.current) || !mayShow(closedDay.read(), today())) return
    try {
      const who = (await isVisitor()) ? 'visitor' : 'member'
      if (isGone() || !hasOffer(who)) return
      setAudience(who)
      setOpen(true)
    } catch (error) {
      console.warn('The home modal does not know who is looking.', error)
    }
  })

  useEffect(() => {
    let isGone = false
    const timer = setTimeout(() => void greet(() => isGone), WELCOME_AFTER_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])

  const close = () => {
    closedDay.write(today())
    setOpen(false)
  }
  return { audience, isOpen, close }
}
