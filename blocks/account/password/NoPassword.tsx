import { ButtonLink } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import KeyRound from 'lucide-react/icons/key-round'
import { useTranslations } from 'use-intl'
import { LeaveTo } from '../../shop/account/LeaveTo.tsx'
import styles from './Password.module.css'

/**
 * For members of a third party, who never chose a password: the reset page sets one, and takes only who is not logged in.
 * Source: M-068, M-081, M-232, MO-98.
 *
 * @param canReset whether a code could reach them
 */
export function NoPassword({ canReset }: { readonly canReset: boolean }) {
  const t = useTranslations('account.password')
  return (
    <div className={styles.none}>
      <EmptyState
        icon={KeyRound}
        title={t('none')}
        text={canReset ? t('noneText') : t('noneNoContact')}
        action={
          canReset ? (
            <LeaveTo to="/resetPassword">{t('setUp')}</LeaveTo>
          ) : (
            <ButtonLink href="/user/profile">{t('toProfile')}</ButtonLink>
          )
        }
      />
    </div>
  )
}
