import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useTranslations } from 'use-intl'
import { MomentField } from '../../form/date-time/MomentField.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useLevels } from '../promotions/use-shoppers.ts'
import styles from './coupons.module.css'
import { type IssueForm, MAX_DAYS } from './receivers.ts'

interface Props {
  readonly form: IssueForm
  /** True if the number of days is wrong. */
  readonly isWrong: boolean
  readonly onChange: (change: Partial<IssueForm>) => void
}

/** Fields that narrow the members of an issue. */
export function MemberFilterFields({ form, isWrong, onChange }: Props) {
  const t = useTranslations('editor.codes.issue')
  const { uiLocale } = useEnvironment()
  const levels = useLevels()
  const toggle = (code: string, isOn: boolean) =>
    onChange({ levels: isOn ? [...form.levels, code] : form.levels.filter(each => each !== code) })
  return (
    <>
      <fieldset className={styles.levels}>
        <legend>{t('levels')}</legend>
        <div>
          {levels.map(({ code, name }) => (
            <Checkbox
              key={code}
              label={name[uiLocale]}
              checked={form.levels.includes(code)}
              onChange={({ target }) => toggle(code, target.checked)}
            />
          ))}
        </div>
        <small>{t('levelsHint')}</small>
      </fieldset>
      <div className={styles.filter}>
        <MomentField
          label={t('registeredFrom')}
          granularity="day"
          value={form.registeredFrom}
          onChange={registeredFrom => onChange({ registeredFrom })}
        />
        <MomentField
          label={t('registeredUntil')}
          granularity="day"
          value={form.registeredUntil}
          onChange={registeredUntil => onChange({ registeredUntil })}
        />
        <Select
          label={t('optedIn')}
          value={form.optedIn}
          choices={(['any', 'yes', 'no'] as const).map(value => ({
            value,
            label: t(`optedInChoices.${value}`),
          }))}
          onChoose={optedIn => onChange({ optedIn })}
        />
        <TextField
          label={t('orderedDays')}
          hint={t('orderedHint')}
          error={isWrong ? t('orderedWrong', { max: MAX_DAYS }) : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={form.orderedDays}
          onChange={({ target }) => onChange({ orderedDays: target.value })}
        />
      </div>
    </>
  )
}
