import type { DataNeed } from '#api/client/data-need.ts'
import {
  type ProductDetail,
  productDetail,
  productDetailQuery,
  type ProductSku,
} from '#api/client/product/product-detail.ts'
import type { DataContext } from '../../../page/define-block.ts'
import { productHref } from '../product-facts/product-link.ts'
import { createStore, type Store, useStoreIfAny } from '#ui/store/store.ts'
import { sectionOf } from '../../../page/shop-route.ts'
import { type BlockContext, useBlockContext } from '../../../page/view.ts'

/** State shared by the blocks of a product page. */
export interface ProductState {
  readonly product: ProductDetail
  /** Code of the chosen sku; absent until a size is chosen. Source: C-087. */
  readonly skuCode: string | undefined
  readonly quantity: number
  /** A colour on its way: its product code. */
  readonly coming: string | undefined
  /** Number of times a size was asked for since one was chosen. Source: C-109, C-113. */
  readonly sizeRequests: number
  /** True if the size chosen next goes to the wish list. Source: C-113, M-154. */
  readonly marksNextSize: boolean
  /** Put into the bag since the size was chosen. Only where the place of the buttons confirms it. */
  readonly added?: ChosenLine | undefined
}

type ProductNeeds = { readonly product: DataNeed<ProductDetail | null> }

/** The data every product block asks for; equal needs are asked once per page. On other pages nothing is asked. */
export const productNeeds = ({ api, route }: DataContext): ProductNeeds =>
  // A view finds `undefined` where no block requested it, as after a failed call.
  route.kind === 'product' ? { product: productDetailQuery(api, route.code) } : ({} as ProductNeeds)

export interface ProductData {
  readonly product?: ProductDetail | null | undefined
}

/** A product and what a shopper can choose about it; quick view makes one of its own. */
export interface ProductChoice {
  readonly store: Store<ProductState>
  /**
   * Another colour: its product takes this one's place, size and tips are cleared. False when it could not be had.
   * Source: C-083, C-088.
   */
  readonly chooseColour: (code: string) => Promise<boolean>
  /** A size; the quantity starts over. Source: C-091. */
  readonly chooseSku: (code: string) => void
  readonly setQuantity: (quantity: number) => void
  /** Shows the tips by the size list and leads there. */
  readonly askForSize: () => void
  /** Whether the size chosen next goes to the wish list. */
  readonly waitForSize: (isAwaited: boolean) => void
  /** Shows the line as added in the place of the buttons, until something else is chosen. */
  readonly noteAdded: (added: ChosenLine) => void
  /**
   * Asks for the product again, now as the shopper who asks: pages are the same for everybody, prices and marks of a member
   * are not. What was chosen stays. Source: C-207 … C-209.
   */
  readonly refresh: () => Promise<void>
}

/** A product on the page, what is chosen about it now, and how to choose. */
export interface ProductInUse extends ProductChoice {
  readonly state: ProductState
}

/** A product with a single sku has it chosen. Source: C-089. */
const onlySku = ({ skus }: ProductDetail): string | undefined =>
  skus.length === 1 ? skus[0]?.code : undefined

/** A line of the bag that is shown again, to be changed. */
export interface ChosenLine {
  readonly skuCode: string
  readonly quantity: number
}

const fresh = (product: ProductDetail, marksNextSize = false): ProductState => ({
  product,
  skuCode: onlySku(product),
  quantity: 1,
  coming: undefined,
  sizeRequests: 0,
  marksNextSize,
})

/**
 * @param rewritesAddress true on product pages, false in quick view
 * @param line is chosen at first; another size or colour keeps its quantity
 */
export function createProductChoice(
  product: ProductDetail,
  { api, go, route }: Pick<BlockContext, 'api' | 'go' | 'route'>,
  {
    rewritesAddress,
    line,
  }: {
    readonly rewritesAddress: boolean
    readonly line?: ChosenLine | undefined
  },
): ProductChoice {
  const store = createStore<ProductState>({ ...fresh(product), ...line })
  const quantityAfter = ({ quantity }: ProductState) => (line ? quantity : 1)
  const known = new Map([[product.code, product]])
  const section = sectionOf(route)
  const settle = () => store.set(state => ({ ...state, coming: undefined }))
  const replace = (next: ProductDetail) => {
    known.set(next.code, next)
    store.set(state => (state.product.code === next.code ? { ...state, product: next } : state))
  }

  return {
    store,
    async chooseColour(code) {
      if (code === store.get().product.code) {
        settle()
        return true
      }
      store.set(state => ({ ...state, coming: code }))
      const found = known.get(code) ?? (await productDetail(api, code).catch(() => null))
      // A later choice has taken over.
      if (store.get().coming !== code) return true
      if (!found) {
        settle()
        return false
      }
      known.set(code, found)
      store.set(state => ({ ...fresh(found, state.marksNextSize), quantity: quantityAfter(state) }))
      if (rewritesAddress) go(section + productHref(found), { replace: true, isHere: true })
      return true
    },
    chooseSku: code =>
      store.set(state => ({
        ...state,
        skuCode: code,
        quantity: quantityAfter(state),
        sizeRequests: 0,
        added: undefined,
      })),
    setQuantity: quantity => store.set(state => ({ ...state, quantity, added: undefined })),
    askForSize: () => store.set(state => ({ ...state, sizeRequests: state.sizeRequests + 1 })),
    waitForSize: marksNextSize => store.set(state => ({ ...state, marksNextSize })),
    noteAdded: added => store.set(state => ({ ...state, added })),
    async refresh() {
      const { code } = store.get().product
      const found = await productDetail(api, code)
      for (const other of known.keys()) if (other !== code) known.delete(other)
      if (found) replace(found)
    },
  }
}

/** The sku chosen now. */
export const chosenSku = ({
  product,
  skuCode,
}: Pick<ProductState, 'product' | 'skuCode'>): ProductSku | undefined =>
  product.skus.find(({ code }) => code === skuCode)

/** The page's product; `undefined` where the page shows none (the editor's canvas, a failed call). */
export function useProduct(data: ProductData): ProductInUse | undefined {
  const context = useBlockContext()
  const { product } = data
  const choice = context.shared.of('product', () =>
    product ? createProductChoice(product, context, { rewritesAddress: true }) : undefined,
  )
  const state = useStoreIfAny(choice?.store)
  return choice && state && { ...choice, state }
}
