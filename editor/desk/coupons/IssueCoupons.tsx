import { Button } from '#ui/button/Button.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextArea } from '#ui/text-field/TextField.tsx'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DeskSection } from '../parts/DeskSection.tsx'
import styles from './coupons.module.css'
import { IssueDryRun } from './IssueDryRun.tsx'
import { MemberFilterFields } from './MemberFilterFields.tsx'
import { EMPTY_ISSUE, type IssueForm, type Receivers, receiversOf } from './receivers.ts'

/** Most members of a pasted list. */
const MAX_LINES = 5000

/** A form that issues coupons to members: those of a list, or all that match. */
export function IssueCoupons({ campaign }: { readonly campaign: string }) {
  const t = useTranslations('editor.codes.issue')
  const [form, setForm] = useState(EMPTY_ISSUE)
  const [isTried, setTried] = useState(false)
  const [asked, setAsked] = useState<Receivers>()
  const set = (more: Partial<IssueForm>) => setForm({ ...form, ...more })
  const receivers = receiversOf(form)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (typeof receivers !== 'string') setAsked(receivers)
  }
  return (
    <DeskSection title={t('form')}>
      <form className={styles.issue} onSubmit={submit} noValidate>
        <Select
          label={t('to')}
          value={form.way}
          choices={(['list', 'filter'] as const).map(value => ({ value, label: t(`ways.${value}`) }))}
          onChoose={way => set({ way })}
        />
        {form.way === 'list' ? (
          <TextArea
            label={t('list')}
            hint={t('listHint', { max: MAX_LINES })}
            error={isTried && receivers === 'list' ? t('listEmpty') : undefined}
            rows={3}
            autoComplete="off"
            spellCheck={false}
            aria-required
            value={form.list}
            onChange={({ target }) => set({ list: target.value })}
          />
        ) : (
          <MemberFilterFields form={form} isWrong={isTried && receivers === 'orderedDays'} onChange={set} />
        )}
        <Button type="submit" variant="line">
          {t('check')}
        </Button>
      </form>
      {asked && (
        <IssueDryRun
          campaign={campaign}
          receivers={asked}
          onClose={isBegun => {
            setAsked(undefined)
            if (!isBegun) return
            setForm(EMPTY_ISSUE)
            setTried(false)
          }}
        />
      )}
    </DeskSection>
  )
}
