/** Targets that a block's own script has to act on: any button, and links that open something over the page where scripts run. */
const NEEDS_SCRIPT = 'button, a[data-opens]'

const wantsAnotherTab = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey

/** Buttons that browsers act on by themselves, such as one that opens the menu: pressed again they would do it twice. */
const actsAlone = (element: HTMLElement) => 'command' in element && element.hasAttribute('commandfor')

/**
 * A button or such a link pressed before its block is alive wakes it at once, and is pressed again when it is: no press is
 * lost, not even one from before this script was there (`document.ts` keeps the last). Other links, fields and what the
 * browser does by itself need none of this.
 */
export function keepPress(frame: HTMLElement, onPress: () => void) {
  let pressed: HTMLElement | undefined
  const keep = (target: EventTarget | null | undefined, event?: MouseEvent) => {
    const element = target instanceof Element && target.closest<HTMLElement>(NEEDS_SCRIPT)
    if (!element || element.closest('.block') !== frame) return
    const isLink = element instanceof HTMLAnchorElement
    if (isLink && event && wantsAnotherTab(event)) return
    if (isLink) event?.preventDefault()
    pressed = actsAlone(element) ? undefined : element
    // React would drop it while it hydrates, or hear it a second time.
    if (pressed) event?.stopPropagation()
    window.__PRESSED__ = undefined
    onPress()
  }
  const hear = (event: MouseEvent) => keep(event.target, event)
  // Before any React root around the block, which stops presses that it cannot hand on yet.
  const forget = () => window.removeEventListener('click', hear, true)
  return {
    begin: () => {
      document.onclick = null
      window.addEventListener('click', hear, true)
      keep(window.__PRESSED__)
    },
    forget,
    /** Once the block is alive. */
    replay: () => {
      forget()
      if (pressed?.isConnected) pressed.click()
    },
    /** Called when the block will not hydrate: a link then works as a link. */
    giveUp: () => {
      forget()
      if (pressed instanceof HTMLAnchorElement) pressed.click()
    },
  }
}
