import { useEffect } from 'react'
import type { ProductInUse } from '../../shop/catalogue/product-detail/product-state.ts'
import { useBlockContext } from '../../page/view.ts'

/**
 * Pages are the same for everybody: a member's own prices and marks come after load. Where the session or the product
 * cannot be read, the page stays as it is. Source: C-207 … C-209, CO-29.
 */
export function useMemberView({ refresh }: Pick<ProductInUse, 'refresh'>): void {
  const { isVisitor, mode } = useBlockContext()
  useEffect(() => {
    if (mode !== 'shop') return
    const show = async () => {
      if (!(await isVisitor())) await refresh()
    }
    show().catch(() => undefined)
  }, [isVisitor, mode, refresh])
}
