import type { Point } from '../../../core/model/geometry.ts'

/** Time a finger rests for a long press, ms, and the distance it may slip meanwhile, px. */
const HOLD_MS = 500
const SLIP_PX = 10

interface TouchPress<Touched> {
  readonly touched: Touched
  readonly at: Point
  /** True if it has asked for the menu. */
  hasAsked: boolean
}

/**
 * Calls `onMenu` when the menu of what is under the pointer is asked for: by a right click, the menu key, or a finger that rests.
 *
 * Browsers disagree on a resting finger: Android’s send `contextmenu` meanwhile, those of Windows when it is lifted, Safari never. So
 * a finger has a timer of its own, and whichever comes first asks; a press asks once. It means what lay under the finger when it came
 * down, also when the page has moved since. The click that would follow is left out.
 * @param touchedAt what an event's target represents
 */
export function watchMenuPresses<Touched>(
  touchedAt: (target: EventTarget | null) => Touched,
  onMenu: (touched: Touched, at: Point) => void,
  signal: AbortSignal,
): void {
  let timer = 0
  // Kept when the finger is lifted, until something else is pressed: `contextmenu` may come after that.
  let press: TouchPress<Touched> | undefined
  const stop = () => window.clearTimeout(timer)
  const ask = (of: TouchPress<Touched>) => {
    stop()
    if (of.hasAsked) return
    of.hasAsked = true
    onMenu(of.touched, of.at)
  }
  const end = () => {
    stop()
    press = undefined
  }
  document.addEventListener(
    'pointerdown',
    ({ pointerType, isPrimary, target, clientX: x, clientY: y }) => {
      end()
      if (pointerType !== 'touch' || !isPrimary) return
      const touch = { touched: touchedAt(target), at: { x, y }, hasAsked: false }
      press = touch
      timer = window.setTimeout(() => ask(touch), HOLD_MS)
    },
    { capture: true, signal },
  )
  document.addEventListener('keydown', end, { capture: true, signal })
  document.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (press && Math.hypot(clientX - press.at.x, clientY - press.at.y) > SLIP_PX) stop()
    },
    { passive: true, signal },
  )
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(type, stop, { passive: true, signal })
  document.addEventListener(
    'contextmenu',
    event => {
      event.preventDefault()
      if (press) ask(press)
      else onMenu(touchedAt(event.target), { x: event.clientX, y: event.clientY })
    },
    { signal },
  )
  window.addEventListener(
    'click',
    event => {
      if (!press?.hasAsked) return
      press = undefined
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true, signal },
  )
  signal.addEventListener('abort', stop)
}
