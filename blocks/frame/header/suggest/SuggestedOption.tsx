import { Picture } from '#ui/picture/Picture.tsx'
import { Price } from '#ui/price/Price.tsx'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../../shop/price/use-money.ts'
import type { SuggestionOption } from './suggestion-options.ts'
import styles from './Suggestions.module.css'

interface Props {
  readonly id: string
  readonly option: SuggestionOption
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onTake: () => void
}

const PICTURE_PX = 56

/** A line of the list, a link: Enter in the field follows the chosen one, and a press any. */
export function SuggestedOption({ id, option, isActive, onPoint, onTake }: Props) {
  const { href, name, within, product } = option
  const line = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <a
      ref={line}
      id={id}
      href={href}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option that leads somewhere
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      onMouseMove={() => isActive || onPoint()}
      onClick={onTake}
    >
      {product ? (
        <ProductLine product={product} />
      ) : (
        <span className={styles.name}>
          {within && <span className={styles.within}>{within} / </span>}
          {name}
        </span>
      )}
    </a>
  )
}

function ProductLine({ product }: { readonly product: NonNullable<SuggestionOption['product']> }) {
  const t = useTranslations('shop.productCard')
  const money = useMoney()
  const { title, picUrl, brandList, price, listPrice, isPriceFrom } = product
  const amount = price && money(price.amount)
  const was = price && listPrice && listPrice.amount > price.amount ? money(listPrice.amount) : undefined
  return (
    <>
      <span className={styles.frame}>
        {picUrl && <Picture src={picUrl} alt="" width={PICTURE_PX} height={PICTURE_PX} />}
      </span>
      <span className={styles.facts}>
        {brandList[0] && <span className={styles.brand}>{brandList[0].name}</span>}
        <span className={styles.name}>{title}</span>
        {amount && (
          <Price price={isPriceFrom ? t('priceFrom', { price: amount }) : amount} was={was} size="s" />
        )}
      </span>
    </>
  )
}
