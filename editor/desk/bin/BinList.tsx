import { formatDateTime } from '#locales/format.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import type { DeletedPage } from '#content-store/client/types.ts'
import { Button } from '#ui/button/Button.tsx'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { usePageName } from '../../kit/page-name.ts'
import styles from '../../kit/parts/screen.module.css'
import { useEnvironment } from '../../kit/environment.ts'
import { ConfirmDialog } from '../../kit/parts/ConfirmDialog.tsx'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { may } from '#operators/rights.ts'
import { mayPublish } from '../../kit/rights.ts'

/** `/bin`: deleted pages. Publishers restore them; admins remove them for good. */
export function BinList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.bin')
  const { data: pages = [], isPending, refetch, error } = useOperation('bin.list', {})
  const [asked, setAsked] = useState<DeletedPage | 'all'>()
  const isAdmin = may(operator, 'pages.purge')
  return (
    <Desk
      title={t('title')}
      introduction={t('text')}
      action={
        <Button variant="line" disabled={!isAdmin || pages.length === 0} onClick={() => setAsked('all')}>
          {isAdmin ? t('empty') : t('emptyNotAllowed')}
        </Button>
      }
    >
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={t('loading')}
        none={t('none')}
        caption={t('title')}
        columns={[t('page'), t('deleted'), t('goneAt')]}
        actions={t('actions')}
      >
        {pages.map(page => (
          <BinRow key={page.id} page={page} operator={operator} onPurge={() => setAsked(page)} />
        ))}
      </DeskList>
      {asked && <PurgeDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </Desk>
  )
}

interface RowProps {
  readonly page: DeletedPage
  readonly operator: Operator
  readonly onPurge: () => void
}

function BinRow({ page, operator, onPurge }: RowProps) {
  const t = useTranslations('editor.bin')
  const languages = useTranslations('editor.language')
  const { uiLocale } = useEnvironment()
  const restore = useChange('bin.restore', { onError: toastFailure })
  const name = usePageName()(page)
  const onRestore = () =>
    restore.mutate({ id: page.id }, { onSuccess: () => toastDone(t('restored', { name })) })
  return (
    <tr>
      <th scope="row">
        {name}
        <small>
          {page.path} · {languages(page.locale)}
        </small>
      </th>
      <td data-label={t('deleted')} className={styles.short}>
        {formatDateTime(page.deletedAt, uiLocale)}
        <small>{page.deletedBy}</small>
      </td>
      <td data-label={t('goneAt')} className={styles.short}>
        {formatDateTime(page.goneAt, uiLocale)}
      </td>
      <td className={styles.actions}>
        <div className={styles.buttons}>
          <Button
            variant="quiet"
            aria-label={t('restoreOf', { name })}
            disabled={!mayPublish(operator, page.path)}
            isLoading={restore.isPending}
            onClick={onRestore}
          >
            {t('restore')}
          </Button>
          {may(operator, 'pages.purge') && (
            <Button variant="quiet" aria-label={t('purgeOf', { name })} onClick={onPurge}>
              {t('purge')}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}

/** Asks before a page, or all of them, can no longer be restored. */
function PurgeDialog({
  asked,
  onClose,
}: {
  readonly asked: DeletedPage | 'all'
  readonly onClose: () => void
}) {
  const t = useTranslations('editor.bin')
  const purge = useChange('bin.purge', { onError: toastFailure })
  const empty = useChange('bin.empty', { onError: toastFailure })
  const isAll = asked === 'all'
  const run = () =>
    isAll ? empty.mutate({}, { onSuccess: onClose }) : purge.mutate({ id: asked.id }, { onSuccess: onClose })
  return (
    <ConfirmDialog
      title={isAll ? t('emptyTitle') : t('purgeTitle')}
      confirm={t('purge')}
      isPending={purge.isPending || empty.isPending}
      onConfirm={run}
      onClose={onClose}
    >
      {isAll ? t('emptyText') : t('purgeText', { title: asked.title || asked.path, path: asked.path })}
    </ConfirmDialog>
  )
}
