import { TextField } from '#ui/text-field/TextField.tsx'
import { useTranslations } from 'use-intl'

/** Longest number of a paper that the shop takes. */
const LONGEST = 100

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Number of the paper that a change of stock goes back to. */
export function DocumentField({ value, onChange }: Props) {
  const t = useTranslations('editor.stock')
  return (
    <TextField
      label={t('document')}
      hint={t('documentHint')}
      maxLength={LONGEST}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
