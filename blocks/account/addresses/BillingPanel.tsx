import { billingAddressQuery, saveBillingAddress, type SavedAddress } from '#api/client/account/address.ts'
import { Button } from '#ui/button/Button.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { Panel } from '../../shop/account/Panel.tsx'
import { useAccountQueries, useAccountQuery } from '../../shop/account/use-account-query.ts'
import {
  addressInput,
  addressProblems,
  addressValues,
  emptyAddress,
} from '../../shop/address/address-rules.ts'
import { AddressFields } from '../../shop/address/AddressFields.tsx'
import { AddressText } from '../../shop/address/AddressText.tsx'
import { useAddressForm } from '../../shop/address/useAddressForm.ts'
import styles from './Addresses.module.css'

interface Props {
  readonly addresses: readonly SavedAddress[]
}

/** The one billing address, kept apart from the others. Source: M-104, MO-50. */
export function BillingPanel({ addresses }: Props) {
  const t = useTranslations('account.addresses.billing')
  const { api } = useBlockContext()
  const { data: saved, hasFailed, isRetrying, retry } = useAccountQuery(billingAddressQuery(api))
  const [isOpen, setOpen] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  // The pressed button went away with the form: the focus returns to the one that opened it.
  useEffect(() => {
    if (wasOpen.current && !isOpen) change.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const close = () => setOpen(false)
  return (
    <Panel title={t('title')}>
      {hasFailed ? (
        <ErrorState level={3} onRetry={retry} isRetrying={isRetrying} />
      ) : saved === undefined ? (
        <Skeleton lines={3} />
      ) : isOpen ? (
        <BillingForm start={saved ?? addresses.find(({ isDefault }) => isDefault)} onClose={close} />
      ) : (
        <>
          {saved ? <AddressText address={saved} /> : <p className={styles.note}>{t('none')}</p>}
          <div>
            <Button ref={change} variant="line" onClick={() => setOpen(true)}>
              {saved ? t('change') : t('add')}
            </Button>
          </div>
        </>
      )}
    </Panel>
  )
}

interface FormProps {
  /** Initial values of the fields: the billing address, else the default of the others. */
  readonly start: SavedAddress | undefined
  readonly onClose: () => void
}

function BillingForm({ start, onClose }: FormProps) {
  const t = useTranslations('account.addresses.billing')
  const { api } = useBlockContext()
  const queries = useAccountQueries()
  const form = useAddressForm({
    initial: start ? addressValues(start) : emptyAddress(),
    validate: values => addressProblems(values),
    async send(values) {
      const { code, userErrors } = await saveBillingAddress(api, addressInput(values))
      if (code === null) return userErrors
      await queries.invalidateQueries({ queryKey: billingAddressQuery(api).queryKey })
      showToast(t('saved'), { status: 'success' })
      onClose()
      return undefined
    },
  })
  return (
    <form {...form.form} className={styles.form} aria-label={t('title')}>
      <p className={styles.note}>{t('note')}</p>
      <AddressFields form={form} purpose="billing" />
      {form.notice && <Notice tone="error">{form.notice}</Notice>}
      <div className={styles.send}>
        <Button type="submit" isLoading={form.isBusy}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
