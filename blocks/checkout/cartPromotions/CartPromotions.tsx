import type { Bag } from '#api/client/cart/cart.ts'
import { useTranslations } from 'use-intl'
import type { ViewProps } from '../../page/view.ts'
import { BagPart, WithBag } from '../../shop/cart/BagPart.tsx'
import shared from '../../shop/cart/bag.module.css'
import { type BagChanges, useBagChanges } from '../../shop/cart/use-bag-changes.ts'
import type { CartPromotionsOptions } from './block.ts'
import styles from './CartPromotions.module.css'

type Activity = Bag['activities'][number]

/** An offer that the shopper could still reach; not those for others. */
const isWithinReach = ({ reason }: Activity) => reason === 'UNDER_THRESHOLD' || reason === 'EXCLUDED'

/** Effect of each promotion on the bag, or the amount missing; gifts to choose from. Source: C-172, C-206. */
export function CartPromotions({ options }: ViewProps<CartPromotionsOptions>) {
  const t = useTranslations('service.cartPromotions')
  const { chooseGift } = useBagChanges()
  const isShown = (activity: Activity) =>
    activity.reason === null || (options.showUnmet && isWithinReach(activity))
  const offers = (activities: readonly Activity[]) => (
    <BagPart options={options} heading={t('title')}>
      <ul className={`${shared.list} ${styles.offerList}`}>
        {activities.map(activity => (
          <li key={activity.id} data-met={activity.reason === null || undefined}>
            <a href={activity.url} className={styles.offer}>
              {activity.name}
            </a>
            <p className={shared.small}>{activity.message}</p>
            {activity.reason === null && <GiftChoice activity={activity} chooseGift={chooseGift} />}
          </li>
        ))}
      </ul>
    </BagPart>
  )
  return (
    <WithBag placeholder="service.cartPromotions">
      {({ activities }) => activities.some(isShown) && offers(activities.filter(isShown))}
    </WithBag>
  )
}

/** Radio buttons, where a promotion offers more gifts than one may have. Source: C-172. */
function GiftChoice({
  activity: { id, name, gifts, giftChoices },
  chooseGift,
}: { readonly activity: Activity } & Pick<BagChanges, 'chooseGift'>) {
  const t = useTranslations('service.cartPromotions')
  if (giftChoices !== 1 || gifts.filter(({ available }) => available).length < 2) return null
  return (
    <fieldset className={styles.gifts}>
      <legend className={shared.small}>{t('chooseGift', { name })}</legend>
      {gifts.map(gift => (
        <label key={gift.sku.code} className={styles.gift}>
          <input
            type="radio"
            name={`gift-${id}`}
            checked={gift.chosen}
            disabled={!gift.available}
            onChange={() => void chooseGift(id, gift.sku.code)}
          />
          <span>{gift.available ? gift.name : t('giftGone', { name: gift.name })}</span>
        </label>
      ))}
    </fieldset>
  )
}
