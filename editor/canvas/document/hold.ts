/** How long a finger rests for a long press, ms, and how far it may slip meanwhile, px. */
const HOLD_MS = 500
const SLIP_PX = 10

/** Calls `onHold` when a finger rests on one place; the click that would follow is left out. */
export function watchHold(onHold: (event: PointerEvent) => void, signal: AbortSignal): void {
  let timer = 0
  let start: PointerEvent | undefined
  let isHeld = false
  const stop = () => window.clearTimeout(timer)
  document.addEventListener(
    'pointerdown',
    event => {
      stop()
      isHeld = false
      if (event.pointerType !== 'touch' || !event.isPrimary) return
      start = event
      timer = window.setTimeout(() => {
        isHeld = true
        onHold(event)
      }, HOLD_MS)
    },
    { capture: true, signal },
  )
  document.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > SLIP_PX) stop()
    },
    { passive: true, signal },
  )
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(type, stop, { passive: true, signal })
  window.addEventListener(
    'click',
    event => {
      if (!isHeld) return
      isHeld = false
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true, signal },
  )
  signal.addEventListener('abort', stop)
}
