import type { ScreenOptions } from '../screen/screen.ts'
import { ScreenFrame } from '../screen/ScreenFrame.tsx'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { useTranslations } from 'use-intl'
import { AccountFrame } from './AccountFrame.tsx'
import { AREAS } from './areas.ts'
import { type SectionName, wayOn } from './ways-on.ts'
import styles from './AccountSection.module.css'

/** A part of the account with nothing in it yet: what belongs there, and where to go from here. Source: M-007, M-073. */
export function AccountSection({ options }: ViewProps<ScreenOptions>) {
  const { route } = useBlockContext()
  const name = route.kind === 'screen' && route.screen in wayOn ? (route.screen as SectionName) : 'orders'
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
            action={<ButtonLink href={wayOn[name]}>{t('action')}</ButtonLink>}
          />
        </div>
      </AccountFrame>
    </ScreenFrame>
  )
}
