import type { ViewProps } from '../../page/view.ts'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import styles from './Password.module.css'
import { useTranslations } from 'use-intl'
import { AccountFrame } from '../../shop/account/AccountFrame.tsx'
import { NoPassword } from './NoPassword.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'

/** Changes the password of a member who knows the current one. Source: M-065 … M-067, M-069, MO-30. */
export function ChangePassword({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('account.password')
  return (
    <AccountFrame options={options} title={t('title')} skeleton={<PasswordSkeleton />}>
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

/** As tall as the form. */
const PasswordSkeleton = () => (
  <SkeletonGroup>
    <Skeleton shape="box" ratio="auto" className={styles.waiting} />
  </SkeletonGroup>
)
