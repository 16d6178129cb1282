import { formatDateTime } from '#locales/format.ts'
import { type Locale, LOCALES } from '#locales/locale.ts'
import { IconButton } from '#ui/icon-button/IconButton.tsx'
import { MoreHorizontal } from 'lucide-react'
import { Menu, MenuItem, MenuTrigger, Popover, Pressable } from 'react-aria-components'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import type { TextsLeft } from '#content-store/client/translation.ts'
import type { PageSummary } from '#content-store/client/types.ts'
import { usePageName } from '../../kit/page-name.ts'
import { afterFocusSettles } from '../../kit/parts/focus-soon.ts'
import { toastError } from '../../kit/parts/toasts.ts'
import { LivePeriod } from '../../kit/parts/LivePeriod.tsx'
import { savePageFile } from '../../builder/transfer/files.ts'
import { creatableType, movableType } from '../../core/model/page-path.ts'
import parts from '../../kit/parts/parts.module.css'
import { may } from '#operators/rights.ts'
import { mayEdit, mayPublish } from '../../kit/rights.ts'
import { useEnvironment } from '../../kit/environment.ts'
import type { Question } from './ConfirmPageDialog.tsx'
import { TextsToDo } from '../translation/TextsToDo.tsx'
import type { PageLanguages } from './filter-pages.ts'
import styles from '../../kit/parts/screen.module.css'
import { orNull } from '#operators/client/operations.ts'

interface Props {
  /** The page in the languages it is in. */
  readonly pages: PageLanguages
  /** Texts to do, by the key of their page. */
  readonly left: ReadonlyMap<string, TextsLeft>
  /** Versions that campaigns show now, by the key of their page. */
  readonly shown: ReadonlyMap<string, number>
  readonly operator: Operator
  readonly onCopy: (page: PageSummary) => void
  readonly onDuplicate: (page: PageSummary) => void
  readonly onMove: (page: PageSummary) => void
  readonly onAsk: (question: Question) => void
}

/** The language that names the page: that of the operator, where the page has it. */
const ownOf = (pages: PageLanguages, uiLocale: Locale) =>
  pages.find(({ locale }) => locale === uiLocale) ?? pages[0]

export function PageRow(props: Props) {
  const { pages, operator } = props
  const t = useTranslations('editor.pages')
  const { uiLocale } = useEnvironment()
  const page = ownOf(pages, uiLocale)
  const name = usePageName()(page)
  const isOpen = mayEdit(operator, page.path)
  const last = pages.toSorted((a, b) => b.savedAt - a.savedAt)[0] ?? page
  return (
    <tr>
      <th scope="row">
        {isOpen ? <Link to={`/pages/${page.key}`}>{name}</Link> : <span>{name}</span>}
        <small>{page.path}</small>
        {!isOpen && <small>{t('adminsOnly')}</small>}
        {pages.some(({ isIndexed }) => isIndexed === false) && <small>{t('notIndexed')}</small>}
      </th>
      <td>
        <ul className={styles.languages}>
          {LOCALES.map(locale => (
            <li key={locale}>
              <Language {...props} locale={locale} />
            </li>
          ))}
        </ul>
      </td>
      <td className={styles.short} data-label={t('saved')}>
        {formatDateTime(last.savedAt, uiLocale)}
        <small>{last.savedBy}</small>
      </td>
      <td className={styles.actions}>
        <RowMenu {...props} />
      </td>
    </tr>
  )
}

