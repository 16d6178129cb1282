import type { Bag } from '#api/client/cart/cart.ts'
import { productPath } from '#api/rules/address.ts'
import { Button } from '#ui/button/Button.tsx'
import { Picture } from '#ui/picture/Picture.tsx'
import { Select } from '#ui/select/Select.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ViewProps } from '../../page/view.ts'
import { BagPart, WithBag } from '../../shop/cart/BagPart.tsx'
import shared from '../../shop/cart/bag.module.css'
import { useBagChanges } from '../../shop/cart/use-bag-changes.ts'
import { GoodsPrice } from '../../shop/price/GoodsPrice.tsx'
import { useMoney } from '../../shop/price/use-money.ts'
import type { CartAddOnsOptions } from './block.ts'
import styles from './CartAddOns.module.css'

type Activity = Bag['activities'][number]
type Offer = Activity['addOns'][number]

/** Products that an activity of the bag lets one add for less: those whose condition is met, and those nearly. Source: C-194 … C-203. */
export function CartAddOns({ options }: ViewProps<CartAddOnsOptions>) {
  const t = useTranslations('service.cartAddOns')
  const isShown = ({ reason, addOns }: Activity) =>
    addOns.length > 0 && (reason === null || (options.showUnmet && reason === 'UNDER_THRESHOLD'))
  return (
    <WithBag placeholder="service.cartAddOns">
      {({ activities }) =>
        activities.some(isShown) && (
          <BagPart options={options} heading={t('title')} className={styles.addOns}>
            {activities.filter(isShown).map(activity => (
              <Offers key={activity.id} activity={activity} />
            ))}
          </BagPart>
        )
      }
    </WithBag>
  )
}

/** Offers of one activity, SKUs of a product together. */
function Offers({ activity: { id, name, message, reason, addOns } }: { readonly activity: Activity }) {
  const byProduct = Map.groupBy(addOns, ({ sku }) => sku.product.code)
  return (
    <div>
      <p className={styles.name}>{name}</p>
      <p className={shared.small}>{message}</p>
      <ul className={shared.list}>
        {[...byProduct].map(([code, offers]) => (
          <Product key={code} activityId={id} offers={offers} isMet={reason === null} />
        ))}
      </ul>
    </div>
  )
}

interface ProductProps {
  readonly activityId: string
  readonly offers: readonly Offer[]
  readonly isMet: boolean
}

/** One product: what it costs with this bag, its size, and the button. Of several sizes none is chosen until the shopper does. */
function Product({ activityId, offers, isMet }: ProductProps) {
  const t = useTranslations('service.cartAddOns')
  const money = useMoney()
  const { open, offer, choose, isMissing, isAdding, add } = useChosenOffer(offers, activityId)
  const shown = offer ?? open[0] ?? offers[0]
  if (!shown) return null
  const { sku, price, listPrice } = shown
  const { title, picUrl, code } = sku.product
  return (
    <li className={styles.offer}>
      <Picture src={picUrl} alt="" width={72} height={72} ratio="1" className={styles.picture} />
      <div className={styles.words}>
        <a href={productPath(code)}>{title}</a>
        <GoodsPrice size="s" price={price} listPrice={listPrice} />
        {open.length > 1 ? (
          <Select
            label={t('variant', { title })}
            isLabelHidden
            placeholder={t('choose')}
            value={offer?.sku.code ?? ''}
            error={isMissing ? t('chooseFirst') : undefined}
            choices={open.map(each => ({ value: each.sku.code, label: variantOf(each) }))}
            onChange={({ target }) => choose(target.value)}
          />
        ) : (
          <p className={shared.small}>{variantOf(shown)}</p>
        )}
      </div>
      {open.length > 0 ? (
        <Button
          variant="line"
          size="s"
          disabled={!isMet}
          isLoading={isAdding}
          aria-label={t('addTitle', { title, amount: money(price.amount) })}
          onClick={() => void add()}
        >
          {t('add', { amount: money(price.amount) })}
        </Button>
      ) : (
        <p className={shared.small}>{t('noMore')}</p>
      )}
    </li>
  )
}

const variantOf = ({ sku }: Offer) => sku.options.map(({ value }) => value).join(' / ')

/** The offer that the shopper has chosen; the only one that is left needs no choice. */
function useChosenOffer(offers: readonly Offer[], activityId: string) {
  const { add } = useBagChanges()
  const [chosen, setChosen] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const open = offers.filter(({ available }) => available)
  const offer = open.length === 1 ? open[0] : open.find(({ sku }) => sku.code === chosen)
  return {
    open,
    offer,
    isMissing,
    isAdding,
    choose: (skuCode: string) => {
      setChosen(skuCode)
      setMissing(false)
    },
    add: async () => {
      if (!offer) return setMissing(true)
      setAdding(true)
      await add({ skuCode: offer.sku.code, quantity: 1, categories: [], activityId })
      setAdding(false)
    },
  }
}
