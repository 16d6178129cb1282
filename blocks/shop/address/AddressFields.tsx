import { MAX_EMAIL } from '#api/rules/email-address.ts'
import { MAX_NAME } from '#api/rules/person.ts'
import { addressAreas, PHONE_AREAS } from '#api/rules/phone.ts'
import { ADDRESS_COUNTRIES, MAX_ADDRESS_LINE, MAX_PLACE } from '#api/rules/postal-address.ts'
import { regionsBelow } from '#api/rules/region-tree.ts'
import { isRegion } from '#api/rules/regions.ts'
import { PhoneField } from '#ui/phone-field/PhoneField.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import formStyles from '../form/forms.module.css'
import type { FormOf } from '../form/useForm.ts'
import { addressCountry, type AddressValues, type EmailQuestion, hasCity } from './address-rules.ts'

/** Form that these fields need: any form that holds an address has it. */
type AddressForm = Pick<FormOf<AddressValues>, 'values' | 'text' | 'setArea'>

/** Whose address it is, for the browser's autofill. */
type Purpose = 'shipping' | 'billing'

interface Props {
  readonly form: AddressForm
  /** Codes of the countries to choose from, all five unless given; a single one is not asked for. */
  readonly countries?: readonly string[]
  readonly email?: EmailQuestion
  readonly purpose?: Purpose
}

interface PartProps {
  readonly form: AddressForm
  readonly purpose: Purpose
}

const MAX_NUMBER = 30
const MAX_ZIPCODE = 10
const ALL_COUNTRIES = regionsBelow().map(({ code }) => code)

/**
 * The fields of an address, as its country writes it. Shown in any form of the kit that holds `AddressValues`; judge with
 * `addressProblems`, send `addressInput`. Source: M-275, M-296, C-272, C-273, MO-47, MO-51.
 */
export function AddressFields({
  form,
  countries = ALL_COUNTRIES,
  email = 'none',
  purpose = 'shipping',
}: Props) {
  const { countryId } = form.values
  const part = { form, purpose }
  return (
    <>
      {countries.length > 1 && <CountryField {...part} countries={countries} />}
      <NameFields {...part} />
      <div className={formStyles.pair}>
        <MobileField {...part} />
        {email !== 'none' && <EmailField {...part} isOptional={email === 'optional'} />}
      </div>
      <Places {...part} key={countryId} />
    </>
  )
}

/** Collector of a parcel: a name and a number. */
export const CollectorFields = ({ form }: { readonly form: AddressForm }) => (
  <>
    <NameFields form={form} purpose="shipping" />
    <div className={formStyles.pair}>
      <MobileField form={form} purpose="shipping" />
    </div>
  </>
)

/** Source: C-272, M-295, M-296. */
function CountryField({ form, purpose, countries }: PartProps & { readonly countries: readonly string[] }) {
  const t = useTranslations('address.fields')
  const nameOf = useTranslations('shop.regions')
  return (
    <Select
      {...form.text('countryId')}
      label={t('country')}
      autoComplete={`${purpose} country-name`}
      choices={countries.map(value => ({ value, label: nameOf(addressCountry(value).region) }))}
      // At once: the form reads its fields when this event has gone up, the prefix among them.
      onChoose={code => flushSync(() => form.setArea(addressCountry(code).region))}
      aria-required
    />
  )
}

/** Chinese names begin with the family. */
function NameFields({ form, purpose }: PartProps) {
  const t = useTranslations('address.fields')
  const { locale } = useBlockContext()
  const fields = [
    { name: 'receiverFirstName', label: t('firstName'), token: 'given-name' },
    { name: 'receiverLastName', label: t('lastName'), token: 'family-name' },
  ] as const
  return (
    <div className={formStyles.pair}>
      {(locale === 'zh_HK' ? fields.toReversed() : fields).map(({ name, label, token }) => (
        <TextField
          key={name}
          {...form.text(name)}
          label={label}
          autoComplete={`${purpose} ${token}`}
          maxLength={MAX_NAME * 2}
          aria-required
        />
      ))}
    </div>
  )
}

/** Source: C-273, M-269, M-272, M-296. */
function MobileField({ form, purpose }: PartProps) {
  const { area, countryId } = form.values
  const t = useTranslations('address.fields')
  const nameOf = useTranslations('shop.regions')
  return (
    <PhoneField
      {...form.text('receiverMobile')}
      label={t('mobile')}
      autoComplete={`${purpose} tel-national`}
      areaAutoComplete={`${purpose} tel-country-code`}
      maxLength={MAX_NUMBER}
      aria-required
      areas={addressAreas(addressCountry(countryId).region, isRegion(area) ? area : undefined).map(value => {
        const { prefix } = PHONE_AREAS[value]
        return { value, short: prefix, label: t('areaChoice', { name: nameOf(value), prefix }) }
      })}
      areaName="area"
      areaLabel={t('area')}
      area={area}
      onAreaChange={form.setArea}
    />
  )
}

function EmailField({ form, purpose, isOptional }: PartProps & { readonly isOptional: boolean }) {
  const t = useTranslations('address.fields')
  return (
    <TextField
      {...form.text('receiverEmail')}
      type="email"
      inputMode="email"
      autoComplete={`${purpose} email`}
      maxLength={MAX_EMAIL}
      aria-required={!isOptional}
      label={isOptional ? t('optional', { label: t('email') }) : t('email')}
    />
  )
}

/** Places and lines in the order in which a country asks for them. */
function Places(part: PartProps) {
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
