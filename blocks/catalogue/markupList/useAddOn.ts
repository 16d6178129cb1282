import type { ExchangeProduct } from '#api/client/product/product-detail.ts'
import { useState } from 'react'
import { useAddToBag } from '../../shop/catalogue/product-detail/useAddToBag.ts'
import { offeredSkus, refusalOf } from './markup.ts'

/** Choice of one add-on product, and the way it gets into the bag. Source: C-199 … C-202. */
export function useAddOn(offer: ExchangeProduct) {
  const bag = useAddToBag()
  const skus = offeredSkus(offer)
  // A product with a single size has it chosen, as on its own page (C-089).
  const [skuCode, setSkuCode] = useState(offer.product.skus.length === 1 ? skus[0]?.code : undefined)
  const [quantity, setQuantity] = useState(1)
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOf>>()
  const sku = skus.find(({ code }) => code === skuCode)

  const add = async () => {
    const refused = refusalOf(sku)
    setRefusal(refused)
    if (refused || !sku) return
    const { activityId, product } = offer
    const categories = product.categories.map(({ code }) => code)
    await bag.add([{ productCode: product.code, skuCode: sku.code, quantity, categories, activityId }])
  }
  return {
    sku,
    quantity,
    refusal,
    isAdding: bag.isAdding,
    add,
    setQuantity,
    chooseSku: (code: string) => {
      setSkuCode(code)
      setQuantity(1)
      setRefusal(undefined)
    },
  }
}
