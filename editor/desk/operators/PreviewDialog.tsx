import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { useRoleName } from '../../kit/role-name.ts'
import { groupsOf, screensFor, useScreens } from '../frame/screen.ts'
import { useScreenName } from '../frame/use-screen-name.ts'
import styles from './operators.module.css'
import { useRoleWords } from './use-role-words.ts'

interface Props {
  readonly holder: Pick<Operator, 'role' | 'own'>
  readonly onClose: () => void
}

/** Shows the navigation of the desk as a role sees it, and the limits of the role. */
export function PreviewDialog({ holder, onClose }: Props) {
  const t = useTranslations('editor.operators.preview')
  const groups = useTranslations('editor.desk.groups')
  const roleName = useRoleName()
  const nameOf = useScreenName()
  const words = useRoleWords()
  const all = useScreens()
  const seen = screensFor(all, { name: '', ...holder })
  const hidden = all.filter(screen => !seen.includes(screen))
  const limits = words.limitsOf(holder)
  return (
    <Dialog isOpen size="form" title={t('as', { role: roleName(holder) })} onClose={onClose}>
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
        {limits.map(limit => (
          <p key={limit}>{limit}</p>
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
