import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { UiLanguage } from '../parts/UiLanguage.tsx'
import { useSignOut } from '../queries.ts'
import { FactorSetUp } from './FactorSetUp.tsx'
import { useShopName } from '../use-shop-name.ts'
import styles from './SignIn.module.css'

/** Leads an operator whose role demands a second factor to set it up, before anything else. */
export function SetUpScreen({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('editor.account.setUp')
  const signOut = useSignOut()
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <header>
          <p className={styles.mark}>{useShopName()}</p>
          <h1>{t('demanded')}</h1>
        </header>
        <FactorSetUp
          isReplaced={false}
          onDone={onDone}
          way={
            <Button
              type="button"
              variant="line"
              isLoading={signOut.isPending}
              onClick={() => signOut.mutate()}
            >
              {t('signOut')}
            </Button>
          }
        />
        <footer>
          <UiLanguage />
        </footer>
      </div>
    </main>
  )
}
