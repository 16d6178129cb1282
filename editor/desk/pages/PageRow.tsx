import { formatDateTime } from '#locales/format.ts'
import { otherLocale } from '#locales/locale.ts'
import { IconButton } from '#ui/icon-button/IconButton.tsx'
import { MoreHorizontal } from 'lucide-react'
import { Menu, MenuItem, MenuTrigger, Popover, Pressable } from 'react-aria-components'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import type { PageSummary } from '#content-store/client/types.ts'
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
import styles from '../../kit/parts/screen.module.css'
import { orNull } from '#operators/client/operations.ts'

interface Props {
  readonly page: PageSummary
  readonly operator: Operator
  /** The page in the other language. */
  readonly twin: PageSummary | undefined
  readonly onCopy: (page: PageSummary) => void
  readonly onDuplicate: (page: PageSummary) => void
  readonly onMove: (page: PageSummary) => void
  readonly onAsk: (question: Question) => void
}

export function PageRow(props: Props) {
  const { page, operator } = props
  const t = useTranslations('editor.pages')
  const languages = useTranslations('editor.language')
  const { uiLocale } = useEnvironment()
  const name = page.title || page.path
  const isOpen = mayEdit(operator.role, page.path)
  return (
    <tr>
      <th scope="row">
        {isOpen ? <Link to={`/pages/${page.key}`}>{name}</Link> : <span>{name}</span>}
        <small>{page.path}</small>
        {!isOpen && <small>{t('adminsOnly')}</small>}
        {page.isIndexed === false && <small>{t('notIndexed')}</small>}
      </th>
      <td className={styles.short}>
        {languages(page.locale)}
        <small>
          <Twin {...props} />
        </small>
      </td>
      <td>
        <span className={styles.status} data-status={page.status}>
          {t(`statuses.${page.status}`)}
        </span>
        {page.liveVersion !== null && <small>{t('version', { version: page.liveVersion })}</small>}
        <LivePeriod page={page} />
      </td>
      <td className={styles.short} data-label={t('saved')}>
        {formatDateTime(page.savedAt, uiLocale)}
        <small>{page.savedBy}</small>
      </td>
      <td className={styles.actions}>
        <RowMenu {...props} />
      </td>
    </tr>
  )
}

/** State of the page in the other language, and the way there. */
function Twin({ page, twin, operator: { role }, onCopy }: Props) {
  const t = useTranslations('editor.pages')
  const languages = useTranslations('editor.language')
  if (twin) {
    const text = t('twin', { language: languages(twin.locale), status: t(`statuses.${twin.status}`) })
    return mayEdit(role, twin.path) ? <Link to={`/pages/${twin.key}`}>{text}</Link> : text
  }
  const text = t('noTwin', { language: languages(otherLocale(page.locale)) })
  return mayEdit(role, page.path) ? (
    <button type="button" className={styles.way} onClick={() => onCopy(page)}>
      {text}
    </button>
  ) : (
    text
  )
}

/** Actions that the operator's role forbids stay in sight, with the reason in their place. */
function RowMenu({ page, operator: { role }, twin, onCopy, onDuplicate, onMove, onAsk }: Props) {
  const t = useTranslations('editor.pages')
  const { operations } = useEnvironment()
  // The dialog gives the focus back to what has it now: the menu must have closed by then.
  const ask = (kind: Question['kind']) => afterFocusSettles(() => onAsk({ kind, page }))
  const exportPage = async () => {
    try {
      const detail = await orNull(operations.read('pages.find', { key: page.key }))
      if (detail) savePageFile(detail)
      else toastError(t('gone'))
    } catch (error) {
      toastError(error instanceof Error ? error.message : String(error))
    }
  }
  const isLive = page.liveVersion !== null
  const isPublisher = mayPublish(role, page.path)
  const isDeleter = may({ role }, 'pages.remove')
  return (
    <MenuTrigger>
      <Pressable>
        <IconButton icon={MoreHorizontal} label={t('actionsFor', { name: page.title || page.path })} />
      </Pressable>
      <Popover className={parts.popover ?? ''} placement="bottom end">
        <Menu className={parts.list ?? ''} aria-label={t('actions')}>
          <MenuItem
            isDisabled={twin !== undefined || !mayEdit(role, page.path)}
            onAction={() => afterFocusSettles(() => onCopy(page))}
          >
            {twin ? t('hasTwin') : t('copy')}
          </MenuItem>
          <MenuItem
            isDisabled={creatableType(page.type) === undefined}
            onAction={() => afterFocusSettles(() => onDuplicate(page))}
          >
            {t('duplicate')}
          </MenuItem>
          <MenuItem
            isDisabled={movableType(page.type) === undefined || !isPublisher}
            onAction={() => afterFocusSettles(() => onMove(page))}
          >
            {isPublisher ? t('move') : t('moveNotAllowed')}
          </MenuItem>
          <MenuItem onAction={() => void exportPage()}>{t('export')}</MenuItem>
          <MenuItem isDisabled={!isLive || !isPublisher} onAction={() => ask('unpublish')}>
            {isPublisher ? t('unpublish') : t('unpublishNotAllowed')}
          </MenuItem>
          <MenuItem isDisabled={!isDeleter} onAction={() => ask('remove')}>
            {isDeleter ? t('remove') : t('removeNotAllowed')}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
