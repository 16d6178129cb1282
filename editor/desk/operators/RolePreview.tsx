import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Role, ROLES } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import account from '../account/account.module.css'
import { groupsOf, screensFor, useScreens } from '../frame/screen.ts'
import { useScreenName } from '../frame/use-screen-name.ts'
import styles from './operators.module.css'

/** Shows the navigation of the desk as each role sees it. */
export function RolePreview() {
  const t = useTranslations('editor.operators.preview')
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
      </div>
      {shown && <PreviewDialog role={shown} onClose={() => setShown(undefined)} />}
    </section>
  )
}

function PreviewDialog({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) {
  const t = useTranslations('editor.operators.preview')
  const groups = useTranslations('editor.desk.groups')
  const roles = useTranslations('editor.roles')
  const nameOf = useScreenName()
  const all = useScreens()
  const seen = screensFor(all, { name: '', role })
  const hidden = all.filter(screen => !seen.includes(screen))
  return (
    <Dialog isOpen size="form" title={t('as', { role: roles(role) })} onClose={onClose}>
      <div className={styles.preview}>
        {groupsOf(seen).map(({ group, screens }) => (
          <section key={group} aria-labelledby={`preview-${group}`}>
            <h3 id={`preview-${group}`}>{groups(group)}</h3>
            <ul>
              {screens.map(screen => (
                <li key={screen.path}>
                  <Icon of={screen.icon} />
                  {nameOf(screen)}
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p>
          {hidden.length === 0
            ? t('everything')
            : t('hidden', { count: hidden.length, names: hidden.map(nameOf).join(t('comma')) })}
        </p>
      </div>
    </Dialog>
  )
}
