import { collections } from '#desk/collections/collections.ts'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Menu, MenuItem, MenuTrigger, Popover, Pressable, Text } from 'react-aria-components'
import { NavLink, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { useCurrentInView } from '#ui/current-in-view/useCurrentInView.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { afterFocusSettles } from '../../kit/parts/focus-soon.ts'
import parts from '../../kit/parts/parts.module.css'
import { useUiLanguage } from '../../kit/parts/UiLanguage.tsx'
import { useSignOut } from '../../kit/queries.ts'
import { may } from '#operators/rights.ts'
import { ChangePasswordDialog } from '../../kit/sign-in/ChangePasswordDialog.tsx'
import { WaitingCount } from '../../builder/review/WaitingCount.tsx'
import styles from '../../kit/parts/screen.module.css'
import { useKeptFocus } from './use-kept-focus.ts'

interface Props {
  readonly operator: Operator
  readonly title: string
  /** Beside the title. */
  readonly action?: ReactNode
  /** Purpose of the screen, below the title. */
  readonly introduction?: string
  readonly children: ReactNode
}

/** A screen of the operators' desk: where one is, who one is, and the way to the other screens. */
export function Desk({ operator, title, action, introduction, children }: Props) {
  return (
    <div className={styles.screen}>
      <DeskHeader operator={operator} />
      <main ref={useKeptFocus()} className={styles.main}>
        <div className={styles.titleRow}>
          <h1>{title}</h1>
          {action}
        </div>
        {introduction !== undefined && <p className={styles.introduction}>{introduction}</p>}
        {children}
      </main>
    </div>
  )
}

function DeskHeader({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.desk')
  const texts = useTranslations('collections')
  const row = useCurrentInView<HTMLElement>(useLocation().pathname)
  return (
    <header className={styles.header}>
      <p className={styles.mark}>Cairn</p>
      <nav ref={row} aria-label={t('screens')} className={styles.nav}>
        <NavLink to="/" end>
          {t('pages')}
        </NavLink>
        {may(operator, 'orders.read') && <NavLink to="/orders">{t('orders')}</NavLink>}
        {may(operator, 'orders.read') && <NavLink to="/returns">{t('returns')}</NavLink>}
        {collections.map(
          ({ name, rights }) =>
            may(operator, rights.see) && (
              <NavLink key={name} to={`/${name}`}>
                {texts(`${name}.title`)}
              </NavLink>
            ),
        )}
        <NavLink to="/media">{t('media')}</NavLink>
        <NavLink to="/requests">
          {t('requests')}
          <WaitingCount />
        </NavLink>
        <NavLink to="/campaigns">{t('campaigns')}</NavLink>
        <NavLink to="/saved">{t('saved')}</NavLink>
        <NavLink to="/redirects">{t('redirects')}</NavLink>
        <NavLink to="/bin">{t('bin')}</NavLink>
        {may(operator, 'audit.read') && <NavLink to="/audit">{t('audit')}</NavLink>}
        {may(operator, 'operators.manage') && <NavLink to="/operators">{t('operators')}</NavLink>}
        <a href="/">{t('toShop')}</a>
      </nav>
      <AccountMenu operator={operator} />
    </header>
  )
}

/** Operator who is signed in, and their settings: the editor's language, the password, the way out. */
function AccountMenu({ operator: { name, role } }: { readonly operator: Operator }) {
  const t = useTranslations('editor.desk')
  const roles = useTranslations('editor.roles')
  const language = useUiLanguage()
  const signOut = useSignOut()
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      <MenuTrigger>
        <Pressable>
          <Button variant="quiet" className={styles.account} aria-label={t('account', { name })}>
            {name}
            <Icon of={ChevronDown} />
          </Button>
        </Pressable>
        <Popover className={parts.popover ?? ''} placement="bottom end">
          <p className={styles.who}>{t('who', { name, role: roles(role) })}</p>
          <Menu className={parts.list ?? ''} aria-label={t('account', { name })}>
            <MenuItem textValue={language.name} onAction={language.change}>
              <Text slot="label" lang={language.tag}>
                {language.name}
              </Text>
              <Text slot="description" className="visuallyHidden">
                {language.label}
              </Text>
            </MenuItem>
            <MenuItem onAction={() => afterFocusSettles(() => setChanging(true))}>
              {t('changePassword')}
            </MenuItem>
            <MenuItem onAction={() => signOut.mutate()}>{t('signOut')}</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      {isChanging && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </>
  )
}
