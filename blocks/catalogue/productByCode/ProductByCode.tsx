import { useTranslations } from 'use-intl'
import { parseCodes } from '../../page/parse-codes.ts'
import { PlaceholderStrip } from '../../shop/catalogue/product-card/PlaceholderStrip.tsx'
import { RowSection } from '../../shop/catalogue/product-card/RowSection.tsx'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import type { ProductByCodeOptions } from './block.ts'

/** Sample products by their codes, for operators only. Source: L-298, LO-66. */
export function ProductByCode({ options }: ViewProps<ProductByCodeOptions>) {
  const t = useTranslations('static.productByCode')
  if (!useIsBuilder()) return null
  return (
    <RowSection title={t('title')}>
      <PlaceholderStrip codes={parseCodes(options.productCodes)} name={t('title')} />
    </RowSection>
  )
}
