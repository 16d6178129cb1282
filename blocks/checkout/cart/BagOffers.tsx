import type { Bag } from '#api/client/cart.ts'
import { useTranslations } from 'use-intl'
import styles from './Cart.module.css'

type Activity = Bag['activities'][number]

/** An offer that the shopper could still reach, or has; not those for others. */
const isWorthSaying = ({ reason }: Activity) =>
  reason === null || reason === 'UNDER_THRESHOLD' || reason === 'EXCLUDED'

/** What each promotion does for the bag, or how far it is; gifts to choose from. Source: C-172, C-206. */
export function BagOffers({
  bag: { activities },
  chooseGift,
}: {
  readonly bag: Bag
  readonly chooseGift: (activityId: string, skuCode: string) => void
}) {
  const t = useTranslations('service.cart')
  const shown = activities.filter(isWorthSaying)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="cart-offers" className={styles.offers}>
      <h2 id="cart-offers" className={styles.group}>
        {t('offers')}
      </h2>
      <ul className={styles.offerList}>
        {shown.map(activity => (
          <li key={activity.id} data-met={activity.reason === null || undefined}>
            <a href={activity.url} className={styles.offer}>
              {activity.name}
            </a>
            <p className={styles.small}>{activity.message}</p>
            {activity.reason === null && <GiftChoice activity={activity} chooseGift={chooseGift} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Radio buttons, where a promotion offers more gifts than one may have. Source: C-172. */
function GiftChoice({
  activity: { id, name, gifts, giftChoices },
  chooseGift,
}: {
  readonly activity: Activity
  readonly chooseGift: (activityId: string, skuCode: string) => void
}) {
  const t = useTranslations('service.cart')
  if (giftChoices !== 1 || gifts.filter(({ available }) => available).length < 2) return null
  return (
    <fieldset className={styles.gifts}>
      <legend className={styles.small}>{t('chooseGift', { name })}</legend>
      {gifts.map(gift => (
        <label key={gift.sku.code} className={styles.gift}>
          <input
            type="radio"
            name={`gift-${id}`}
            checked={gift.chosen}
            disabled={!gift.available}
            onChange={() => chooseGift(id, gift.sku.code)}
          />
          <span>{gift.available ? gift.name : t('giftGone', { name: gift.name })}</span>
        </label>
      ))}
    </fieldset>
  )
}
