import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Role, ROLES } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import account from '../account/account.module.css'
import { PreviewDialog } from './PreviewDialog.tsx'
import screen from '../../kit/parts/screen.module.css'

/** Shows the navigation of the desk as each ready role sees it; those that the shop made have a screen of their own. */
export function RolePreview() {
  const t = useTranslations('editor.operators.preview')
  const own = useTranslations('editor.ownRoles')
  const roles = useTranslations('editor.roles')
  const [shown, setShown] = useState<Role>()
  return (
    <section className={account.part} aria-labelledby="role-preview">
      <h2 id="role-preview">{t('title')}</h2>
      <p>{t('text')}</p>
      <div className={account.buttons}>
        {ROLES.map(role => (
          <Button key={role} variant="line" onClick={() => setShown(role)}>
            {t('as', { role: roles(role) })}
          </Button>
        ))}
        <Link to="/operators/roles" className={screen.way}>
          {own('back')}
        </Link>
      </div>
      {shown && <PreviewDialog holder={{ role: shown }} onClose={() => setShown(undefined)} />}
    </section>
  )
}
