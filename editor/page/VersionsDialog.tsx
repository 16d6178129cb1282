import { formatDateTime } from '#locales/format.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toastDone, toastError } from '../parts/toasts.ts'
import { useTranslations } from 'use-intl'
import type { ReleaseInfo } from '#content-store/client/types.ts'
import { differenceOf } from '../model/difference.ts'
import { Button } from '#ui/button/Button.tsx'
import { Drawer } from '#ui/drawer/Drawer.tsx'
import { mayPublish } from '../rights.ts'
import { newGesture } from '../session/page-session.ts'
import { useEditor } from '../editor-context.ts'
import { usePublished } from '../session/use-published.ts'
import { useEnvironment } from '../environment.ts'
import { DifferenceList } from './DifferenceList.tsx'
import styles from './dialogs.module.css'

/** Releases of the page, newest first; an older one can go live again. Source: LO-14. */
export function VersionsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('editor.versions')
  const { detail } = usePublished()
  return (
    <Drawer isOpen title={t('title')} onClose={onClose}>
      {detail.releases.length === 0 ? (
        <p className={styles.quiet}>{t('none')}</p>
      ) : (
        <ul className={styles.versions}>
          {detail.releases.map(release => (
            <Version key={release.pageVersion} release={release} />
          ))}
        </ul>
      )}
    </Drawer>
  )
}

function Version({ release }: { readonly release: ReleaseInfo }) {
  const t = useTranslations('editor.versions')
  const { uiLocale, content } = useEnvironment()
  const { session, operator } = useEditor()
  const { detail, setDetail } = usePublished()
  const [isOpen, setOpen] = useState(false)
  const { pageVersion } = release
  const isAllowed = mayPublish(operator.role, detail.path)
  const { data } = useQuery({
    queryKey: ['release', detail.key, pageVersion],
    queryFn: () => content.release(detail.key, pageVersion),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const rollback = useMutation({
    mutationFn: () => content.rollback(detail.key, pageVersion),
    onSuccess(page) {
      setDetail(page)
      // Rolling back may bring the draft along; without edits of our own we follow it.
      const { state, revision } = session.autosave.status()
      if (state === 'saved' && page.draft.revision !== revision) session.load(page.draft, page.draft)
      toastDone(t('rolledBack', { version: pageVersion, next: page.liveVersion ?? 0 }))
    },
    onError: error => toastError(error.message),
  })
  const takeAsDraft = async () => {
    const old = await content.release(detail.key, pageVersion)
    session.replaceWith(old, newGesture('restore'))
    toastDone(t('restored', { version: pageVersion }))
  }
  return (
    <li>
      <div className={styles.row}>
        <strong>{t('version', { version: pageVersion })}</strong>
        {release.isLive && <span className={styles.live}>{t('live')}</span>}
      </div>
      <span>{release.title}</span>
      <small>
        {t('by', { name: release.publishedBy, time: formatDateTime(release.publishedAt, uiLocale) })}
        {release.rolledBackFrom !== null && ` · ${t('from', { version: release.rolledBackFrom })}`}
      </small>
      <div className={styles.row}>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('compare')}
        </Button>
        <Button variant="quiet" onClick={() => void takeAsDraft()}>
          {t('restore')}
        </Button>
        {release.isLive || (
          <Button
            variant="line"
            disabled={!isAllowed}
            isLoading={rollback.isPending}
            onClick={() => rollback.mutate()}
          >
            {t('rollback')}
          </Button>
        )}
      </div>
      {isOpen && data && <DifferenceList difference={differenceOf(data, session.content())} />}
      {!isAllowed && !release.isLive && <small>{t('notAllowed')}</small>}
    </li>
  )
}
