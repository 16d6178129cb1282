import { APPELLATIONS, MAX_NAME, SEXES } from '#api/rules/person.ts'
import { REGIONS } from '#api/rules/regions.ts'
import { useBlockContext } from '../../page/view.ts'
import { RadioRow } from '#ui/radio-row/RadioRow.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useTranslations } from 'use-intl'
import { BirthFields } from './BirthFields.tsx'
import { OtherContactField } from './ContactFields.tsx'
import styles from './forms.module.css'
import type { MemberValues } from './member-rules.ts'
import type { FormOf } from './useForm.ts'

interface Props {
  readonly form: FormOf<MemberValues>
}

/** Chinese names begin with the family. */
function NameFields({ form }: Props) {
  const t = useTranslations('account.forms')
  const { locale } = useBlockContext()
  const last = (
    <TextField
      {...form.text('lastName')}
      key="last"
      label={t('lastName')}
      autoComplete="family-name"
      maxLength={MAX_NAME * 2}
      aria-required
    />
  )
  const first = (
    <TextField
      {...form.text('firstName')}
      key="first"
      label={t('firstName')}
      autoComplete="given-name"
      maxLength={MAX_NAME * 2}
      aria-required
    />
  )
  return <div className={styles.pair}>{locale === 'zh_HK' ? [last, first] : [first, last]}</div>
}

/** Details of the new member. Source: M-041, M-042, MO-16. */
export function PersonFields({ form }: Props) {
  const t = useTranslations('account.forms')
  const regionOf = useTranslations('shop.regions')
  return (
    <>
      <div className={styles.pair}>
        <Select
          {...form.text('appellation')}
          label={t('appellation.label')}
          autoComplete="honorific-prefix"
          placeholder={t('appellation.choose')}
          choices={APPELLATIONS.map(value => ({ value, label: t(`appellation.${value}`) }))}
          aria-required
        />
        <RadioRow
          {...form.text('sex')}
          label={t('sex.label')}
          choices={SEXES.map(value => ({ value, label: t(`sex.${value}`) }))}
          aria-required
        />
      </div>
      <NameFields form={form} />
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
