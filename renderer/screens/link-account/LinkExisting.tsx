import { linkAccount } from '#api/client/social.ts'
import { trackLogin } from '#blocks/tracking.ts'
import { useBlockContext } from '#blocks/view.ts'
import { useTranslations } from 'use-intl'
import { Send } from '../forms/FormPage.tsx'
import styles from '../forms/forms.module.css'
import { asTyped } from '../forms/identifier.ts'
import { EMPTY_LOGIN } from '../forms/login-rules.ts'
import { LoginFields } from '../forms/LoginFields.tsx'
import { useEnter } from '../forms/useEnter.ts'
import { useLoginForm } from '../forms/useLoginForm.ts'
import type { Pending } from './pending-identity.ts'

interface Props {
  readonly pending: Pending
  readonly onLinked: () => void
}

/** Links to an account by its password. Source: M-057, MO-27. */
export function LinkExisting({ pending, onLinked }: Props) {
  const t = useTranslations('account.linkAccount')
  const { api } = useBlockContext()
  const enter = useEnter()
  const { form, code } = useLoginForm({
    initial: { ...EMPTY_LOGIN, ...asTyped(pending.email || pending.mobile) },
    async enter(input) {
      const answer = await linkAccount(api, {
        ...input,
        appType: pending.type,
        appIdentifier: pending.thirdPartyId,
      })
      return enter(answer, {
        onEntered() {
          trackLogin('ssoLogin')
          onLinked()
        },
      })
    },
  })
  return (
    <form {...form.form} className={styles.form} aria-label={t('existing')}>
      <LoginFields form={form} code={code} />
      <Send form={form}>{t('submitExisting')}</Send>
    </form>
  )
}
