import { PHONE_AREAS } from '#api/rules/phone.ts'
import { REGIONS, type Region } from '#api/rules/regions.ts'
import { PhoneField } from '#ui/phone-field/PhoneField.tsx'
import { useTranslations } from 'use-intl'
import { looksLikeEmail } from './identifier.ts'
import type { FormOf } from './useForm.ts'

const MAX_TYPED = 254

/** The five areas beside a number, in login and registration. Source: M-033, M-296, MO-13. */
export function useAreaFields({ values, setArea }: FormOf<{ readonly area: string }>) {
  const t = useTranslations('account.forms')
  const nameOf = useTranslations('shop.regions')
  const areas = REGIONS.map((value: Region) => {
    const short = PHONE_AREAS[value].prefix
    return { value, short, label: t('areaChoice', { name: nameOf(value), prefix: short }) }
  })
  return { areas, areaName: 'area', areaLabel: t('area'), area: values.area, onAreaChange: setArea }
}

interface Props {
  readonly form: FormOf<{ readonly identifier: string; readonly area: string }>
}

/**
 * One field for e-mail and mobile, as password managers know one name per account; the area shows unless it is an e-mail.
 * Source: M-028, M-033, MO-09.
 */
export function IdentifierField({ form }: Props) {
  const t = useTranslations('account.forms')
  return (
    <PhoneField
      {...form.text('identifier')}
      type="text"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={MAX_TYPED}
      aria-required
      label={t('identifier')}
      {...useAreaFields(form)}
      isAreaHidden={looksLikeEmail(form.values.identifier)}
    />
  )
}
