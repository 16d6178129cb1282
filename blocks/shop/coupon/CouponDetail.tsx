import type { CouponDetail as Detail } from '#api/client/account/coupon.ts'
import { formatDateTime } from '#locales/format.ts'
import { languageTag } from '#locales/locale.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { Facts } from '../account/Panel.tsx'
import { orderHref } from '../order/order-links.ts'
import { useOverlayDialog } from '../popups/useOverlayDialog.ts'
import styles from './CouponDetail.module.css'
import { CouponGoods } from './CouponGoods.tsx'
import { useCouponDetail } from './use-coupon-detail.ts'
import { useCouponWords } from './use-coupon-words.ts'

/** Which coupon is shown, and what can be done with it there. */
export interface CouponAim {
  readonly id: string
  readonly name: string
  /** Words of the shop's settings in place of the coupon's own. Source: M-150, MO-81. */
  readonly terms?: string | undefined
  /** A button for a coupon that can be used. */
  readonly action?: ((close: () => void) => ReactNode) | undefined
}

interface Props extends CouponAim {
  readonly onClosed: () => void
}

/** A coupon in a window: its state, conditions, period, and the goods it is good for. Source: M-146 … M-151, M-209. */
export function CouponDetail({ id, name, terms, action, onClosed }: Props) {
  const t = useTranslations('account.couponDetail')
  const { isOpen, onClose } = useOverlayDialog(onClosed)
  const { canUse } = useCouponWords()
  const known = useCouponDetail(id)
  const { detail } = known
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={name}
      size="m"
      actions={detail && canUse(detail.coupon) && action?.(onClose)}
    >
      {known.hasFailed ? (
        <ErrorState level={3} onRetry={known.retry} isRetrying={known.isRetrying} />
      ) : detail === undefined ? (
        <SkeletonGroup>
          <Skeleton lines={6} />
        </SkeletonGroup>
      ) : detail === null ? (
        <ErrorState level={3} title={t('missing')} text={t('missingText')} />
      ) : (
        <div className={styles.detail}>
          <State detail={detail} />
          <Conditions detail={detail} terms={terms} />
          <CouponGoods {...known} total={detail.products?.pageInfo.totalCount} />
        </div>
      )}
    </Dialog>
  )
}

/** Whether it can be used; the order it went to. Source: M-147, M-148, MO-79, MO-80. */
function State({ detail: { coupon, orderCode, usedAt } }: { readonly detail: Detail }) {
  const t = useTranslations('account.couponDetail')
  const { locale } = useBlockContext()
  const { canUse, period } = useCouponWords()
  const order = orderCode && <a href={orderHref(orderCode)}>{t('order', { order: orderCode })}</a>
  if (coupon.status === 'USED')
    return (
      <Notice>
        <p>
          {usedAt ? t('usedAt', { time: formatDateTime(usedAt, locale) }) : t('used')} {order}
        </p>
      </Notice>
    )
  if (coupon.freezeStatus === 'FREEZE')
    return (
      <Notice>
        <p>
          {t('held')} {order}
        </p>
      </Notice>
    )
  return canUse(coupon) ? <p className={styles.ready}>{t('ready')}</p> : <Notice>{period(coupon)}</Notice>
}

interface ConditionsProps {
  readonly detail: Detail
  readonly terms: string | undefined
}

function Conditions({ detail, terms }: ConditionsProps) {
  const t = useTranslations('account.couponDetail')
  const { locale } = useBlockContext()
  const words = useCouponWords()
  const { coupon, firstOrderOnly, stacks, levelNames } = detail
  const conditions = [
    firstOrderOnly && t('firstOrder'),
    levelNames.length > 0 &&
      t('levels', {
        names: new Intl.ListFormat(languageTag(locale), { type: 'disjunction' }).format(levelNames),
      }),
    !stacks && t('noPromotions'),
  ].filter(one => one !== false)
  const facts: (readonly [string, ReactNode])[] = [
    [t('off'), words.off(coupon)],
    [t('threshold'), words.threshold(coupon) ?? t('noThreshold')],
    [t('validity'), words.validity(coupon)],
  ]
  if (coupon.couponType === 'PROMOTION_CODE' && coupon.status === 'UNUSED') facts.push([t('code'), coupon.id])
  if (conditions.length > 0)
    facts.push([
      t('conditions'),
      <ul key="conditions" className={styles.conditions}>
        {conditions.map(condition => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>,
    ])
  const description = terms ?? coupon.description
  return (
    <>
      <Facts facts={facts} />
      {description && (
        <section>
          <h3 className={styles.title}>{t('terms')}</h3>
          <p className={styles.terms}>{description}</p>
        </section>
      )}
    </>
  )
}
