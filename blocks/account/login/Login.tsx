import type { ThirdPartyProviders } from '#api/client/identity.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import { FormPage } from '../../shop/form/FormPage.tsx'
import styles from '../../shop/form/forms.module.css'
import { keeping, useRedirect } from '../../shop/form/useSearch.ts'
import { LoginForm } from './LoginForm.tsx'
import { ThirdParties } from './ThirdParties.tsx'

interface Props {
  /** Without the third parties, where they did not come, one logs in by password. */
  readonly data?: { readonly providers?: ThirdPartyProviders }
}

/** `/login`. Source: M-025 … M-034, L-007. */
export function Login({ data: { providers = [] } = {} }: Props) {
  const t = useTranslations('account.login')
  const redirect = useRedirect()
  return (
    <FormPage title={t('title')} lead={t('lead')}>
      <LoginForm redirect={redirect} />
      <ThirdParties providers={providers} redirect={redirect} />
      <section className={styles.aside}>
        <h2 className={styles.asideTitle}>{t('newHere')}</h2>
        <p className={styles.note}>{t('newText')}</p>
        <ButtonLink href={keeping('/register', redirect)} variant="line" isWide>
          {t('register')}
        </ButtonLink>
      </section>
    </FormPage>
  )
}
