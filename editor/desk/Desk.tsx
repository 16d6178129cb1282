import { type ReactNode, useState } from 'react'
import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator } from '#content-store/client/types.ts'
import { Button } from '#ui/button/Button.tsx'
import { UiLanguage } from '../parts/UiLanguage.tsx'
import { useSignOut } from '../queries.ts'
import { may } from '../rights.ts'
import { ChangePasswordDialog } from '../sign-in/ChangePasswordDialog.tsx'
import styles from './desk.module.css'

interface Props {
  readonly operator: Operator
  readonly title: string
  /** Beside the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A screen of the operators' desk: where one is, who one is, and the way to the other screens. */
export function Desk({ operator, title, action, children }: Props) {
  return (
    <div className={styles.screen}>
      <DeskHeader operator={operator} />
      <main className={styles.main}>
        <div className={styles.titleRow}>
          <h1>{title}</h1>
          {action}
        </div>
        {children}
      </main>
    </div>
  )
}

function DeskHeader({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.desk')
  const signOut = useSignOut()
  const [isChanging, setChanging] = useState(false)
  const role = useTranslations('editor.roles')(operator.role)
  return (
    <header className={styles.header}>
      <p className={styles.mark}>Cairn</p>
      <nav aria-label={t('screens')} className={styles.nav}>
        <NavLink to="/" end>
          {t('pages')}
        </NavLink>
        <NavLink to="/media">{t('media')}</NavLink>
        <NavLink to="/campaigns">{t('campaigns')}</NavLink>
        <NavLink to="/bin">{t('bin')}</NavLink>
        {may(operator.role, 'operators') && <NavLink to="/operators">{t('operators')}</NavLink>}
        <a href="/">{t('toShop')}</a>
      </nav>
      <p className={styles.who}>{t('who', { name: operator.name, role })}</p>
      <UiLanguage />
      <Button variant="quiet" onClick={() => setChanging(true)}>
        {t('changePassword')}
      </Button>
      <Button variant="line" onClick={() => signOut.mutate()}>
        {t('signOut')}
      </Button>
      {isChanging && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </header>
  )
}
