import type { MemberProfile } from '#api/client/account/account.ts'
import { useClock } from '../../shop/time/use-now.ts'
import { hongKongDay } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { birthInput, birthProblems, type BirthValues } from '../../shop/form/birth-rules.ts'
import { BirthFields } from '../../shop/form/BirthFields.tsx'
import { useAccountForm } from '../../shop/form/useAccountForm.ts'
import { ConfirmBirth } from './ConfirmBirth.tsx'
import styles from './Profile.module.css'
import { useSaveProfile } from '../../shop/account/use-member.ts'

/** As the fields hold it. */
const birthValues = ({ birthMonth, birthday }: MemberProfile): BirthValues => ({
  birthMonth: birthMonth === null ? '' : String(birthMonth),
  birthday: birthday ?? '',
})

interface Props {
  readonly profile: MemberProfile
  readonly onConfirmed: () => void
}

/** Asks once more before it saves: what is confirmed stays. Source: M-094, M-095, MO-17. */
export function BirthForm({ profile, onConfirmed }: Props) {
  const t = useTranslations('account')
  const clock = useClock()
  const save = useSaveProfile()
  const [asked, setAsked] = useState<BirthValues>()
  const form = useAccountForm<BirthValues>({
    initial: birthValues(profile),
    validate: values => birthProblems(values, hongKongDay(clock())),
    send: async values => {
      setAsked(values)
      return []
    },
  })
  const confirm = async (values: BirthValues) => {
    try {
      const refusals = await save({ ...birthInput(values), confirmBirthday: true }, t('profile.birth.saved'))
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
        <BirthFields form={form} />
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
