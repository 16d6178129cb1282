import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { safePath } from '#blocks/shop/links/safe-path.ts'
import { UiLanguage } from '../parts/UiLanguage.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useEnvironment } from '../environment.ts'
import { PageNotice } from '../parts/PageNotice.tsx'
import { useShopName } from '../use-shop-name.ts'
import { useArriveElsewhere, useIsSignedOutIdle, useMe } from '../queries.ts'
import styles from './SignIn.module.css'
import { SignInForm } from './SignInForm.tsx'

/** Destination after signing in: a path of the editor, never anywhere else. */
export const safeReturn = (wanted: string | null) => safePath(wanted) ?? '/'

export function SignIn() {
  const t = useTranslations('editor.signIn')
  const shop = useShopName()
  const [search] = useSearchParams()
  const go = useNavigate()
  const { data: me } = useMe()
  useArriveElsewhere()
  const isIdle = useIsSignedOutIdle()
  const { practice } = useEnvironment()
  const target = safeReturn(search.get('to'))
  if (me) return <Navigate to={target} replace />
  if (practice) return <NotEntered home={practice.home} />
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <header>
          <p className={styles.mark}>{shop}</p>
          <h1>{t('title')}</h1>
        </header>
        {isIdle && <Notice>{t('idle')}</Notice>}
        <SignInForm onSignedIn={() => void go(target, { replace: true })} />
        <footer>
          <a href="/">{t('toShop')}</a>
          <UiLanguage />
        </footer>
      </div>
    </main>
  )
}

/** In place of the form in a practice shop, whose operators sign in at the shop. */
function NotEntered({ home }: { readonly home: string }) {
  const t = useTranslations('editor.practice')
  return (
    <PageNotice text={t('notEntered')} reason={t('notEnteredText')} way={<a href={home}>{t('toShop')}</a>} />
  )
}
