import type { Bag } from '#api/client/cart/cart.ts'
import type { Arrival } from '#api/client/cart/checkout.ts'
import { Button } from '#ui/button/Button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { goodsAmount, useBag } from '../../shop/cart/bag.ts'
import { BagPart, WithBag } from '../../shop/cart/BagPart.tsx'
import shared from '../../shop/cart/bag.module.css'
import { enterCheckout } from '../../shop/checkout/enter-checkout.ts'
import { wasOnTheWay } from '../../shop/checkout/kept-checkout.ts'
import { OrderBefore } from '../../shop/delivery/OrderBefore.tsx'
import { AmountList } from '../../shop/price/AmountList.tsx'
import { useMoney } from '../../shop/price/use-money.ts'
import type { CartSummaryOptions } from './block.ts'
import { CheckoutBar } from './CheckoutBar.tsx'
import styles from './CartSummary.module.css'

type Calculation = Bag['calculation']

/** Dates of home delivery in Hong Kong. */
type Props = ViewProps<CartSummaryOptions, { readonly arrivals?: readonly Arrival[] | undefined }>

/** Cost of the selected lines. While a change is under way the amounts are grey: they are those before it. Source: C-176, CO-62, CO-68. */
export function CartSummary({ options, data }: Props) {
  return (
    <WithBag placeholder="service.cartSummary">
      {({ calculation }) => <Summary {...{ options, calculation }} arrivals={data?.arrivals ?? []} />}
    </WithBag>
  )
}

interface SummaryProps {
  readonly options: CartSummaryOptions
  readonly calculation: Calculation
  readonly arrivals: readonly Arrival[]
}

function Summary({ options, calculation, arrivals }: SummaryProps) {
  const t = useTranslations('service.cartSummary')
  const { pending } = useBag()
  // Codes say beside their field why they do not count.
  const problems = calculation.userErrors.filter(({ field }) => field !== 'discountCodes')
  const { showFreeFreight, note } = options
  return (
    <BagPart options={options} heading={t('title')} className={styles.summary} isBusy={pending > 0}>
      {calculation.count === 0 && <p className={shared.small}>{t('nothingSelected')}</p>}
      {calculation.count > 0 && showFreeFreight && <FreeFreight calculation={calculation} />}
      <Amounts calculation={calculation} isBusy={pending > 0} />
      {problems.map(({ code, message }) => (
        <p key={code} className={shared.reason}>
          {message}
        </p>
      ))}
      <Checkout calculation={calculation} isReady={calculation.count > 0 && pending === 0} />
      {calculation.count > 0 && (
        <div className={styles.arrival}>
          <OrderBefore arrivals={arrivals} />
        </div>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </BagPart>
  )
}

/** To checkout with the selected lines that can be ordered; has the focus after a login on the way there. Source: C-232 … C-237. */
function Checkout({
  calculation,
  isReady,
}: {
  readonly calculation: Calculation
  readonly isReady: boolean
}) {
  const t = useTranslations('service.cartSummary')
  const { api, go, isVisitor } = useBlockContext()
  const money = useMoney()
  const [isBusy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const press = async () => {
    setBusy(true)
    try {
      const isOnTheWay = await enterCheckout({ api, origin: 'cart', isVisitor, go })
      if (!isOnTheWay) showToast(t('refreshed'))
    } catch {
      showToast(t('failed'), { status: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const onCheckout = () => void (isReady && press())
  const goOn = useEffectEvent(async () => {
    // Without the login the shopper is only looking at the bag again.
    if (wasOnTheWay() && !(await isVisitor())) button.current?.focus()
  })
  // Where the session cannot be read, the page stays as it is.
  useEffect(() => void goOn().catch(() => undefined), [])
  return (
    <>
      <Button
        ref={button}
        isWide
        className={styles.checkout}
        isLoading={isBusy}
        aria-disabled={!isReady}
        onClick={onCheckout}
      >
        {t('checkout')}
      </Button>
      <CheckoutBar {...{ isBusy, isReady, onCheckout, button }} total={money(calculation.amount.amount)} />
    </>
  )
}

function Amounts({ calculation, isBusy }: { readonly calculation: Calculation; readonly isBusy: boolean }) {
  const t = useTranslations('service.cartSummary')
  const money = useMoney()
  const { amount, productAmount, discount, coupon, postage, deductionAmount, count } = calculation
  const rows = [
    { key: 'goods', label: t('goods', { count }), value: money(productAmount.amount) },
    {
      key: 'discount',
      label: t('discount'),
      value: money(-discount.amount),
      isShown: discount.amount > 0,
    },
    { key: 'coupon', label: t('coupon'), value: money(-coupon.amount), isShown: coupon.amount > 0 },
    {
      key: 'postage',
      label: t('postage'),
      value: postage.amount > 0 ? money(postage.amount) : t('free'),
      isShown: count > 0,
    },
    {
      key: 'goDollar',
      label: t('goDollar'),
      value: money(-deductionAmount.amount),
      isShown: deductionAmount.amount > 0,
    },
  ].filter(({ isShown }) => isShown !== false)
  return <AmountList rows={rows} total={{ label: t('total'), value: money(amount.amount) }} isBusy={isBusy} />
}

/** Progress of the bag to free delivery. Source: C-176, CO-69. */
function FreeFreight({ calculation }: { readonly calculation: Calculation }) {
  const t = useTranslations('service.cartSummary')
  const money = useMoney()
  const { missingToFreeFreight: missing } = calculation
  const goods = goodsAmount(calculation)
  const from = goods + (missing?.amount ?? 0)
  return (
    <div className={styles.freight}>
      <p>{missing ? t('freeFreightIn', { amount: money(missing.amount) }) : t('freeFreight')}</p>
      {missing && (
        <progress
          className={styles.progress}
          max={from}
          value={goods}
          aria-label={t('freeFreightProgress')}
        />
      )}
    </div>
  )
}
