import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useStore } from '#ui/store/store.ts'
import { useClock } from '../time/use-now.ts'
import { useIsBuilder } from '../../page/view.ts'
import { announcement } from './announced.ts'
import { closePopup, dropPopup, openedPopup, putPopup } from './driver.ts'
import type { PopupOptions } from './fields.ts'

interface Wish {
  /** The component's id. */
  readonly key: string
  readonly options: PopupOptions
  /** There is something to show; what is not ready is skipped. `undefined` while that is not known yet. Source: LO-36. */
  readonly isReady: boolean | undefined
  /** Outside the cycle: due its own timeout after it became ready. Source: L-348, LO-34. */
  readonly isApart?: boolean
  /** Asked once more at the moment of showing. */
  readonly mayShow?: () => boolean
}

export interface Popup {
  /** For the element that is where the pop-up is, on the page also while nothing shows. */
  readonly place: RefObject<HTMLDivElement | null>
  /** Attributes of that element. */
  readonly announced: object
  readonly isOpen: boolean
  readonly close: () => void
}

const always = () => true

/** A pop-up among those of the page: it shows when the schedule says so (`schedule.ts`). Rests in the editor's canvas (LO-24). */
export function usePopup({ key, options, isReady, isApart = false, mayShow = always }: Wish): Popup {
  const isBuilder = useIsBuilder()
  const clock = useClock()
  const place = useRef<HTMLDivElement>(null)
  const opened = useStore(openedPopup)
  const isWelcome = useEffectEvent(mayShow)
  const { id, index, timeout, count } = options

  useEffect(() => {
    if (isBuilder || isReady === undefined) return
    putPopup({
      key,
      id: id || key,
      index,
      timeoutSeconds: timeout,
      count,
      isReady,
      isApart,
      clock,
      place: () => place.current,
      mayShow: () => isWelcome(),
    })
  }, [key, id, index, timeout, count, isReady, isApart, clock, isBuilder])

  useEffect(() => (isBuilder ? undefined : () => dropPopup(key)), [key, isBuilder])

  return {
    place,
    announced: isApart || count === 0 ? {} : announcement({ key, index, timeoutSeconds: timeout }),
    isOpen: opened.key === key,
    close: () => closePopup(key),
  }
}
