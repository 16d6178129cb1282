import { MAX_ADDRESS_LINE, MAX_PLACE } from '#api/rules/postal-address.ts'
import { useTranslations } from 'use-intl'
import type { FormSettings } from '../form/form-state.ts'
import type { FormValues } from '../form/form-values.ts'
import { useForm } from '../form/useForm.ts'
import type { AddressProblem } from './address-rules.ts'

/** Says what is wrong with an address, in the page's language. For forms that ask for more than an address too. */
export function useAddressWords() {
  const t = useTranslations('address.errors')
  return (problem: AddressProblem) =>
    t(problem, { max: problem === 'placeLong' ? MAX_PLACE : MAX_ADDRESS_LINE })
}

/** `useForm` with the words of addresses (text group `address`). */
export function useAddressForm<Values extends FormValues>(
  settings: Omit<FormSettings<Values, AddressProblem>, 'texts'>,
) {
  const t = useTranslations('address.errors')
  const problem = useAddressWords()
  return useForm<Values, AddressProblem>({
    ...settings,
    texts: { problem, check: count => t('check', { count }), network: t('network'), server: t('server') },
  })
}
