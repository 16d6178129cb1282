import { linkAccount } from '#api/client/account/identity.ts'
import { trackLogin } from '../../shop/tracking/tracking.ts'
import { useBlockContext } from '../../page/view.ts'
import { useTranslations } from 'use-intl'
import { Send } from '../../shop/form/FormPage.tsx'
import styles from '../../shop/form/forms.module.css'
import { asTyped } from '../../shop/form/identifier.ts'
import { EMPTY_LOGIN } from '../../shop/form/login-rules.ts'
import { LoginFields } from '../../shop/form/LoginFields.tsx'
import { useEnter } from '../../shop/form/useEnter.ts'
import { useLoginForm } from '../../shop/form/useLoginForm.ts'
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
