import type { AfterSales, ReturnWithRefund } from '#api/client/order/after-sales.ts'
import { formatDateTime } from '#locales/format.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { Facts as FactList, Panel } from '../../shop/account/Panel.tsx'
import { useComesBack } from '../../shop/returns/use-comes-back.ts'
import styles from './RefundDetail.module.css'

/** Nothing is to be sent to the shop: the request waits for its answer, or has ended without goods. */
const NOT_TO_SEND: ReadonlySet<AfterSales['afterSalesStatus']> = new Set(['NEW', 'AUDIT_FAILED', 'CANCELED'])

type Fact = readonly [name: string, value: ReactNode]

/** The freight in a refund: with what the lines say it adds up to the total. Dollars, and whole GO DOLLAR. */
const freightOf = (
  { freight, goDollar }: NonNullable<ReturnWithRefund['refund']>,
  afterSales: AfterSales | null,
) => ({
  amount: freight.amount,
  goDollar: afterSales ? goDollar - afterSales.lines.reduce((sum, line) => sum + line.goDollar, 0) : 0,
})

/** Numbers, reason, way back and amounts: everything a shopper may be asked for. Source: M-130, M-131, M-206, M-207. */
export function Facts({ afterSales, refund }: ReturnWithRefund) {
  const t = useTranslations('account.refundDetail')
  const tReturns = useTranslations('account.returns')
  const { locale } = useBlockContext()
  const comesBack = useComesBack()
  const either = afterSales ?? refund
  if (!either) return null
  const freight = refund && freightOf(refund, afterSales)
  // Goods that the shopper may keep go no way back.
  const method = afterSales?.type === 'REFUND' ? null : either.method
  const isApproved = !afterSales || !NOT_TO_SEND.has(afterSales.afterSalesStatus)
  const returnNo = afterSales?.code ?? refund?.afterSalesOrderNo
  const facts: readonly (Fact | false | undefined | null | '')[] = [
    returnNo && [t('returnNo'), returnNo],
    refund && [t('refundNo'), refund.refundOrderNo],
    [t('orderNo'), either.orderNo],
    [t('time'), formatDateTime(either.createdAt, locale)],
    [t('reason'), afterSales?.reasonName ?? refund?.reason],
    (afterSales?.memo ?? refund?.description) && [
      t('memo'),
      <span key="memo" className={styles.memo}>
        {afterSales?.memo ?? refund?.description}
      </span>,
    ],
    method && [t('method'), tReturns(`method.${method}`)],
    isApproved &&
      either.returnAddress && [t('returnAddress'), <Address key="address" address={either.returnAddress} />],
    afterSales?.trackingNo && [t('parcel'), `${afterSales.carrier} ${afterSales.trackingNo}`],
    afterSales?.replacement && [
      t('replacement'),
      <Replacement key="replacement" replacement={afterSales.replacement} />,
    ],
    freight &&
      freight.amount + freight.goDollar > 0 && [
        t(refund?.goDollar ? 'freightLess' : 'freight'),
        comesBack(freight.amount, freight.goDollar),
      ],
    refund && [t('total'), comesBack(refund.refundTotal.amount, refund.goDollar)],
  ]
  return (
    <Panel title={t('details')}>
      <FactList facts={facts.filter((fact): fact is Fact => Boolean(fact))} />
    </Panel>
  )
}

const Address = ({ address }: { readonly address: NonNullable<AfterSales['returnAddress']> }) =>
  [address.name, address.address, address.mobile].filter(Boolean).map(line => <p key={line}>{line}</p>)

function Replacement({ replacement }: { readonly replacement: NonNullable<AfterSales['replacement']> }) {
  const t = useTranslations('account.orderDetail')
  const { providerName, trackingNo, trackingUrl } = replacement
  return (
    <>
      <p>
        {providerName} {trackingNo}
      </p>
      {trackingUrl && (
        <p>
          <a href={trackingUrl} target="_blank" rel="noreferrer">
            {t('track')}
          </a>
        </p>
      )}
    </>
  )
}
