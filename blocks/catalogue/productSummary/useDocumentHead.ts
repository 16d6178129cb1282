import { productPath } from '#api/rules/address.ts'
import { seoInfo } from '#api/client/navigation.ts'
import { useEffect, useRef } from 'react'
import { productSeoCode, productTexts } from '../../shop/catalogue/product-detail/product-texts.ts'
import type { ProductInUse } from '../../shop/catalogue/product-detail/product-state.ts'
import { useShopName } from '../../page/use-shop-name.ts'
import { useBlockContext } from '../../page/view.ts'

const ADDRESSES = 'head link[rel="canonical"], head link[rel="alternate"][hreflang]'

/** Puts another path into the page's canonical address and those of its languages. */
function moveAddresses(path: string): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(ADDRESSES)) {
    const url = new URL(link.href)
    url.pathname = path
    link.href = url.href
  }
}

/** After a colour was chosen, title and canonical address are those of its product, as on its own page. Source: C-083, CO-133. */
export function useDocumentHead({ state: { product } }: Pick<ProductInUse, 'state'>): void {
  const { api, mode } = useBlockContext()
  const shopName = useShopName()
  const shown = useRef(product.code)
  useEffect(() => {
    const { code } = product
    if (mode !== 'shop' || shown.current === code) return
    shown.current = code
    moveAddresses(productPath(code))
    document.title = productTexts(product, shopName).title
    const preferTextsOnFile = async () => {
      const [onFile] = await seoInfo(api, [productSeoCode(code)])
      if (onFile?.title && shown.current === code) document.title = onFile.title
    }
    // Without an answer the product's own title stays.
    preferTextsOnFile().catch(() => undefined)
  }, [api, mode, product, shopName])
}
