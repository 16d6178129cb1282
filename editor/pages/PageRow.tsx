import { formatDateTime } from '#locales/format.ts'
import { MoreHorizontal } from 'lucide-react'
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator, PageSummary } from '#content-store/client/types.ts'
import { IconButton } from '../parts/Button.tsx'
import controls from '../parts/controls.module.css'
import { may, mayEdit, mayPublish } from '../rights.ts'
import { useWorld } from '../world.ts'
import type { Question } from './ConfirmDialog.tsx'
import styles from './PageList.module.css'

interface Props {
  readonly page: PageSummary
  readonly operator: Operator
  /** It is there in the other language. */
  readonly hasTwin: boolean
  readonly onCopy: (page: PageSummary) => void
  readonly onAsk: (question: Question) => void
}

export function PageRow({ page, operator, hasTwin, onCopy, onAsk }: Props) {
  const t = useTranslations('editor.pages')
  const { uiLocale } = useWorld()
  const name = page.title || page.path
  const isOpen = mayEdit(operator.role, page.path)
  return (
    <tr>
      <th scope="row">
        {isOpen ? <Link to={`/pages/${page.key}`}>{name}</Link> : <span>{name}</span>}
        <small>{page.path}</small>
        {!isOpen && <small>{t('adminsOnly')}</small>}
      </th>
      <td>{t(`languages.${page.locale}`)}</td>
      <td>
        <span className={styles.status} data-status={page.status}>
          {t(`statuses.${page.status}`)}
        </span>
        {page.liveVersion !== null && <small>{t('version', { version: page.liveVersion })}</small>}
      </td>
      <td>
        {formatDateTime(page.savedAt, uiLocale)}
        <small>{page.savedBy}</small>
      </td>
      <td className={styles.actions}>
        <RowMenu page={page} operator={operator} hasTwin={hasTwin} onCopy={onCopy} onAsk={onAsk} />
      </td>
    </tr>
  )
}

/** Actions somebody may not take stay in sight, with the reason in their place. */
function RowMenu({ page, operator: { role }, hasTwin, onCopy, onAsk }: Props) {
  const t = useTranslations('editor.pages')
  const isLive = page.liveVersion !== null
  const isPublisher = mayPublish(role, page.path)
  const isDeleter = may(role, 'delete')
  return (
    <MenuTrigger>
      <IconButton label={t('actionsFor', { name: page.title || page.path })}>
        <MoreHorizontal size={18} aria-hidden />
      </IconButton>
      <Popover className={controls.popover ?? ''} placement="bottom end">
        <Menu className={controls.list ?? ''} aria-label={t('actions')}>
          <MenuItem isDisabled={hasTwin || !mayEdit(role, page.path)} onAction={() => onCopy(page)}>
            {hasTwin ? t('hasTwin') : t('copy')}
          </MenuItem>
          <MenuItem isDisabled={!isLive || !isPublisher} onAction={() => onAsk({ kind: 'unpublish', page })}>
            {isPublisher ? t('unpublish') : t('unpublishNotAllowed')}
          </MenuItem>
          <MenuItem isDisabled={!isDeleter} onAction={() => onAsk({ kind: 'remove', page })}>
            {isDeleter ? t('remove') : t('removeNotAllowed')}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
