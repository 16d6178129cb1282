import type { MemberProfile } from '#api/client/member.ts'
import { useClock } from '#blocks/use-now.ts'
import { hongKongDay } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBirth } from '../account/useBirth.ts'
import { useForm } from '../forms/useForm.ts'
import { type BirthValues, birthProblems, birthValues, bornOf } from './birth-rules.ts'
import { ConfirmBirth } from './ConfirmBirth.tsx'
import styles from './Profile.module.css'
import { useSaveProfile } from './useSaveProfile.ts'

const MONTHS = Array.from({ length: 12 }, (_, place) => place + 1)

interface Props {
  readonly profile: MemberProfile
  readonly onConfirmed: () => void
}

/** Asks once more before it saves: what is confirmed stays. Source: M-094, M-095, MO-17. */
export function BirthForm({ profile, onConfirmed }: Props) {
  const t = useTranslations('account')
  const { monthName } = useBirth()
  const clock = useClock()
  const save = useSaveProfile()
  const [asked, setAsked] = useState<BirthValues>()
  const form = useForm<BirthValues>({
    initial: birthValues(profile),
    validate: values => birthProblems(values, hongKongDay(clock())),
    send: async values => {
      setAsked(values)
      return []
    },
  })
  const confirm = async (values: BirthValues) => {
    try {
      const refusals = await save({ ...bornOf(values), confirmBirthday: true }, t('profile.birth.saved'))
      setAsked(undefined)
      if (refusals.length > 0) form.refuse(refusals)
      else onConfirmed()
    } catch (error) {
      setAsked(undefined)
      form.fail(error)
    }
  }
  return (
    <form {...form.form} className={styles.form}>
      <p className={styles.note}>{t('profile.birth.intro')}</p>
      <div className={styles.fields}>
        <Select
          {...form.text('birthMonth')}
          label={t('forms.birth.month')}
          hint={t('forms.birth.hint')}
          placeholder={t('forms.birth.choose')}
          autoComplete="bday-month"
          choices={MONTHS.map(month => ({ value: String(month), label: monthName(month) }))}
        />
        <TextField
          {...form.text('birthday')}
          label={t('forms.birth.birthday')}
          type="date"
          min="1900-01-01"
          autoComplete="bday"
        />
      </div>
      {form.notice && <Notice tone="error">{form.notice}</Notice>}
      <div className={styles.send}>
        <Button type="submit" variant="line">
          {t('profile.birth.confirm')}
        </Button>
      </div>
      <ConfirmBirth values={asked} onConfirm={confirm} onClose={() => setAsked(undefined)} />
    </form>
  )
}
