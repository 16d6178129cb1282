import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PageSummary } from '#content-store/client/types.ts'
import { Button } from '#ui/button/Button.tsx'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { keyIn, type MovableType, movableType, pathFor, prefixOf } from '../../core/model/page-path.ts'
import { toastDone } from '../../kit/parts/toasts.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import { LinkingPages } from './LinkingPages.tsx'
import styles from './addresses.module.css'

interface Props {
  readonly page: PageSummary
  /** Called before the page moves: what waits on this screen is saved first. */
  readonly beforeMove?: () => Promise<unknown>
  /** Called with the page at its new address. */
  readonly onMoved: (page: PageSummary) => void
  readonly onClose: () => void
}

/** Gives a page another address, and the links to it if the operator wants. */
export function AddressDialog(props: Props) {
  const type = movableType(props.page.type)
  return type ? <MoveForm {...props} type={type} /> : null
}

function MoveForm({ page, type, beforeMove, onMoved, onClose }: Props & { readonly type: MovableType }) {
  const t = useTranslations('editor.addresses')
  const move = useChange('redirects.move-page')
  const moveLinks = useChange('redirects.move-links')
  const [key, setKey] = useState(() => keyIn(type, page.path))
  const [follows, setFollows] = useState(true)
  const links = useOperation('redirects.links-to', { to: page.path }, { gcTime: 0 })
  const pages = links.data ?? []
  const inDrafts = pages.filter(({ places }) => places.length > 0)
  const path = pathFor(type, key)
  const isReady = path !== undefined && path !== page.path
  const isRunning = move.isPending || moveLinks.isPending

  async function run() {
    if (!path || !isReady || isRunning) return
    await beforeMove?.()
    const moved = await move.mutateAsync({ key: page.key, path })
    if (follows && inDrafts.length > 0) {
      // The page has moved all the same; the redirects' screen offers the links again.
      const done = await moveLinks.mutateAsync({ from: page.path }).catch(() => undefined)
      if (done) toastDone(t('linksDone', { count: done.changed.length, left: done.left.length }))
    }
    toastDone(t('moved', { path: moved.path }))
    onMoved(moved)
  }

  return (
    <Dialog isOpen size="form" title={t('title')} onClose={onClose}>
      <form
        className={desk.form}
        onSubmit={event => {
          event.preventDefault()
          // What failed shows in the form.
          void run().catch(() => undefined)
        }}
      >
        <p>{t('text', { path: page.path })}</p>
        <TextField
          label={t('key')}
          value={key}
          onChange={event => setKey(event.target.value)}
          maxLength={64}
          aria-required
          hint={t('keyHint', { prefix: prefixOf(type) })}
          error={key !== '' && !path ? t('badKey') : undefined}
        />
        <section className={styles.links} aria-label={t('links')}>
          {links.error && <Notice tone="error">{links.error.message}</Notice>}
          {links.isPending && <output>{t('looking')}</output>}
          {links.data && <p>{t('linkCount', { count: pages.length })}</p>}
          {pages.length > 0 && <LinkingPages pages={pages} />}
          {inDrafts.length > 0 && (
            <Checkbox
              label={t('follow', { count: inDrafts.length })}
              checked={follows}
              onChange={event => setFollows(event.target.checked)}
            />
          )}
        </section>
        {move.error && <Notice tone="error">{move.error.message}</Notice>}
        <div className={desk.formFoot}>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={!isReady} isLoading={isRunning}>
            {t('move')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
