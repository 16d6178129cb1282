import type { MemberProfile } from '#api/client/account/account.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'
import { Panel } from '../../shop/account/Panel.tsx'
import { useAccountForm } from '../../shop/form/useAccountForm.ts'
import { personChange, personProblems, personValues } from './person-rules.ts'
import { PersonFields } from './PersonFields.tsx'
import styles from './Profile.module.css'
import { useSaveProfile } from '../../shop/account/use-member.ts'

/** Title, names, gender, country. Only what was changed is sent. Source: M-091 … M-093, MO-16, MO-41. */
export function PersonPanel({ profile }: { readonly profile: MemberProfile }) {
  const t = useTranslations('account.profile')
  const save = useSaveProfile()
  const stored = personValues(profile)
  const isChanged = (values: typeof stored) => Object.keys(personChange(values, stored)).length > 0
  const form = useAccountForm({
    initial: stored,
    validate: personProblems,
    send: async values => (isChanged(values) ? save(personChange(values, stored), t('saved')) : []),
  })
  const isDirty = isChanged(form.values)
  return (
    <Panel title={t('basics')}>
      <form {...form.form} className={styles.form}>
        <PersonFields form={form} />
        {form.notice && <Notice tone="error">{form.notice}</Notice>}
        <div className={styles.send}>
          <Button type="submit" isLoading={form.isBusy} aria-disabled={!isDirty}>
            {t('save')}
          </Button>
          <output className={styles.note}>{isDirty && !form.isBusy && t('unsaved')}</output>
        </div>
      </form>
    </Panel>
  )
}
