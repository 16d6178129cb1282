import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../shop/price/use-money.ts'
import type { CartActions, CartLine } from '../../shop/cart/cart-summary.ts'
import { useToldChange } from '../../shop/cart/use-told-change.ts'
import { NAMED_PAGES } from '../../page/link-target.ts'
import { linesToSelect, type miniCartOf } from './cart-line.ts'
import styles from './MiniCartPanel.module.css'
import { MiniCartLine } from './MiniCartLine.tsx'

export interface MiniCartPanelProps {
  readonly cart: ReturnType<typeof miniCartOf>
  readonly couponCodes: readonly string[]
  /** Absent while nothing can call the cart: there is no checkout button then. */
  readonly actions: CartActions | undefined
  /** Under the total; empty for none. */
  readonly note: string
}

/** Lines, total, and the ways on. Source: L-061 … L-063, L-068 … L-070, LO-73. */
export function MiniCartPanel({ cart, couponCodes, actions, note }: MiniCartPanelProps) {
  const t = useTranslations('service.frame.miniCart')
  const money = useMoney()
  const titleId = useId()
  const { lines, count, price } = cart
  const told = useToldChange()
  const setQuantity = actions && told(actions.setQuantity)
  useFreshBag(lines, actions)
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('title')}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard in every browser */}
      <ul className={styles.lines} tabIndex={0} aria-labelledby={titleId}>
        {lines.map(line => (
          <MiniCartLine key={line.lineId} line={line} setQuantity={setQuantity} />
        ))}
      </ul>
      <p className={styles.total}>
        <span>{t('count', { count })}</span>
        <strong>{money(price)}</strong>
      </p>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.buttons}>
        <ButtonLink variant={actions?.checkout ? 'line' : 'solid'} isWide href={NAMED_PAGES['cart']}>
          {t('view')}
        </ButtonLink>
        {actions?.checkout && <CheckoutButton checkout={actions.checkout} couponCodes={couponCodes} />}
      </div>
    </section>
  )
}

/** Asks for the bag again as the panel opens: prices and stock may have moved on. Source: L-070, LO-115. */
function useFreshBag(lines: readonly CartLine[], actions: CartActions | undefined) {
  const refetch = useEffectEvent(() => {
    const select = linesToSelect(lines, location.pathname === NAMED_PAGES['cart'])
    // A bag that cannot be asked again is shown as it was.
    actions?.refetch(select).catch(() => undefined)
  })
  useEffect(() => refetch(), [])
}

/** Source: L-068, L-069, C-238, C-340. */
function CheckoutButton({
  checkout,
  couponCodes,
}: {
  readonly checkout: NonNullable<CartActions['checkout']>
  readonly couponCodes: readonly string[]
}) {
  const t = useTranslations('service.frame.miniCart')
  const [isBusy, setBusy] = useState(false)
  const onClick = async () => {
    setBusy(true)
    try {
      const result = await checkout({ couponCodes, origin: 'miniCart' })
      if (!result) showToast(t('refreshed'))
    } catch {
      showToast(t('failed'), { status: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button isWide isLoading={isBusy} onClick={() => void onClick()}>
      {t('checkout')}
    </Button>
  )
}
