import type { Bag } from '#api/client/cart/cart.ts'
import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { useMoney } from '../../shop/price/use-money.ts'
import { reloadBag } from '../../shop/cart/bag.ts'
import { bagActions } from '../../shop/cart/bag-actions.ts'
import { useBagChanges } from '../../shop/cart/use-bag-changes.ts'
import { NAMED_PAGES } from '../../page/link-target.ts'
import { miniCartOf, skusToSelect } from './mini-cart.ts'
import styles from './MiniCartPanel.module.css'
import { MiniCartLine } from './MiniCartLine.tsx'

export interface MiniCartPanelProps {
  readonly bag: Bag
  /** Under the total; empty for none. */
  readonly note: string
}

/** Lines, total, and the ways on. Source: L-061 … L-063, L-068 … L-070, LO-73. */
export function MiniCartPanel({ bag, note }: MiniCartPanelProps) {
  const t = useTranslations('service.frame.miniCart')
  const money = useMoney()
  const titleId = useId()
  const { lines, count, price } = miniCartOf(bag)
  const { setQuantity } = useBagChanges()
  useFreshBag(lines)
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
        <ButtonLink variant="line" isWide href={NAMED_PAGES['cart']}>
          {t('view')}
        </ButtonLink>
        <CheckoutButton couponCodes={bag.calculation.discountCodes.map(({ couponCode }) => couponCode)} />
      </div>
    </section>
  )
}

/** Asks for the bag again as the panel opens: prices and stock may have moved on. Source: L-070, LO-115. */
function useFreshBag(lines: Parameters<typeof skusToSelect>[0]) {
  const { api } = useBlockContext()
  const refetch = useEffectEvent(async () => {
    const skus = skusToSelect(lines, location.pathname === NAMED_PAGES['cart'])
    await (skus.length > 0 ? bagActions(api).select(skus, true) : reloadBag(api))
  })
  // A bag that cannot be asked again is shown as it was.
  useEffect(() => void refetch().catch(() => undefined), [])
}

/** Source: L-068, L-069, C-238, C-340. */
function CheckoutButton({ couponCodes }: { readonly couponCodes: readonly string[] }) {
  const t = useTranslations('service.frame.miniCart')
  const { api, isVisitor, go } = useBlockContext()
  const [isBusy, setBusy] = useState(false)
  const onClick = async () => {
    setBusy(true)
    try {
      const { enterCheckout } = await import('../../shop/checkout/enter-checkout.ts')
      const isOnTheWay = await enterCheckout({ api, origin: 'miniCart', couponCodes, isVisitor, go })
      if (!isOnTheWay) showToast(t('refreshed'))
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
