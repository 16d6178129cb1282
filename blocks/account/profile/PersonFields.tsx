import { MAX_NAME } from '#api/rules/person.ts'
import { REGIONS } from '#api/rules/regions.ts'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useTranslations } from 'use-intl'
import { NameFields, TitleFields } from '../../shop/form/PersonParts.tsx'
import type { FormOf } from '../../shop/form/useForm.ts'
import type { PersonValues } from './person-rules.ts'
import styles from './Profile.module.css'

interface Props {
  readonly form: FormOf<PersonValues>
}

/** Source: M-091, MO-16. */
export function PersonFields({ form }: Props) {
  const t = useTranslations('account')
  const nameOfRegion = useTranslations('shop.regions')
  return (
    <div className={styles.fields}>
      <TitleFields form={form} />
      <NameFields
        first={{ ...form.text('firstName'), label: t('forms.firstName') }}
        last={{ ...form.text('lastName'), label: t('forms.lastName') }}
      />
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
