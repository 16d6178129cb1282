import type { ScreenOptions } from '../screen/screen.ts'
import { ScreenFrame } from '../screen/ScreenFrame.tsx'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { useTranslations } from 'use-intl'
import { AccountFrame } from './AccountFrame.tsx'
import { AREAS } from './areas.ts'
import styles from './AccountSection.module.css'

/** Where the button of each empty section leads. */
const NEXT_PAGES = {
  orders: '/list',
  refundRecords: '/user/orders',
  refundDetail: '/user/refund-record',
  goDollar: '/list',
  addresses: '/list',
  addressUpdate: '/user/address',
} as const

type SectionName = keyof typeof NEXT_PAGES

/** A section of the account that is empty: what will stand there, and where to go next. Source: M-007, M-073. */
export function AccountSection({ options }: ViewProps<ScreenOptions>) {
  const { route } = useBlockContext()
  const name =
    route.kind === 'screen' && route.screen in NEXT_PAGES ? (route.screen as SectionName) : 'orders'
  const t = useTranslations(`account.accountSection.${name}`)
  const icon = AREAS.find(({ screens }) => (screens as readonly string[]).includes(name))?.icon
  return (
    <ScreenFrame options={options}>
      <AccountFrame title={t('title')}>
        <div className={styles.empty}>
          <EmptyState
            {...(icon && { icon })}
            title={t('empty')}
            text={t('text')}
            action={<ButtonLink href={NEXT_PAGES[name]}>{t('action')}</ButtonLink>}
          />
        </div>
      </AccountFrame>
    </ScreenFrame>
  )
}
