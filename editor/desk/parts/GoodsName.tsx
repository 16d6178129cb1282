import { useTranslations } from 'use-intl'
import type { DeskGoods } from '#desk/orders/desk-order.ts'
import { Picture } from '#ui/picture/Picture.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import styles from '../../kit/parts/screen.module.css'

/** Goods of an order in the first cell of a row: picture, name, SKU, colour and size. */
export function GoodsName({ of: { name, image, skuCode, properties, isGift } }: { readonly of: DeskGoods }) {
  const t = useTranslations('editor.desk')
  const { uiLocale } = useEnvironment()
  const about = [skuCode, ...properties.map(({ value }) => value[uiLocale])]
  return (
    <th scope="row">
      <div className={styles.item}>
        {image && <Picture src={image} alt="" width={48} height={60} />}
        <div>
          {name[uiLocale]}
          <small>{about.join(' · ')}</small>
          {isGift && <small>{t('gift')}</small>}
        </div>
      </div>
    </th>
  )
}
