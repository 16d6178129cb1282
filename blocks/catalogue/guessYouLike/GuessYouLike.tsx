import type { ProductCard } from '#api/client/product-card.ts'
import { guessLikes } from '#api/client/product/recommendations.ts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { bagLines, useBag } from '../../shop/cart/bag.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { CardSection } from '../../shop/catalogue/product-card/CardSection.tsx'
import { useBlockContext, useIsBuilder, type ViewProps } from '../../page/view.ts'
import type { GuessYouLikeOptions } from './block.ts'

interface Data {
  /** Absent where the call failed: the block then hides (CO-80). */
  readonly products?: readonly ProductCard[] | undefined
}

type Props = ViewProps<GuessYouLikeOptions, Data>

/** A row of suggestions; nothing where there are none. Source: C-295, C-296, CO-80. */
export function GuessYouLike(props: Props) {
  const { route } = useBlockContext()
  if (useIsBuilder() && !props.data.products?.length) return <EmptyBlock of="service.guessYouLike" />
  const isBag = route.kind === 'screen' && route.screen === 'cart'
  return isBag ? <OfBag {...props} /> : <Row {...props} />
}

/**
 * Goods that go with these skus, whatever their order; what was found before stays until then. Content pages load no queries, so none is
 * used.
 */
function useGoesWith(skuCodes: readonly string[]): Data | undefined {
  const { api } = useBlockContext()
  const [found, setFound] = useState<Data>()
  const asked = skuCodes.toSorted().join('\n')
  useEffect(() => {
    if (asked === '') return
    let isCurrent = true
    const keep = (products?: readonly ProductCard[]) => isCurrent && setFound({ products })
    void guessLikes(api, asked.split('\n')).then(keep, () => keep())
    return () => void (isCurrent = false)
  }, [api, asked])
  return asked === '' ? undefined : found
}

/** Goods that go with the bag; until it is known, and for an empty one, the best sellers that came with the page. */
function OfBag(props: Props) {
  const skuCodes = bagLines(useBag().bag).flatMap(({ lineType, sku }) =>
    lineType === 'SALABLE_PRODUCT' && sku ? sku.code : [],
  )
  return <Row {...props} data={useGoesWith(skuCodes) ?? props.data} />
}

function Row({ options: { title, max }, data }: Props) {
  const t = useTranslations('service.guessYouLike')
  const products = data.products?.slice(0, max) ?? []
  return products.length > 0 && <CardSection title={title || t('title')} products={products} />
}
