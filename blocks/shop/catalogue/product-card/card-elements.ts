import { showOverlay } from '../../popups/overlay.ts'
import { favorites, marksOfProduct } from '../../favorite/favorites.ts'
import { compareList } from '../compare/compare-list.ts'
import { type BlockContext, NO_SESSION } from '../../../page/view.ts'
import { createElement } from 'react'
import { showColour } from './show-colour.ts'
import './strip-element.ts'

let { loadTexts } = NO_SESSION

/** Sets how dialogs that the buttons open load their texts. Most pages need none of them. */
export function setTextLoader(load: BlockContext['loadTexts']): void {
  loadTexts = load
}

interface CardElementAttributes {
  readonly code: string
  readonly children: React.ReactNode
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'card-colours': CardElementAttributes
      'compare-toggle': CardElementAttributes
      'quick-buy': CardElementAttributes
      'wish-heart': CardElementAttributes
    }
  }
}

/** An element around a button, which works wherever its HTML comes from. A sign alone gets its name as a tooltip. */
abstract class CardElement extends HTMLElement {
  get button(): HTMLButtonElement | null {
    return this.querySelector('button')
  }
  /** `code`, as an attribute only: React writes attributes where there is no such property. */
  protected productCode(): string {
    return this.getAttribute('code') ?? ''
  }
  /** Shows the product's page, where a press can do no more; without a connection the page that is there is worth more. */
  protected followLink(): void {
    if (navigator.onLine) this.closest('article')?.querySelector('a')?.click()
  }
  connectedCallback(): void {
    this.addEventListener('click', this)
    const { button } = this
    if (button && !button.textContent) button.title = button.getAttribute('aria-label') ?? ''
  }
  disconnectedCallback(): void {
    this.removeEventListener('click', this)
  }
  handleEvent({ target }: Event): void {
    if (target instanceof Node && this.button?.contains(target)) void this.press()
  }
  protected abstract press(): void | Promise<void>
}

/** A card's toggle button: pressed while its product is in what `store` holds. */
abstract class CardToggleElement extends CardElement {
  static readonly observedAttributes = ['code']
  #stop: (() => void) | undefined

  protected abstract readonly store: { readonly subscribe: (listener: () => void) => () => void }
  protected abstract isPressed(): boolean
  override connectedCallback(): void {
    super.connectedCallback()
    this.#stop = this.store.subscribe(this.#show)
    this.#show()
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stop?.()
  }
  attributeChangedCallback(): void {
    if (this.isConnected) this.#show()
  }
  readonly #show = (): void => this.button?.setAttribute('aria-pressed', String(this.isPressed()))
}

/** `<compare-toggle code>` around a toggle button. Source: C-152, C-160 … C-164. */
class CompareToggleElement extends CardToggleElement {
  protected readonly store = compareList
  protected isPressed(): boolean {
    return compareList.get().includes(this.productCode())
  }
  protected async press(): Promise<void> {
    if (compareList.toggle(this.productCode())) return
    try {
      const [{ showCompareFull }] = await Promise.all([
        import('../compare/CompareFull.tsx'),
        loadTexts('product'),
      ])
      showCompareFull()
    } catch (error) {
      console.warn('The list is full, and the dialog that says so cannot be had.', error)
    }
  }
}

/** `<wish-heart code>` around a toggle button: pressed while some size of the product is on the member's list. Source: M-156, L-383. */
class WishHeartElement extends CardToggleElement {
  protected readonly store = favorites
  protected isPressed(): boolean {
    return marksOfProduct(favorites.get(), this.productCode()).length > 0
  }
  protected async press(): Promise<void> {
    try {
      const [{ HeartPress }] = await Promise.all([
        import('../product-detail/HeartPress.tsx'),
        loadTexts('product'),
      ])
      const code = this.productCode()
      showOverlay(close => createElement(HeartPress, { code, onClosed: close }))
    } catch {
      this.followLink()
    }
  }
}

/** `<quick-buy code>` around a button; where quick view cannot be had, the card's own link is followed. Source: C-151. */
class QuickBuyElement extends CardElement {
  protected async press(): Promise<void> {
    try {
      const { openQuickView } = await import('../product-detail/open-quick-view.ts')
      await openQuickView(this.productCode(), loadTexts)
    } catch {
      this.followLink()
    }
  }
}

/** Returns true if a press opens the link elsewhere: another tab, a download. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey || button !== 0

/** `<card-colours code>` around links to the colours of a style: a press shows that colour in the card. Source: C-056. */
class CardColoursElement extends HTMLElement {
  static readonly observedAttributes = ['code']

  connectedCallback(): void {
    this.addEventListener('click', this)
  }
  disconnectedCallback(): void {
    this.removeEventListener('click', this)
  }
  /** The card became another product's: what was chosen does not hold for it. */
  attributeChangedCallback(_: string, before: string | null): void {
    const own =
      before !== null &&
      this.querySelector<HTMLAnchorElement>(`[data-code="${this.getAttribute('code') ?? ''}"]`)
    if (own) showColour(own)
  }
  handleEvent(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-code]')
    if (!link || opensElsewhere(event)) return
    event.preventDefault()
    showColour(link)
  }
}

customElements.define('card-colours', CardColoursElement)
customElements.define('compare-toggle', CompareToggleElement)
customElements.define('quick-buy', QuickBuyElement)
customElements.define('wish-heart', WishHeartElement)
