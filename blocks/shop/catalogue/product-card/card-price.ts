import type { ProductPrice } from '#api/client/product/product-prices.ts'
import { createStore } from '#ui/store/store.ts'
import { cardPriceHtml, type PriceTerms } from './card-price-html.ts'

/** Prices of the member who shops, by product code: finished pages show everybody a visitor's. Source: C-207 … C-209. */
export const ownPrices = createStore<Readonly<Record<string, ProductPrice>>>({})

let terms: PriceTerms | undefined

/** Sets how own prices are written; without it none show. */
export function setPriceTerms(given: PriceTerms): void {
  terms = given
}

/**
 * `<card-price data-of>` around a visitor's price: shows the member's own over it, wherever its HTML comes from. The visitor's price keeps its
 * place, so that the box stays as high as it is in any layout, and is what shows again once the session ends.
 */
class CardPriceElement extends HTMLElement {
  static readonly observedAttributes = ['data-of']
  #stop: (() => void) | undefined

  connectedCallback(): void {
    this.#stop = ownPrices.subscribe(this.#show)
    this.#show()
  }
  disconnectedCallback(): void {
    this.#stop?.()
  }
  attributeChangedCallback(): void {
    if (this.isConnected) this.#show()
  }
  readonly #show = (): void => {
    const own = ownPrices.get()[this.dataset['of'] ?? '']
    // React may have written a visitor's price again meanwhile, over both.
    this.children[1]?.remove()
    if (own && terms) this.insertAdjacentHTML('beforeend', cardPriceHtml(own, terms))
  }
}

customElements.define('card-price', CardPriceElement)
