import { REGIONS } from '#api/rules/regions.ts'
import { Select } from '#ui/select/Select.tsx'
import { useTranslations } from 'use-intl'
import { BirthFields } from './BirthFields.tsx'
import { OtherContactField } from './ContactFields.tsx'
import styles from './forms.module.css'
import type { MemberValues } from './member-rules.ts'
import { NameFields, TitleFields } from './PersonParts.tsx'
import type { FormOf } from './useForm.ts'

interface Props {
  readonly form: FormOf<MemberValues>
}

/** Details of the new member. Source: M-041, M-042, MO-16. */
export function PersonFields({ form }: Props) {
  const t = useTranslations('account.forms')
  const regionOf = useTranslations('shop.regions')
  return (
    <>
      <div className={styles.pair}>
        <TitleFields form={form} />
      </div>
      <div className={styles.pair}>
        <NameFields
          first={{ ...form.text('firstName'), label: t('firstName') }}
          last={{ ...form.text('lastName'), label: t('lastName') }}
        />
      </div>
      <Select
        {...form.text('countryCode')}
        label={t('country')}
        autoComplete="country"
        choices={REGIONS.map(value => ({ value, label: regionOf(value) }))}
        aria-required
      />
      <div className={styles.pair}>
        <BirthFields form={form} />
      </div>
      <OtherContactField form={form} />
    </>
  )
}
