import type { MemberProfile } from '#api/client/account/account.ts'
import {
  type AddressBook,
  ADDRESSES_KEY,
  deliveryCountriesQuery,
  type SavedAddress,
  saveAddress,
} from '#api/client/account/address.ts'
import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { showToast } from '#ui/toast/toast.ts'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { AccountFrame } from '../../shop/account/AccountFrame.tsx'
import { Panel } from '../../shop/account/Panel.tsx'
import { useAccountQueries } from '../../shop/account/use-account-query.ts'
import {
  addressInput,
  addressProblems,
  type AddressValues,
  addressValues,
  emptyAddress,
  memberAddress,
  offeredCountries,
} from '../../shop/address/address-rules.ts'
import { AddressFields } from '../../shop/address/AddressFields.tsx'
import { useAddressBook } from '../../shop/address/use-address-book.ts'
import { useAddressForm } from '../../shop/address/useAddressForm.ts'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import styles from './AddressUpdate.module.css'

const ADDRESS_BOOK = '/user/address'

/** Adds an address, or changes the one that `code` names. Source: M-097, M-098, MO-43. */
export function AddressUpdate({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('account.addressUpdate')
  return (
    <AccountFrame
      options={options}
      title={t('title')}
      skeleton={<Waiting />}
      canvas={<AddressForm start={emptyAddress()} book={{ addresses: [], max: 1 }} countryIds={[]} />}
    >
      {profile => <Content profile={profile} />}
    </AccountFrame>
  )
}

function Content({ profile }: { readonly profile: MemberProfile }) {
  const { api } = useBlockContext()
  const { book, hasFailed, retry, isRetrying } = useAddressBook()
  const countries = useQuery(deliveryCountriesQuery(api), useAccountQueries())
  // The page may be saved and left while the address in the bar changes.
  const [code] = useState(() => new URLSearchParams(location.search).get('code'))
  if (hasFailed) return <ErrorState onRetry={retry} isRetrying={isRetrying} />
  if (!book || countries.isPending) return <Waiting />
  const saved = book.addresses.find(address => address.code === code)
  const { data: countryIds = [] } = countries
  if (saved)
    return <AddressForm saved={saved} start={addressValues(saved)} book={book} countryIds={countryIds} />
  if (code) return <Missing />
  if (book.addresses.length >= book.max) return <Full max={book.max} />
  return <AddressForm start={memberAddress(profile, countryIds)} book={book} countryIds={countryIds} />
}

interface FormProps {
  /** The address to change; a new one without it. */
  readonly saved?: SavedAddress
  readonly start: AddressValues
  readonly book: AddressBook
  /** Codes of the countries the shop delivers to; empty where that is not known. */
  readonly countryIds: readonly string[]
}

function AddressForm({ saved, start, book, countryIds }: FormProps) {
  const t = useTranslations('account.addressUpdate')
  const { api, go } = useBlockContext()
  const queries = useAccountQueries()
  const form = useAddressForm<AddressValues & { readonly isDefault: boolean }>({
    initial: { ...start, isDefault: false },
    validate: values => addressProblems(values, 'optional'),
    async send({ isDefault, ...values }) {
      const input = {
        ...addressInput(values, 'optional'),
        isDefault,
        ...(saved && { deliveryMethod: saved.deliveryMethod, selfPickupShopCode: saved.selfPickupShopCode }),
      }
      const { code, userErrors } = await saveAddress(api, input, saved?.code)
      if (code === null) return userErrors
      await queries.invalidateQueries({ queryKey: ADDRESSES_KEY })
      showToast(t('saved'), { status: 'success' })
      go(ADDRESS_BOOK)
      return undefined
    },
  })
  return (
    <Panel title={saved ? t('change') : t('add')}>
      <form {...form.form} className={styles.form} aria-label={saved ? t('change') : t('add')}>
        <AddressFields form={form} email="optional" {...offeredCountries(countryIds, saved?.countryId)} />
        {saved?.isDefault ? (
          <p className={styles.note}>{t('isDefaultAlready')}</p>
        ) : book.addresses.length === 0 ? (
          <p className={styles.note}>{t('first')}</p>
        ) : (
          <Checkbox {...form.box('isDefault')} label={t('isDefault')} />
        )}
        {form.notice && <Notice tone="error">{form.notice}</Notice>}
        <div className={styles.send}>
          <Button type="submit" isLoading={form.isBusy}>
            {t('save')}
          </Button>
          <ButtonLink variant="quiet" href={ADDRESS_BOOK}>
            {t('cancel')}
          </ButtonLink>
        </div>
      </form>
    </Panel>
  )
}

/** The code is of no address of this member. Source: MO-43. */
function Missing() {
  const t = useTranslations('account.addressUpdate')
  return <Instead title={t('missing')} text={t('missingText')} />
}

/** Source: M-101, M-289. */
function Full({ max }: { readonly max: number }) {
  const t = useTranslations('account.addressUpdate')
  return <Instead title={t('full')} text={t('fullText', { max })} />
}

function Instead({ title, text }: { readonly title: string; readonly text: string }) {
  const t = useTranslations('account.addressUpdate')
  return (
    <div className={styles.empty}>
      <EmptyState
        icon={MapPin}
        title={title}
        text={text}
        action={<ButtonLink href={ADDRESS_BOOK}>{t('back')}</ButtonLink>}
      />
    </div>
  )
}

const Waiting = () => (
  <SkeletonGroup className={styles.empty}>
    <Skeleton lines={8} />
  </SkeletonGroup>
)
