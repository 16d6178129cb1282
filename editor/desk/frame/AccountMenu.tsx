import { CircleUser } from 'lucide-react'
import { useState } from 'react'
import { Menu, MenuItem, MenuTrigger, Popover, Pressable, Text } from 'react-aria-components'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { afterFocusSettles } from '../../kit/parts/focus-soon.ts'
import { useEnvironment } from '../../kit/environment.ts'
import parts from '../../kit/parts/parts.module.css'
import { useUiLanguage } from '../../kit/parts/UiLanguage.tsx'
import { useRoleName } from '../../kit/role-name.ts'
import { useSignOut } from '../../kit/queries.ts'
import { ChangePasswordDialog } from '../../kit/sign-in/ChangePasswordDialog.tsx'
import styles from './frame.module.css'

/** Operator who is signed in, and their settings: the editor's language, the password, the way out. */
export function AccountMenu({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.desk')
  const { name } = operator
  const { practice } = useEnvironment()
  const roleName = useRoleName()
  const language = useUiLanguage()
  const signOut = useSignOut()
  const go = useNavigate()
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      <MenuTrigger>
        <Pressable>
          <Button
            variant="quiet"
            className={styles.account}
            aria-label={t('account', { name })}
            icon={<Icon of={CircleUser} />}
          >
            <span className={styles.name}>{name}</span>
          </Button>
        </Pressable>
        <Popover className={parts.popover ?? ''} placement="bottom end">
          <p className={styles.who}>{t('who', { name, role: roleName(operator) })}</p>
          <Menu className={parts.list ?? ''} aria-label={t('account', { name })}>
            <MenuItem textValue={language.name} onAction={language.change}>
              <Text slot="label" lang={language.tag}>
                {language.name}
              </Text>
              <Text slot="description" className="visuallyHidden">
                {language.label}
              </Text>
            </MenuItem>
            <MenuItem onAction={() => void go('/account')}>{t('ownAccount')}</MenuItem>
            {!practice && (
              <MenuItem onAction={() => afterFocusSettles(() => setChanging(true))}>
                {t('changePassword')}
              </MenuItem>
            )}
            <MenuItem onAction={() => signOut.mutate()}>{t('signOut')}</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      {isChanging && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </>
  )
}
