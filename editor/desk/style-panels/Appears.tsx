import type { ShownBy, StyleAppearances } from '#desk/styles/appearances.ts'
import { formatDateTime } from '#locales/format.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Uses } from '../../form/media/UseList.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import styles from './panels.module.css'

/** Pages, menus, promotions and campaigns in which shoppers meet a style. */
export function Appears({ style }: { readonly style: string }) {
  const t = useTranslations('editor.stylePanels.appears')
  const { data, error } = useOperation('styles.appears', { style })
  return (
    <>
      {error && <Notice tone="error">{error.message}</Notice>}
      {!data && !error && <output className={styles.summary}>{t('loading')}</output>}
      {data && <Places {...data} />}
    </>
  )
}

function Places({ pages, menus, promotions, campaigns }: StyleAppearances) {
  const t = useTranslations('editor.stylePanels.appears')
  const named = pages.filter(page => page.by.some(({ kind }) => kind === 'product'))
  const grouped = pages.filter(page => !named.includes(page))
  const isNowhere = [pages, menus, promotions, campaigns].every(list => list.length === 0)
  if (isNowhere) return <p className={styles.summary}>{t('none')}</p>
  return (
    <>
      <Part title={t('pages')} isShown={named.length > 0}>
        {label => <Uses uses={named} label={label} />}
      </Part>
      <Part title={t('groupPages')} isShown={grouped.length > 0}>
        {label => (
          <>
            <Groups by={grouped.flatMap(({ by }) => by)} />
            <Uses uses={grouped} label={label} />
          </>
        )}
      </Part>
      <Part title={t('menus')} isShown={menus.length > 0}>
        {label => <Menus menus={menus} label={label} />}
      </Part>
      <Part title={t('promotions')} isShown={promotions.length > 0}>
        {label => <Offers offers={promotions} label={label} />}
      </Part>
      <Part title={t('campaigns')} isShown={campaigns.length > 0}>
        {label => <Offers offers={campaigns} label={label} />}
      </Part>
    </>
  )
}

interface PartProps {
  readonly title: string
  readonly isShown: boolean
  readonly children: (label: string) => ReactNode
}

function Part({ title, isShown, children }: PartProps) {
  const id = useId()
  if (!isShown) return null
  return (
    <div className={styles.group}>
      <h3 id={id}>{title}</h3>
      {children(title)}
    </div>
  )
}

/** Screens of the groups by which pages show a style. */
const SCREENS = { category: 'categories', brand: 'brands', label: 'labels' } as const

function Groups({ by }: { readonly by: readonly ShownBy[] }) {
  const t = useTranslations('editor.stylePanels.appears')
  const { uiLocale } = useEnvironment()
  const groups = new Map(by.map(each => [`${each.kind} ${each.code}`, each]))
  return (
    <p className={styles.plain}>
      {t('by')}{' '}
      {[...groups].map(([key, { kind, code, name }], index) => (
        <span key={key}>
          {index > 0 && ', '}
          {kind === 'product' ? (
            name[uiLocale]
          ) : (
            <Link className={desk.way} to={`/${SCREENS[kind]}/${encodeURIComponent(code)}`}>
              {name[uiLocale]}
            </Link>
          )}
        </span>
      ))}
    </p>
  )
}

function Menus({ menus, label }: Pick<StyleAppearances, 'menus'> & { readonly label: string }) {
  const { uiLocale } = useEnvironment()
  return (
    <ul aria-label={label}>
      {menus.map(({ code, names, by }) => (
        <li key={code} className={styles.place}>
          {names.map(name => name[uiLocale]).join(' › ')}
          {by.kind === 'category' && (
            <small>
              <Link className={desk.way} to={`/categories/${encodeURIComponent(by.code)}`}>
                {by.name[uiLocale]}
              </Link>
            </small>
          )}
        </li>
      ))}
    </ul>
  )
}

interface OffersProps {
  readonly offers: StyleAppearances['promotions']
  readonly label: string
}

function Offers({ offers, label }: OffersProps) {
  const t = useTranslations('editor.stylePanels.appears')
  const { uiLocale } = useEnvironment()
  return (
    <ul aria-label={label}>
      {offers.map(({ code, name, beginTime, endTime, isRunning, isForAll }) => (
        <li key={code} className={styles.place}>
          {name[uiLocale]}
          <small>
            {[
              code,
              t(isRunning ? 'running' : 'planned'),
              `${formatDateTime(beginTime, uiLocale)} – ${formatDateTime(endTime, uiLocale)}`,
              ...(isForAll ? [t('forAll')] : []),
            ].join(' · ')}
          </small>
        </li>
      ))}
    </ul>
  )
}
