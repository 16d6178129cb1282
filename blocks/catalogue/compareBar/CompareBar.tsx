import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCompared } from '../../shop/catalogue/compare/compare-list.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { type BlockContext, useBlockContext, type ViewProps } from '../../page/view.ts'
import type { CompareBarOptions } from './block.ts'

/** Most shoppers compare nothing: the bar itself comes with the first product. */
const lazyBar = (loadTexts: BlockContext['loadTexts']) =>
  lazy(async () => {
    const [{ Bar }] = await Promise.all([import('./Bar.tsx'), loadTexts('product')])
    return { default: Bar }
  })

/** Nothing until a product is compared, then a bar at the bottom of the screen. Source: C-124, C-160, C-161. */
export function CompareBar({ options }: ViewProps<CompareBarOptions>) {
  const t = useTranslations('shop.compare')
  const { mode, loadTexts } = useBlockContext()
  const [Bar] = useState(() => lazyBar(loadTexts))
  const codes = useCompared()
  if (mode === 'builder') return <EmptyBlock of="shop.compare" />
  return (
    <>
      {/* Stands before it has words, so that the first ones are read aloud too. */}
      <output className="visuallyHidden">{codes.length > 0 && t('status', { count: codes.length })}</output>
      {codes.length > 0 && (
        <Suspense>
          <Bar codes={codes} highlight={options.highlight} />
        </Suspense>
      )}
    </>
  )
}
