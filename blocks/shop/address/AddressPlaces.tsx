import { ADDRESS_COUNTRIES, MAX_ADDRESS_LINE, MAX_PLACE } from '#api/rules/postal-address.ts'
import { regionsBelow } from '#api/rules/region-tree.ts'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import formStyles from '../form/forms.module.css'
import type { FormOf } from '../form/useForm.ts'
import { addressCountry, type AddressValues, hasCity } from './address-rules.ts'

/** Form that the fields of an address need: any form that holds an address has it. */
export type AddressForm = Pick<FormOf<AddressValues>, 'values' | 'text' | 'setArea'>

/** Whose address it is, for the browser's autofill. */
export type Purpose = 'shipping' | 'billing'

export interface PartProps {
  readonly form: AddressForm
  readonly purpose: Purpose
}

const MAX_ZIPCODE = 10

/** Places and lines in the order in which a country asks for them. */
export function Places(part: PartProps) {
  const { places, states } = addressCountry(part.form.values.countryId)
  if (states)
    return (
      <>
        <Lines {...part} />
        <SuburbAndState {...part} states={Object.keys(states)} />
        <ZipcodeField {...part} />
      </>
    )
  return (
    <>
      {places === 'codes' ? <CodedPlaces {...part} /> : <TypedPlaces {...part} />}
      <Lines {...part} />
      <ZipcodeField {...part} />
    </>
  )
}

/** District and area of Hong Kong or Macau; the areas are those of the district. Source: M-242, M-275. */
function CodedPlaces({ form, purpose }: PartProps) {
  const t = useTranslations('address.fields')
  const { locale } = useBlockContext()
  const { countryId, districtId } = form.values
  const choicesBelow = (code: string) =>
    regionsBelow(code).map(({ code: value, name }) => ({ value, label: name[locale] }))
  const districts = choicesBelow(countryId)
  const isChosen = districts.some(({ value }) => value === districtId)
  return (
    <div className={formStyles.pair}>
      <Select
        {...form.text('districtId')}
        label={t('districtId')}
        autoComplete={`${purpose} address-level2`}
        placeholder={t('choose')}
        choices={districts}
        aria-required
      />
      <Select
        {...form.text('townId')}
        // The areas of another district are other choices.
        key={isChosen ? districtId : ''}
        label={t('townId')}
        autoComplete={`${purpose} address-level3`}
        placeholder={t('choose')}
        choices={isChosen ? choicesBelow(districtId) : []}
        disabled={!isChosen}
        aria-required
      />
    </div>
  )
}

const LEVELS = { province: 'address-level1', city: 'address-level2', district: 'address-level3' } as const

/** Places of other countries, typed. A country that is one city asks for the district only. Source: M-275, MO-51. */
function TypedPlaces({ form, purpose }: PartProps) {
  const t = useTranslations('address.fields')
  const { countryId: country } = form.values
  const names = hasCity(addressCountry(country))
    ? (['province', 'city', 'district'] as const)
    : (['district'] as const)
  return (
    <div className={formStyles.pair}>
      {names.map(name => (
        <TextField
          key={name}
          {...form.text(name)}
          label={t(name, { country })}
          autoComplete={`${purpose} ${LEVELS[name]}`}
          maxLength={MAX_PLACE}
          aria-required
        />
      ))}
    </div>
  )
}

/** An Australian address has no city beside its suburb. Source: M-275, MO-51. */
function SuburbAndState({ form, purpose, states }: PartProps & { readonly states: readonly string[] }) {
  const t = useTranslations('address.fields')
  const { countryId: country } = form.values
  return (
    <div className={formStyles.pair}>
      <TextField
        {...form.text('district')}
        label={t('district', { country })}
        autoComplete={`${purpose} address-level2`}
        maxLength={MAX_PLACE}
        aria-required
      />
      <Select
        {...form.text('province')}
        label={t('province', { country })}
        autoComplete={`${purpose} address-level1`}
        placeholder={t('choose')}
        choices={states.map(value => ({ value, label: t('state', { state: value }) }))}
        aria-required
      />
    </div>
  )
}

function Lines({ form, purpose }: PartProps) {
  const t = useTranslations('address.fields')
  return (
    <>
      <TextField
        {...form.text('address')}
        label={t('address')}
        hint={t('addressHint')}
        autoComplete={`${purpose} address-line1`}
        maxLength={MAX_ADDRESS_LINE}
        aria-required
      />
      <TextField
        {...form.text('address2')}
        label={t('optional', { label: t('address2') })}
        autoComplete={`${purpose} address-line2`}
        maxLength={MAX_ADDRESS_LINE}
      />
    </>
  )
}

/** Left out where a country has one number only, which is filled in. Source: MO-51. */
function ZipcodeField({ form, purpose }: PartProps) {
  const t = useTranslations('address.fields')
  const { countryId, receiverZipcode } = form.values
  const { fixedZipcode } = addressCountry(countryId)
  if (fixedZipcode !== undefined) return null
  // The number of the country before is none of this one's.
  const isOther = Object.values(ADDRESS_COUNTRIES).some(country => country.fixedZipcode === receiverZipcode)
  return (
    <TextField
      {...form.text('receiverZipcode')}
      defaultValue={isOther ? '' : receiverZipcode}
      label={t('zipcode', { country: countryId })}
      inputMode="numeric"
      autoComplete={`${purpose} postal-code`}
      maxLength={MAX_ZIPCODE}
      aria-required
    />
  )
}
