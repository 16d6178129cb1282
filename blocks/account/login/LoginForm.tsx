import { userLogin } from '#api/client/account/auth.ts'
import { trackLogin } from '../../shop/tracking/tracking.ts'
import { useBlockContext } from '../../page/view.ts'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Send } from '../../shop/form/FormPage.tsx'
import formStyles from '../../shop/form/forms.module.css'
import linkStyles from '../../shop/links/line-link.module.css'
import { asTyped } from '../../shop/form/identifier.ts'
import { EMPTY_LOGIN } from '../../shop/form/login-rules.ts'
import { LoginFields } from '../../shop/form/LoginFields.tsx'
import { useEnter } from '../../shop/form/useEnter.ts'
import { useLoginForm } from '../../shop/form/useLoginForm.ts'
import { keeping } from '../../shop/form/useSearch.ts'
import styles from './Login.module.css'

const never = () => () => undefined
const noUser = () => ''

/** Remembered name; known in the browser only. Source: M-034. */
function useRemembered() {
  const { session } = useBlockContext()
  const contact = useSyncExternalStore(never, session.lastUser, noUser)
  return contact ? { ...EMPTY_LOGIN, ...asTyped(contact), rememberMe: true } : EMPTY_LOGIN
}

/** Login by password. Source: M-025 … M-034, M-278, M-282 … M-285, C-374. */
export function LoginForm({ redirect }: { readonly redirect: string | undefined }) {
  const t = useTranslations('account.login')
  const { api } = useBlockContext()
  const enter = useEnter()
  const initial = useRemembered()
  const { form, code } = useLoginForm({
    initial,
    enter: async (input, { rememberMe }) =>
      enter(await userLogin(api, { ...input, rememberMe }), {
        to: redirect ?? '/',
        remember: rememberMe,
        onEntered: () => trackLogin('passwordLogin'),
      }),
  })
  return (
    <form {...form.form} className={formStyles.form} aria-label={t('title')}>
      <LoginFields form={form} code={code} />
      <div className={styles.row}>
        {/* A mounted checkbox takes no new default: another replaces it once a remembered user is known. */}
        <Checkbox key={String(initial.rememberMe)} {...form.box('rememberMe')} label={t('rememberMe')} />
        <a href={keeping('/resetPassword', redirect)} className={linkStyles.lineLink}>
          {t('forgot')}
        </a>
      </div>
      <Send form={form}>{t('submit')}</Send>
    </form>
  )
}
