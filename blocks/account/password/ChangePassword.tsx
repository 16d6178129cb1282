import { useTranslations } from 'use-intl'
import { AccountFrame } from '../../shop/account/AccountFrame.tsx'
import { NoPassword } from './NoPassword.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { PasswordSkeleton } from './PasswordSkeleton.tsx'

/** A new password for who knows the old one. Source: M-065 … M-067, M-069, MO-30. */
export function ChangePassword() {
  const t = useTranslations('account.password')
  return (
    <AccountFrame title={t('title')} skeleton={<PasswordSkeleton />}>
      {({ hasPassword, email, mobile }) =>
        hasPassword ? (
          <PasswordPanel account={email ?? mobile ?? ''} />
        ) : (
          <NoPassword canReset={email !== null || mobile !== null} />
        )
      }
    </AccountFrame>
  )
}
