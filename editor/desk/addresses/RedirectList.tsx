import { formatDateTime } from '#locales/format.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import type { Redirect } from '#content-store/client/types.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { ConfirmDialog } from '../../kit/parts/ConfirmDialog.tsx'
import { toastDone } from '../../kit/parts/toasts.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { may } from '#operators/rights.ts'
import { LinkingPages } from '../../builder/addresses/LinkingPages.tsx'
import styles from '../../builder/addresses/addresses.module.css'

type Asked = { readonly kind: 'links' | 'remove'; readonly redirect: Redirect }

/** `/redirects`: addresses that pages had, and where they lead. */
export function RedirectList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.addresses')
  const { data: redirects = [], isPending, refetch, error } = useOperation('redirects.list', {})
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  return (
    <Desk title={t('redirects')} introduction={t('redirectsText')}>
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={t('loading')}
        none={t('none')}
        caption={t('redirects')}
        columns={[t('from'), t('to'), t('since')]}
        actions={t('actions')}
      >
        {redirects.map(redirect => (
          <Row
            key={redirect.from}
            redirect={redirect}
            mayRemove={may(operator, 'pages.move')}
            onAsk={kind => setAsked({ kind, redirect })}
          />
        ))}
      </DeskList>
      {asked?.kind === 'links' && <LinksDialog redirect={asked.redirect} onClose={close} />}
      {asked?.kind === 'remove' && <RemoveDialog redirect={asked.redirect} onClose={close} />}
    </Desk>
  )
}

interface RowProps {
  readonly redirect: Redirect
  readonly mayRemove: boolean
  readonly onAsk: (kind: Asked['kind']) => void
}

function Row({ redirect: { from, to, at, by }, mayRemove, onAsk }: RowProps) {
  const t = useTranslations('editor.addresses')
  const { uiLocale } = useEnvironment()
  return (
    <tr>
      <th scope="row">{from}</th>
      <td data-label={t('to')}>
        <a href={to} target="_blank" rel="noreferrer">
          {to}
        </a>
      </td>
      <td data-label={t('since')} className={desk.short}>
        {formatDateTime(at, uiLocale)}
        <small>{by}</small>
      </td>
      <td className={desk.actions}>
        <div className={desk.buttons}>
          <Button variant="quiet" aria-label={t('linksOf', { path: from })} onClick={() => onAsk('links')}>
            {t('links')}
          </Button>
          <Button
            variant="quiet"
            aria-label={t('removeOf', { path: from })}
            disabled={!mayRemove}
            onClick={() => onAsk('remove')}
          >
            {t('remove')}
          </Button>
        </div>
      </td>
    </tr>
  )
}

interface DialogProps {
  readonly redirect: Redirect
  readonly onClose: () => void
}

/** Pages that still link to the old address, and one press that changes them in all drafts. */
function LinksDialog({ redirect: { from, to }, onClose }: DialogProps) {
  const t = useTranslations('editor.addresses')
  const { data: pages, isPending, error } = useOperation('redirects.links-to', { to: from }, { gcTime: 0 })
  const moveLinks = useChange('redirects.move-links')
  const inDrafts = pages?.filter(({ places }) => places.length > 0) ?? []
  const run = () =>
    moveLinks.mutate(
      { from },
      {
        onSuccess: ({ changed, left }) =>
          toastDone(t('linksDone', { count: changed.length, left: left.length })),
      },
    )
  return (
    <Dialog
      isOpen
      size="form"
      title={t('linksTitle', { path: from })}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('close')}
          </Button>
          <Button disabled={inDrafts.length === 0} isLoading={moveLinks.isPending} onClick={run}>
            {t('moveLinks')}
          </Button>
        </>
      }
    >
      <div className={styles.links}>
        {isPending && <output>{t('looking')}</output>}
        {error && <Notice tone="error">{error.message}</Notice>}
        {pages && <p>{t('linkCount', { count: pages.length })}</p>}
        {pages && pages.length > 0 && <LinkingPages pages={pages} />}
        {inDrafts.length > 0 && <p>{t('moveLinksText', { to })}</p>}
        {moveLinks.error && <Notice tone="error">{moveLinks.error.message}</Notice>}
      </div>
    </Dialog>
  )
}

/** Asks before an address leads nowhere. */
function RemoveDialog({ redirect: { from, to }, onClose }: DialogProps) {
  const t = useTranslations('editor.addresses')
  const remove = useChange('redirects.remove')
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      confirm={t('remove')}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ from }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {t('removeText', { from, to })}
    </ConfirmDialog>
  )
}
