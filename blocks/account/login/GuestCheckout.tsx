import { Button } from '#ui/button/Button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext, useIsBuilder } from '../../page/view.ts'
import { enterCheckout } from '../../shop/checkout/enter-checkout.ts'
import { continueAsGuest } from '../../shop/checkout/kept-checkout.ts'
import styles from '../../shop/form/forms.module.css'

/** Goes on to checkout without an account; this tab remembers the choice. Source: C-232, CO-83. */
export function GuestCheckout() {
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
    <section className={styles.aside}>
      <h2 className={styles.asideTitle}>{t('guest')}</h2>
      <p className={styles.note}>{t('guestText')}</p>
      <Button variant="line" isWide isLoading={isBusy} onClick={() => void press()}>
        {t('guestCheckout')}
      </Button>
    </section>
  )
}
