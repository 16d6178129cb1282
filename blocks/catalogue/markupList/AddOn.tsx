import type { ExchangeProduct, ProductSku } from '#api/client/product/product-detail.ts'
import { Button } from '#ui/button/Button.tsx'
import { Picture } from '#ui/picture/Picture.tsx'
import { Price } from '#ui/price/Price.tsx'
import { Select } from '#ui/select/Select.tsx'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../shop/price/use-money.ts'
import { productHref } from '../../shop/catalogue/product-facts/product-link.ts'
import { sectionOf } from '../../page/shop-route.ts'
import { useBlockContext } from '../../page/view.ts'
import { addOnPrice, offeredSkus, priceOtherwise, quantityChoices } from './markup.ts'
import styles from './MarkupList.module.css'
import { useAddOn } from './useAddOn.ts'

/** One product to add for less: size, quantity, add. Source: C-194, C-199 … C-202. */
export function AddOn({ offer }: { readonly offer: ExchangeProduct }) {
  const t = useTranslations('product.markupList')
  const { route } = useBlockContext()
  const addOn = useAddOn(offer)
  const { sku } = addOn
  const { product } = offer
  const section = sectionOf(route)
  const was = priceOtherwise(offer, sku)
  const money = useMoney()
  return (
    <li className={styles.item}>
      <Picture src={product.picUrl} alt="" width={120} height={120} className={styles.picture} />
      <div className={styles.about}>
        <a className={styles.title} href={section + productHref(product)}>
          {product.title}
        </a>
        <Price
          size="s"
          price={money(addOnPrice(offer, sku))}
          was={was === undefined ? undefined : money(was)}
        />
      </div>
      {offeredSkus(offer).length === 0 ? (
        <p className={styles.gone}>{t('gone')}</p>
      ) : (
        <div className={styles.choice}>
          <SizeSelect offer={offer} addOn={addOn} />
          {sku && <QuantitySelect offer={offer} sku={sku} addOn={addOn} />}
          <Button
            variant="line"
            size="s"
            className={styles.add}
            isLoading={addOn.isAdding}
            onClick={() => void addOn.add()}
            aria-label={t('addTitle', { title: product.title })}
          >
            {t('add')}
          </Button>
          <output className={styles.refused}>{addOn.refusal === 'gift' && t('gift')}</output>
        </div>
      )}
    </li>
  )
}

type Chosen = ReturnType<typeof useAddOn>
const sizeName = (sku: ProductSku) => sku.options.find(({ code }) => code === 'size')?.value || sku.code

function SizeSelect({ offer, addOn }: { readonly offer: ExchangeProduct; readonly addOn: Chosen }) {
  const t = useTranslations('product.markupList')
  return (
    <Select
      label={t('size', { title: offer.product.title })}
      isLabelHidden
      placeholder={t('chooseSize')}
      value={addOn.sku?.code ?? ''}
      {...(addOn.refusal === 'noSize' && { error: t('noSize') })}
      choices={offeredSkus(offer).map(sku => ({ value: sku.code, label: sizeName(sku) }))}
      onChange={({ target }) => addOn.chooseSku(target.value)}
    />
  )
}

interface QuantityProps {
  readonly offer: ExchangeProduct
  readonly sku: ProductSku
  readonly addOn: Chosen
}

function QuantitySelect({ offer, sku, addOn }: QuantityProps) {
  const { limits } = useBlockContext().facts.stated
  const t = useTranslations('product.markupList')
  return (
    <Select
      label={t('quantity', { title: offer.product.title })}
      isLabelHidden
      value={String(addOn.quantity)}
      choices={quantityChoices(offer, sku, limits).map(units => ({
        value: String(units),
        label: String(units),
      }))}
      onChange={({ target }) => addOn.setQuantity(Number(target.value))}
    />
  )
}
