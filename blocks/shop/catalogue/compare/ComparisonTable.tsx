import type { ComparedProduct } from '#api/client/product/compared-products.ts'
import { Picture } from '#ui/picture/Picture.tsx'
import { Price } from '#ui/price/Price.tsx'
import X from 'lucide-react/icons/x'
import { Icon } from '#ui/icon/Icon.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../price/use-money.ts'
import { CARD_PICTURE_PX, cardPictures } from '../product-facts/card-picture.ts'
import { productHref } from '../product-facts/product-link.ts'
import { sectionOf } from '../../../page/shop-route.ts'
import { useBlockContext } from '../../../page/view.ts'
import { comparisonRows, differs } from './comparison.ts'
import styles from './Comparison.module.css'

interface Props {
  readonly products: readonly ComparedProduct[]
  readonly isHighlighted: boolean
  readonly onRemove: (code: string) => void
  /** A press on a product leads to its page: the dialog has to go. */
  readonly onLeave: () => void
}

/** The names of the rows every product has. */
const isCommon = (key: string) => key === 'brand' || key === 'colour' || key === 'size'

/** A product a column, an aspect a row; on phones it scrolls sideways under the names of the rows. Source: CO-49. */
export function ComparisonTable({ products, isHighlighted, onRemove, onLeave }: Props) {
  const t = useTranslations('product.compare')
  const { locale } = useBlockContext()
  const comma = locale === 'zh_HK' ? '、' : ', '
  const priceOf = usePrices()
  const prices = products.map(priceOf)
  const row = (key: string, label: string, isDifferent: boolean, cellOf: (place: number) => ReactNode) => (
    <tr key={key} data-differs={(isHighlighted && isDifferent) || undefined}>
      <th scope="row">{label}</th>
      {products.map(({ code }, place) => (
        <td key={code}>{cellOf(place)}</td>
      ))}
    </tr>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways by keyboard
    <section className={styles.scroller} aria-label={t('title')} tabIndex={0}>
      <table className={styles.table} data-columns={products.length}>
        <thead>
          <tr>
            <td>
              <span className="visuallyHidden">{t('aspect')}</span>
            </td>
            {products.map(product => (
              <th key={product.code} scope="col">
                <ProductHead product={product} onRemove={onRemove} onLeave={onLeave} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('price', t('price'), differs(prices.map(({ key }) => [key])), place => prices[place]?.shown)}
          {comparisonRows(products).map(({ key, label, values }) =>
            row(
              key,
              label ?? (isCommon(key) ? t(key) : key),
              differs(values),
              place => values[place]?.join(comma) || <NotGiven />,
            ),
          )}
        </tbody>
      </table>
    </section>
  )
}

function NotGiven() {
  const t = useTranslations('product.compare')
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visuallyHidden">{t('notGiven')}</span>
    </>
  )
}

/** Prices as cards show them; `key` tells them apart. */
function usePrices() {
  const t = useTranslations('shop.productCard')
  const money = useMoney()
  return ({ price, listPrice, isPriceFrom, inventory }: ComparedProduct) => {
    // What has no price is a gift.
    const now = price ? money(price.amount) : t('gift')
    const was = price && listPrice && listPrice.amount > price.amount ? money(listPrice.amount) : undefined
    const text = isPriceFrom ? t('priceFrom', { price: now }) : now
    return {
      key: `${text} ${was ?? ''}`,
      shown: (
        <>
          <Price price={text} was={was} size="s" />
          {inventory <= 0 && <span className={styles.soldOut}>{t('soldOut')}</span>}
        </>
      ),
    }
  }
}

function ProductHead({
  product,
  onRemove,
  onLeave,
}: Pick<Props, 'onRemove' | 'onLeave'> & { readonly product: ComparedProduct }) {
  const t = useTranslations('product.compare')
  const { route } = useBlockContext()
  const { code, title } = product
  const { main, alt } = cardPictures(product)
  const section = sectionOf(route)
  return (
    <div className={styles.head}>
      <a className={styles.product} href={section + productHref(product)} onClick={onLeave}>
        <span className={styles.frame}>
          {main && (
            <Picture
              src={main}
              alt={alt}
              width={CARD_PICTURE_PX}
              height={CARD_PICTURE_PX}
              className={styles.picture}
            />
          )}
        </span>
        {title}
      </a>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('remove', { title })}
        onClick={() => onRemove(code)}
      >
        <Icon of={X} />
      </button>
    </div>
  )
}
