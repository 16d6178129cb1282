import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { Drawer } from '#ui/drawer/Drawer.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isPhoneLayout } from '../../shop/catalogue/product-detail/phone-layout.ts'
import { SizeChart } from '../../shop/catalogue/size-chart/SizeChart.tsx'

/** Position of the size chart on the page (block `productMedia`). */
const SIZE_CHART_ID = 'size-chart'

/**
 * The size guide of a product page: a drawer on phones; on desktop the page scrolls to its size chart, or the drawer opens
 * where an operator has taken that away. Source: C-076, C-077, CO-20.
 */
export function useSizeGuide(product: Pick<ProductDetail, 'sizeChart'>) {
  const t = useTranslations('product.choice')
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    const chart = isPhoneLayout() ? null : document.getElementById(SIZE_CHART_ID)
    if (!chart) return setOpen(true)
    chart.scrollIntoView()
    // Reading goes on there.
    chart.tabIndex = -1
    chart.focus({ preventScroll: true })
  }
  const drawer = (
    <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={t('sizeGuide')}>
      <SizeChart html={product.sizeChart} />
    </Drawer>
  )
  return { open, drawer }
}
