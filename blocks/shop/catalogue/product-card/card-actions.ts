const BUTTONS = 'compare-toggle button, quick-buy button, card-strip [data-turn]'

/** Calls back when the browser has nothing better to do. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 4000 })
  else setTimeout(work, 1000)
}

/**
 * Lets the buttons of product cards and the arrows of their rows work: their elements are defined when the browser is idle, or at the first press,
 * which then counts. Once per document; in browsers only. Source: C-151, C-152.
 *
 * @param load brings the definitions
 */
export function startCardActions(load: () => Promise<unknown> = () => import('./card-elements.ts')): void {
  let pressed: HTMLElement | undefined
  let loading: Promise<void> | undefined
  const define = () => (loading ??= finish())
  const onPress = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(BUTTONS)
    if (!button) return
    pressed = button
    void define()
  }
  const finish = async () => {
    try {
      await load()
      document.removeEventListener('click', onPress, true)
      pressed?.click()
    } catch {
      // No network perhaps: the next press tries again.
      loading = undefined
    }
  }
  document.addEventListener('click', onPress, true)
  whenIdle(() => void define())
}
