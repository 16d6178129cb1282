import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useTranslations } from 'use-intl'
import { useBirth } from './useBirth.ts'
import type { FormOf } from './useForm.ts'

interface Props {
  readonly form: FormOf<{ readonly birthMonth: string; readonly birthday: string }>
}

const MONTHS = Array.from({ length: 12 }, (_, place) => place + 1)

/** Month or day; either is enough. Source: M-042, M-094, MO-17. */
export function BirthFields({ form }: Props) {
  const t = useTranslations('account.forms.birth')
  const { monthName } = useBirth()
  return (
    <>
      <Select
        {...form.text('birthMonth')}
        label={t('month')}
        hint={t('hint')}
        autoComplete="bday-month"
        placeholder={t('choose')}
        choices={MONTHS.map(month => ({ value: String(month), label: monthName(month) }))}
      />
      <TextField
        {...form.text('birthday')}
        label={t('birthday')}
        type="date"
        autoComplete="bday"
        min="1900-01-01"
      />
    </>
  )
}
