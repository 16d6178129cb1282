import { billingAddressQuery, type SavedAddress } from '#api/client/account/address.ts'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { useAccountQueries } from '../../shop/account/use-account-query.ts'
import { AddressFields } from '../../shop/address/AddressFields.tsx'
import {
  billingProblems,
  type BillingValues,
  initialBilling,
  isBilledThere,
} from '../../shop/checkout/billing-rules.ts'
import { useCheckout } from '../../shop/checkout/checkout-store.ts'
import { CheckoutSection } from '../../shop/checkout/CheckoutSection.tsx'
import styles from '../../shop/checkout/checkout.module.css'
import { useSectionForm } from '../../shop/checkout/useSectionForm.ts'
import type { CheckoutBillingOptions } from './block.ts'

/** The delivery address, or another one; a pick-up has none to copy. Source: C-230, C-242, CO-91. */
export function CheckoutBilling({ options }: ViewProps<CheckoutBillingOptions>) {
  const t = useTranslations('checkout.checkoutBilling')
  return (
    <CheckoutSection
      options={options}
      title={options.title || t('title')}
      placeholder="checkout.checkoutBilling"
      room={{ phone: 0.45, wide: 0.45 }}
    >
      {waiting => <KnownBilling waiting={waiting} />}
    </CheckoutSection>
  )
}

/** The last billing address is filled in; without one, or where it cannot be read, the form begins empty. */
function KnownBilling({ waiting }: { readonly waiting: ReactNode }) {
  const { api } = useBlockContext()
  const { data, isPending } = useQuery(
    { ...billingAddressQuery(api), refetchOnWindowFocus: false },
    useAccountQueries(),
  )
  return isPending ? waiting : <BillingForm saved={data ?? null} />
}

function BillingForm({ saved }: { readonly saved: SavedAddress | null }) {
  const t = useTranslations('checkout.checkoutBilling')
  const { destination, collector } = useCheckout()
  const { isPickup } = destination
  const { form, ...fields } = useSectionForm<BillingValues>('billing', {
    initial: initialBilling(saved, collector),
    validate: values => billingProblems(values, isPickup),
  })
  return (
    <form {...form} className={styles.form} aria-label={t('title')}>
      {isPickup ? (
        <p className={styles.note}>{t('pickup')}</p>
      ) : (
        <Checkbox {...fields.box('isSame')} label={t('same')} />
      )}
      {!isBilledThere(fields.values, isPickup) && <AddressFields form={fields} purpose="billing" />}
    </form>
  )
}
