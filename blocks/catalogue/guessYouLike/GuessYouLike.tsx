import type { ProductCard } from '#api/client/product.ts'
import { useTranslations } from 'use-intl'
import empty from '../../shop/layout/EmptyBlock.module.css'
import { CardSection } from '../../shop/catalogue/product-card/CardSection.tsx'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import type { GuessYouLikeOptions } from './block.ts'

interface Data {
  /** Absent where the call failed: the block then hides (CO-80). */
  readonly products?: readonly ProductCard[] | undefined
}

/** A row of suggestions; nothing where there are none. Source: C-295, CO-80. */
export function GuessYouLike({ options: { title, max }, data }: ViewProps<GuessYouLikeOptions, Data>) {
  const t = useTranslations('static.guessYouLike')
  const products = data.products?.slice(0, max) ?? []
  if (useIsBuilder()) return <p className={empty.empty}>{t('placeholder')}</p>
  return products.length > 0 && <CardSection title={title || t('title')} products={products} />
}
