import { type ProductDetail, productDetail } from '#api/client/product/product-detail.ts'
import { useEffect, useState } from 'react'
import { useBlockContext } from '../../../page/view.ts'

/** A product, requested when a component shows it: `undefined` while loading, `null` when the shop does not know it. */
export function useProductDetail(code: string) {
  const { api } = useBlockContext()
  const [attempt, setAttempt] = useState(0)
  const [product, setProduct] = useState<ProductDetail | null>()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    let isWanted = true
    productDetail(api, code).then(
      found => isWanted && setProduct(found),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [api, code, attempt])

  const retry = () => {
    setFailed(false)
    setAttempt(before => before + 1)
  }
  return { product, hasFailed, retry }
}
