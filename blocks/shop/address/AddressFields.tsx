import { addressAreas, PHONE_AREAS } from '#api/rules/phone.ts'
import { regionsBelow } from '#api/rules/region-tree.ts'
import { isRegion } from '#api/rules/regions.ts'
import { PhoneField } from '#ui/phone-field/PhoneField.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import formStyles from '../form/forms.module.css'
import { NameFields } from '../form/PersonParts.tsx'
import { EMAIL_TEXT } from '../form/text-kinds.ts'
import { addressCountry, type EmailQuestion } from './address-rules.ts'
import { type AddressForm, type PartProps, Places, type Purpose } from './AddressPlaces.tsx'

interface Props {
  readonly form: AddressForm
  /** Codes of the countries to choose from, all five unless given; a single one is not asked for. */
  readonly countries?: readonly string[]
  readonly email?: EmailQuestion
  readonly purpose?: Purpose
}

const MAX_NUMBER = 30
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
      <Names {...part} />
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
    <Names form={form} purpose="shipping" />
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

function Names({ form, purpose }: PartProps) {
  const t = useTranslations('address.fields')
  return (
    <div className={formStyles.pair}>
      <NameFields
        first={{ ...form.text('receiverFirstName'), label: t('firstName') }}
        last={{ ...form.text('receiverLastName'), label: t('lastName') }}
        purpose={purpose}
      />
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
      {...EMAIL_TEXT}
      autoComplete={`${purpose} email`}
      aria-required={!isOptional}
      label={isOptional ? t('optional', { label: t('email') }) : t('email')}
    />
  )
}
