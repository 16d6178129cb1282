import { Menu as MenuSign, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { IconButton } from '#ui/icon-button/IconButton.tsx'
import { useMediaQuery } from '../../kit/parts/use-media-query.ts'
import { useShopName } from '../../kit/use-shop-name.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { DeskFind, FindButton, useFind } from './Find.tsx'
import { useFolded } from './folded.ts'
import styles from './frame.module.css'
import { MenuSheet, useMenuSheet } from './MenuSheet.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { type DeskScreen, ScreensProvider, screensFor } from './screen.ts'
import { ScreenLinks } from './ScreenLinks.tsx'
import { ShopLink } from './ShopLink.tsx'
import { focusHeading, useHeadingFocus } from './use-heading-focus.ts'

/** Windows without room for the names of screens beside their lists. */
const NARROW = '(max-width: 1180px)'

interface Props {
  readonly operator: Operator
  readonly screens: readonly DeskScreen[]
  /** The screen at the present address. */
  readonly children: ReactNode
}

/** Surroundings of each screen of the desk: navigation, search and account, beside it or, on a phone, above and below it. */
export function DeskFrame({ operator, screens, children }: Props) {
  const t = useTranslations('editor.desk')
  const own = useMemo(() => screensFor(screens, operator), [screens, operator])
  const isNarrow = useMediaQuery(NARROW)
  const [isFolded, setFolded] = useFolded()
  const content = useHeadingFocus()
  const menu = useMenuSheet()
  const find = useFind()
  return (
    <ScreensProvider value={own}>
      <div className={styles.frame} data-folded={isFolded || isNarrow}>
        <a
          href="#content"
          className="skipLink"
          onClick={event => {
            event.preventDefault()
            focusHeading(content.current)
          }}
        >
          {t('skip')}
        </a>
        <header className={styles.side}>
          <div className={styles.head}>
            <p className={styles.mark}>{useShopName()}</p>
            {isNarrow ? (
              <IconButton icon={MenuSign} label={t('menu')} className={styles.fold} onClick={menu.open} />
            ) : (
              <IconButton
                icon={isFolded ? PanelLeftOpen : PanelLeftClose}
                label={t(isFolded ? 'unfold' : 'fold')}
                className={styles.fold}
                onClick={() => setFolded(!isFolded)}
              />
            )}
          </div>
          <FindButton onFind={find.open} />
          <nav aria-label={t('screens')} className={styles.nav}>
            <ScreenLinks />
          </nav>
          <div className={styles.foot}>
            <ShopLink />
            <AccountMenu operator={operator} />
          </div>
        </header>
        <div ref={content} id="content" className={styles.content}>
          {children}
        </div>
        <PhoneBar onFind={find.open} onMenu={menu.open} />
      </div>
      {find.isOpen && <DeskFind operator={operator} onClose={find.close} />}
      {menu.isOpen && <MenuSheet onClose={menu.close} />}
    </ScreensProvider>
  )
}
