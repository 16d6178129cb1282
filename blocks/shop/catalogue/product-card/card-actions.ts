import { whenIdle } from '#ui/idle/when-idle.ts'

const BUTTONS =
  'wish-heart button, compare-toggle button, quick-buy button, card-strip [data-turn], card-colours a'

/** The elements are asked for rather late: a press asks for them at once. */
const LATE = { withinMs: 4000, elseAfterMs: 1000 } as const

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
  const onPress = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(BUTTONS)
    if (!button) return
    if (button instanceof HTMLAnchorElement) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
    }
    pressed = button
    void define()
  }
  const finish = async () => {
    try {
      await load()
      document.removeEventListener('click', onPress, true)
      pressed?.click()
    } catch {
      // No network perhaps: the next press tries again. With one, a colour has a page of its own.
      loading = undefined
      if (pressed instanceof HTMLAnchorElement && navigator.onLine) location.assign(pressed.href)
    }
  }
  document.addEventListener('click', onPress, true)
  whenIdle(() => void define(), LATE)
}
