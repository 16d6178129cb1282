import { Icon } from '#ui/icon/Icon.tsx'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { Picture } from '#ui/picture/Picture.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import { Amounts } from '../../shop/checkout/Amounts.tsx'
import { useCheckout } from '../../shop/checkout/checkout-store.ts'
import { type KeptLine, unitPrice } from '../../shop/checkout/kept-checkout.ts'
import { boxStyle } from '../../shop/layout/box-style.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { useMoney } from '../../shop/price/use-money.ts'
import type { CheckoutSummaryOptions } from './block.ts'
import styles from './CheckoutSummary.module.css'

/** Ordered goods and their cost. On phones the title with the total opens it. Source: C-214, C-230. */
export function CheckoutSummary({ options }: ViewProps<CheckoutSummaryOptions>) {
  const t = useTranslations('checkout.checkoutSummary')
  const isHydrated = useIsHydrated()
  const { kept, calculation } = useCheckout()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (useIsBuilder()) return <EmptyBlock of="checkout.checkoutSummary" />
  const { title, showPictures, note, box, mBox } = options
  const isReady = isHydrated && kept !== undefined
  return (
    <div className="box" style={boxStyle(box, mBox)}>
      <section className={styles.summary} aria-labelledby={`${id}-title`} data-open={isOpen || undefined}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title || t('title')}
        </h2>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={() => setOpen(before => !before)}
        >
          <span className={styles.openerText}>
            {isOpen ? t('hide') : t('show')}
            <Icon of={ChevronDown} className={styles.arrow} />
          </span>
          <Total />
        </button>
        <div id={`${id}-body`} className={styles.body}>
          {isReady ? (
            <ul className={styles.lines} aria-label={t('lines')}>
              {kept.lines.map(line => (
                <Line
                  key={`${line.lineType} ${line.activityId} ${line.sku.code}`}
                  line={line}
                  showPicture={showPictures}
                />
              ))}
            </ul>
          ) : (
            <Skeleton lines={3} />
          )}
          {isReady && (
            <a className={styles.edit} href="/cart">
              {t('edit')}
            </a>
          )}
          {isReady && calculation ? <Amounts /> : <Skeleton lines={3} />}
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </section>
    </div>
  )
}

function Total() {
  const money = useMoney()
  const { calculation } = useCheckout()
  return <span className={styles.total}>{calculation && money(calculation.amount.amount)}</span>
}

interface LineProps {
  readonly line: KeptLine
  readonly showPicture: boolean
}

function Line({ line, showPicture }: LineProps) {
  const t = useTranslations('checkout.checkoutSummary')
  const money = useMoney()
  const { spuTitle, imageUrl, sku, quantity, lineType } = line
  const options = sku.options.map(({ value }) => value)
  return (
    <li className={styles.line}>
      {showPicture && (
        <span className={styles.picture}>
          {imageUrl && <Picture src={imageUrl} alt="" width={64} height={64} ratio="1" />}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name}>{spuTitle}</span>
        <span className={styles.small}>{[...options, t('times', { quantity })].join(' / ')}</span>
        {lineType !== 'SALABLE_PRODUCT' && <span className={styles.tag}>{t(`types.${lineType}`)}</span>}
      </span>
      <span className={styles.price}>
        {lineType === 'GIFT' ? t('free') : money(unitPrice(line) * quantity)}
      </span>
    </li>
  )
}
