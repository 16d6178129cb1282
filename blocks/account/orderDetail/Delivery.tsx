import type { Order } from '#api/client/order/order.ts'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { Panel } from '../../shop/account/Panel.tsx'
import { placeLines } from '#api/rules/place-lines.ts'
import styles from './OrderDetail.module.css'

/** Receiver, billing address and payment of the order. Source: M-116, M-117, MO-55. */
export function Delivery({ order }: { readonly order: Order }) {
  const t = useTranslations('account.orderDetail')
  const tOrder = useTranslations('account.order')
  const { locale } = useBlockContext()
  const { receiptInfo, billingInfo, extInfos, distributionType } = order
  return (
    <Panel title={t('delivery')}>
      <dl className={styles.facts}>
        <div>
          <dt>{t(distributionType === 'PICKUP' ? 'pickup' : 'toAddress')}</dt>
          <dd>
            {receiptInfo.pickupName && <p>{receiptInfo.pickupName}</p>}
            <Lines lines={placeLines(receiptInfo, locale)} />
            {receiptInfo.selfPickupShopCode && (
              <p className={styles.small}>{t('storeCode', { code: receiptInfo.selfPickupShopCode })}</p>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('receiver')}</dt>
          <dd>
            <Lines lines={[receiptInfo.name, receiptInfo.mobile, receiptInfo.mail].filter(Boolean)} />
          </dd>
        </div>
        <div>
          <dt>{t('billing')}</dt>
          <dd>
            {extInfos.sameAsAddress ? (
              t('sameAsAddress')
            ) : (
              <Lines lines={[billingInfo.name, ...placeLines(billingInfo, locale)].filter(Boolean)} />
            )}
          </dd>
        </div>
        <div>
          <dt>{t('payment')}</dt>
          <dd>{extInfos.payType ? tOrder(`payType.${extInfos.payType}`) : t('nothingToPay')}</dd>
        </div>
      </dl>
    </Panel>
  )
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map(line => <p key={line}>{line}</p>)

/** Wrapping, card, remark, staff: what the shopper asked for beside the goods. Source: M-117, MO-55. */
export function Extras({ order }: { readonly order: Order }) {
  const t = useTranslations('account.orderDetail')
  const { additionalServices, buyerRemark, extInfos } = order
  const facts: readonly (readonly [name: string, value: string])[] = [
    ...additionalServices.map(
      ({ serviceType, memo }) => [t(`service.${serviceType}`), memo || t('chosen')] as const,
    ),
    [t('remark'), buyerRemark],
    [t('guideCode'), extInfos.guideCode],
    [t('staffCode'), extInfos.staffCode],
  ]
  const shown = facts.filter(([, value]) => value !== '')
  if (shown.length === 0) return null
  return (
    <Panel title={t('extras')}>
      <dl className={styles.facts}>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