/** State of the page in one language, and the way there; where there is none, the way to begin it. */
function Language({ pages, left, shown, locale, operator, onCopy }: Props & { readonly locale: Locale }) {
  const t = useTranslations('editor.pages')
  const languages = useTranslations('editor.language')
  const nameOf = usePageName()
  const page = pages.find(each => each.locale === locale)
  const isOpen = mayEdit(operator, pages[0].path)
  if (!page) {
    const text = t('noTwin', { language: languages(locale) })
    return isOpen ? (
      <button type="button" className={styles.way} onClick={() => onCopy(pages[0])}>
        {text}
      </button>
    ) : (
      <span>{text}</span>
    )
  }
  const inCampaign = shown.get(page.key)
  const version = inCampaign ?? page.liveVersion
  return (
    <>
      {isOpen ? (
        <Link
          to={`/pages/${page.key}`}
          aria-label={t('inLanguage', { action: nameOf(page), language: languages(locale) })}
        >
          {languages(locale)}
        </Link>
      ) : (
        <span>{languages(locale)}</span>
      )}{' '}
      <span className={styles.status} data-status={inCampaign === undefined ? page.status : 'live'}>
        {t(`statuses.${inCampaign === undefined ? page.status : 'period'}`)}
      </span>
      {version !== null && <small>{t('version', { version })}</small>}
      <LivePeriod page={page} />
      <TextsToDo texts={left.get(page.key)} locale={locale} />
    </>
  )
}

/** Actions that the operator's role forbids stay in sight, with the reason in their place. */
function RowMenu({ pages, operator, onCopy, onDuplicate, onMove, onAsk }: Props) {
  const nameOf = usePageName()
  const t = useTranslations('editor.pages')
  const languages = useTranslations('editor.language')
  const translation = useTranslations('editor.translation')
  const navigate = useNavigate()
  const { operations, uiLocale } = useEnvironment()
  const own = ownOf(pages, uiLocale)
  // The dialog gives the focus back to what has it now: the menu must have closed by then.
  const ask = (kind: Question['kind'], page: PageSummary) => afterFocusSettles(() => onAsk({ kind, page }))
  const exportPage = async ({ key }: PageSummary) => {
    try {
      const detail = await orNull(operations.read('pages.find', { key }))
      if (detail) savePageFile(detail)
      else toastError(t('gone'))
    } catch (error) {
      toastError(error instanceof Error ? error.message : String(error))
    }
  }
  const isPublisher = mayPublish(operator, own.path)
  const isDeleter = may(operator, 'pages.remove')
  /** An action on one language names it where the page has two. */
  const said = (action: string, { locale }: PageSummary) =>
    pages.length > 1 ? t('inLanguage', { action, language: languages(locale) }) : action
  return (
    <MenuTrigger>
      <Pressable>
        <IconButton icon={MoreHorizontal} label={t('actionsFor', { name: nameOf(own) })} />
      </Pressable>
      <Popover className={parts.popover ?? ''} placement="bottom end">
        <Menu className={parts.list ?? ''} aria-label={t('actions')}>
          <MenuItem
            isDisabled={pages.length > 1 || !mayEdit(operator, own.path)}
            onAction={() => afterFocusSettles(() => onCopy(own))}
          >
            {pages.length > 1 ? t('hasTwin') : t('copy')}
          </MenuItem>
          {pages.length > 1 && (
            <MenuItem onAction={() => void navigate(`/translations?page=${own.key}`)}>
              {translation('link')}
            </MenuItem>
          )}
          <MenuItem
            isDisabled={creatableType(own.type) === undefined}
            onAction={() => afterFocusSettles(() => onDuplicate(own))}
          >
            {t('duplicate')}
          </MenuItem>
          <MenuItem
            isDisabled={movableType(own.type) === undefined || !isPublisher}
            onAction={() => afterFocusSettles(() => onMove(own))}
          >
            {isPublisher ? t('move') : t('moveNotAllowed')}
          </MenuItem>
          {pages.map(page => (
            <MenuItem key={`export ${page.key}`} onAction={() => void exportPage(page)}>
              {said(t('export'), page)}
            </MenuItem>
          ))}
          {pages.map(page => (
            <MenuItem
              key={`unpublish ${page.key}`}
              isDisabled={page.liveVersion === null || !isPublisher}
              onAction={() => ask('unpublish', page)}
            >
              {said(t(isPublisher ? 'unpublish' : 'unpublishNotAllowed'), page)}
            </MenuItem>
          ))}
          {pages.map(page => (
            <MenuItem key={`remove ${page.key}`} isDisabled={!isDeleter} onAction={() => ask('remove', page)}>
              {said(t(isDeleter ? 'remove' : 'removeNotAllowed'), page)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
