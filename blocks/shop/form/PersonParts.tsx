import { APPELLATIONS, MAX_NAME, SEXES } from '#api/rules/person.ts'
import { RadioRow } from '#ui/radio-row/RadioRow.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import type { FormOf } from './useForm.ts'

interface NameField {
  readonly name: string
  readonly label: string
  readonly error: string | undefined
  readonly defaultValue: string
}

interface NameProps {
  readonly first: NameField
  readonly last: NameField
  /** Section of the browser's autofill, such as `shipping`; a person's own name without it. */
  readonly purpose?: string
}

/** First and last name; Chinese names begin with the family. */
export function NameFields({ first, last, purpose }: NameProps) {
  const { locale } = useBlockContext()
  const fields = [
    { ...first, token: 'given-name' },
    { ...last, token: 'family-name' },
  ]
  return (locale === 'zh_HK' ? fields.toReversed() : fields).map(({ token, ...field }) => (
    <TextField
      key={field.name}
      {...field}
      autoComplete={purpose ? `${purpose} ${token}` : token}
      maxLength={MAX_NAME * 2}
      aria-required
    />
  ))
}

interface TitleProps {
  readonly form: FormOf<{ readonly appellation: string; readonly sex: string }>
}

/** Form of address, and sex. Source: MO-16. */
export function TitleFields({ form }: TitleProps) {
  const t = useTranslations('account.forms')
  return (
    <>
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
    </>
  )
}
