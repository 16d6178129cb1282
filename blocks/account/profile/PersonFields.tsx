import { APPELLATIONS, MAX_NAME, SEXES } from '#api/rules/person.ts'
import { REGIONS } from '#api/rules/regions.ts'
import { useBlockContext } from '../../page/view.ts'
import { RadioRow } from '#ui/radio-row/RadioRow.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useTranslations } from 'use-intl'
import type { FormOf } from '../../shop/form/useForm.ts'
import type { PersonValues } from './person-rules.ts'
import styles from './Profile.module.css'

interface Props {
  readonly form: FormOf<PersonValues>
}

const NAMES = {
  lastName: { autoComplete: 'family-name' },
  firstName: { autoComplete: 'given-name' },
} as const

/** Source: M-091, MO-16. */
export function PersonFields({ form }: Props) {
  const t = useTranslations('account')
  const nameOfRegion = useTranslations('shop.regions')
  const { locale } = useBlockContext()
  // Chinese names begin with the family.
  const names =
    locale === 'zh_HK' ? (['lastName', 'firstName'] as const) : (['firstName', 'lastName'] as const)
  return (
    <div className={styles.fields}>
      <Select
        {...form.text('appellation')}
        label={t('forms.appellation.label')}
        autoComplete="honorific-prefix"
        placeholder={t('forms.appellation.choose')}
        choices={APPELLATIONS.map(value => ({ value, label: t(`forms.appellation.${value}`) }))}
        aria-required
      />
      <RadioRow
        {...form.text('sex')}
        label={t('forms.sex.label')}
        choices={SEXES.map(value => ({ value, label: t(`forms.sex.${value}`) }))}
        aria-required
      />
      {names.map(name => (
        <TextField
          key={name}
          {...form.text(name)}
          {...NAMES[name]}
          label={t(`forms.${name}`)}
          maxLength={MAX_NAME * 2}
          aria-required
        />
      ))}
      <TextField
        {...form.text('nickName')}
        label={t('profile.nickName')}
        hint={t('profile.nickNameHint')}
        autoComplete="nickname"
        maxLength={MAX_NAME * 2}
      />
      <Select
        {...form.text('countryCode')}
        label={t('profile.country')}
        autoComplete="country"
        choices={REGIONS.map(value => ({ value, label: nameOfRegion(value) }))}
        aria-required
      />
    </div>
  )
}
