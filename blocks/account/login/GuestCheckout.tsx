import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext, useIsBuilder } from '../../page/view.ts'
import { enterCheckout } from '../../shop/checkout/enter-checkout.ts'
import { continueAsGuest } from '../../shop/checkout/kept-checkout.ts'
import formStyles from '../../shop/form/forms.module.css'
import styles from './Login.module.css'
import { isEmptyBag, useBag } from '../../shop/cart/bag.ts'

/** The first choice of a shopper who wants to check out: without an account, if the operator offers it. An empty bag says so. Source: C-232, CO-83. */
export function GuestCheckout({ isOffered }: { readonly isOffered: boolean }) {
  const t = useTranslations('account.login')
  const isEmpty = isEmptyBag(useBag().bag)
  if (isEmpty)
    return (
      <section className={styles.guest} data-for="checkout">
        <h2 className={formStyles.asideTitle}>{t('emptyBag')}</h2>
        <p className={formStyles.note}>{t('emptyBagText')}</p>
        <ButtonLink href="/list" isWide>
          {t('shop')}
        </ButtonLink>
      </section>
    )
  return isOffered ? <Offer /> : null
}

/** Goes on to checkout without an account; this tab remembers the choice. */
function Offer() {
  const t = useTranslations('account.login')
  const { api, go, isVisitor } = useBlockContext()
  const isBuilder = useIsBuilder()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    if (isBuilder) return
    setBusy(true)
    continueAsGuest()
    try {
      // Nothing to order: the bag says so.
      if (!(await enterCheckout({ api, origin: 'cart', isVisitor, go }))) go('/cart')
    } catch {
      showToast(t('guestFailed'), { status: 'error' })
      setBusy(false)
    }
  }
  return (
    <section className={styles.guest} data-for="checkout">
      <h2 className={formStyles.asideTitle}>{t('guest')}</h2>
      <p className={formStyles.note}>{t('guestText')}</p>
      <Button isWide isLoading={isBusy} onClick={() => void press()}>
        {t('guestCheckout')}
      </Button>
    </section>
  )
}
