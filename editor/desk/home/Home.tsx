import { formatDateTime } from '#locales/format.ts'
import { Link, Navigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { usePageName } from '../../kit/page-name.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import screen from '../../kit/parts/screen.module.css'
import { mayEdit } from '../../kit/rights.ts'
import { type ShownCount, useCounts } from '../frame/count.ts'
import { groupsOf, useScreens } from '../frame/screen.ts'
import { useScreenName } from '../frame/use-screen-name.ts'
import { Opening } from '../opening/Opening.tsx'
import { Desk } from '../parts/Desk.tsx'
import { DeskSection } from '../parts/DeskSection.tsx'
import { HomeSales } from './HomeSales.tsx'
import styles from './home.module.css'
import { recentPages } from './recent-pages.ts'

/** Pages shown. */
const RECENT = 6

/** `/`: what waits, the screens, and the pages that changed last. */
export function Home({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.home')
  const [search] = useSearchParams()
  const seesPages = may(operator, 'pages.read')
  // The list of pages was at this address, and so were its dialogs.
  if (search.has('copy')) return <Navigate to={`/pages?${search}`} replace />
  return (
    <Desk title={t('title')}>
      {seesPages && <Opening operator={operator} shows="closed" />}
      <Waiting />
      <HomeSales operator={operator} />
      <ScreenCards />
      {seesPages && <RecentPages operator={operator} />}
      {seesPages && <Opening operator={operator} shows="open" />}
    </Desk>
  )
}

/** Work that waits, each number a link to the rows it counts. */
function Waiting() {
  const t = useTranslations('editor.home')
  const counts = useScreens().flatMap(({ count, alsoWaiting = [] }) => [
    ...(count ? [count] : []),
    ...alsoWaiting,
  ])
  const { shown, isPending, hasFailed } = useCounts(counts)
  return (
    <DeskSection title={t('waiting')}>
      {hasFailed && <Notice tone="error">{t('waitingFailed')}</Notice>}
      {isPending ? (
        <output className={screen.notice}>{t('loading')}</output>
      ) : shown.length === 0 ? (
        !hasFailed && <p className={screen.notice}>{t('nothingWaits')}</p>
      ) : (
        <ul className={styles.waiting}>
          {shown.map(count => (
            <WaitingLink key={count.to} {...count} />
          ))}
        </ul>
      )}
    </DeskSection>
  )
}

const WaitingLink = ({ to, text, short }: ShownCount) => {
  const [before = '', after = ''] = text.split(short)
  return (
    <li>
      <Link to={to} className={styles.number}>
        {before}
        <b>{short}</b>
        {after}
      </Link>
    </li>
  )
}

function ScreenCards() {
  const t = useTranslations('editor.desk.groups')
  const home = useTranslations('editor.home')
  const nameOf = useScreenName()
  const groups = groupsOf(useScreens()).filter(({ group }) => group !== 'home')
  return (
    <DeskSection title={home('screens')}>
      <ul className={styles.groups}>
        {groups.map(({ group, screens }) => (
          <li key={group}>
            <h3>{t(group)}</h3>
            <ul>
              {screens.map(each => (
                <li key={each.path}>
                  <Link to={each.path}>
                    <Icon of={each.icon} />
                    {nameOf(each)}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}

/** Pages that were saved last, by any operator. */
function RecentPages({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.home')
  const { uiLocale } = useEnvironment()
  const nameOf = usePageName()
  const { data, isPending, error, refetch } = useOperation('pages.list', {})
  const pages = recentPages(
    (data ?? []).filter(({ path }) => mayEdit(operator, path)),
    uiLocale,
  ).slice(0, RECENT)
  return (
    <DeskSection
      title={t('recent')}
      action={
        <Link to="/pages" className={styles.all}>
          {t('allPages')}
        </Link>
      }
    >
      {error ? (
        <Notice tone="error">
          {error.message}{' '}
          <Button variant="line" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Notice>
      ) : isPending ? (
        <output className={screen.notice}>{t('loading')}</output>
      ) : pages.length === 0 ? (
        <p className={screen.notice}>{t('noPages')}</p>
      ) : (
        <ul className={styles.recent}>
          {pages.map(page => (
            <li key={page.key}>
              <Link to={`/pages/${page.key}`}>{nameOf(page)}</Link>
              <small>
                {t('saved', {
                  path: page.path,
                  at: formatDateTime(page.savedAt, uiLocale),
                  by: page.savedBy,
                })}
              </small>
            </li>
          ))}
        </ul>
      )}
    </DeskSection>
  )
}
