import { animateScroll, GLIDE_MS } from './animate-scroll.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'card-strip': { readonly children: React.ReactNode }
    }
  }
}

/** Sub-pixel scrolling never quite arrives. */
const TOLERANCE_PX = 2

const wantsLessMotion = () =>
  typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Scroll position of the view before or after the present one, px. Cards are equally wide. */
function turned(strip: HTMLElement, views: number): number {
  const [first, second] = strip.children as HTMLCollectionOf<HTMLElement>
  const step = first && second ? second.offsetLeft - first.offsetLeft : 0
  if (step <= 0) return strip.scrollLeft + views * strip.clientWidth
  const inView = Math.max(1, Math.round(strip.clientWidth / step))
  return (Math.round(strip.scrollLeft / step) + views * inView) * step
}

/**
 * `<card-strip>` around a scrolling list and two buttons with `data-turn`: these turn the list by one view and are marked as
 * spent at either end. Works wherever its HTML comes from, like the buttons of cards. Source: L-217, L-355.
 */
class CardStripElement extends HTMLElement {
  #unwatch: (() => void) | undefined

  get strip(): HTMLElement | null {
    return this.querySelector('ul, ol')
  }
  connectedCallback(): void {
    const { strip } = this
    if (!strip) return
    this.addEventListener('click', this)
    strip.addEventListener('scroll', this, { passive: true })
    // Reports the first size too, once the page is laid out: asked for here, each row would be laid out by itself. A closed
    // panel that opens gets its size; cards may leave or join.
    const sizes = new ResizeObserver(() => this.#mark())
    sizes.observe(strip)
    // Observing it again reports it once more.
    const cards = new MutationObserver(() => sizes.observe(strip))
    cards.observe(strip, { childList: true })
    this.#unwatch = () => {
      this.removeEventListener('click', this)
      strip.removeEventListener('scroll', this)
      sizes.disconnect()
      cards.disconnect()
    }
  }
  disconnectedCallback(): void {
    this.#unwatch?.()
  }
  handleEvent({ type, target }: Event): void {
    if (type === 'scroll') return this.#mark()
    const button = target instanceof Element && target.closest<HTMLElement>('[data-turn]')
    if (button && button.getAttribute('aria-disabled') !== 'true') this.#turn(Number(button.dataset['turn']))
  }
  #turn(views: number): void {
    const { strip } = this
    if (strip) animateScroll(strip, turned(strip, views), wantsLessMotion() ? 0 : GLIDE_MS)
  }
  #mark(): void {
    const { strip } = this
    if (!strip || strip.clientWidth === 0) return
    const { scrollLeft, scrollWidth, clientWidth } = strip
    this.#spend(-1, scrollLeft <= TOLERANCE_PX)
    this.#spend(1, scrollLeft + clientWidth >= scrollWidth - TOLERANCE_PX)
  }
  #spend(turn: -1 | 1, isSpent: boolean): void {
    const button = this.querySelector(`[data-turn="${turn}"]`)
    if (button && button.getAttribute('aria-disabled') !== String(isSpent))
      button.setAttribute('aria-disabled', String(isSpent))
  }
}

customElements.define('card-strip', CardStripElement)
