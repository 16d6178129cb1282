import type { PageDetail, ReleaseInfo } from '#content-store/client/types.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Drawer } from '#ui/drawer/Drawer.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockName } from '../parts/block-name.ts'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../environment.ts'
import { differenceOf } from '../model/difference.ts'
import { toastDone, toastError } from '../parts/toasts.ts'
import { mayPublish } from '../rights.ts'
import { newGesture } from '../session/page-session.ts'
import { usePublished } from '../session/use-published.ts'
import { Activity } from './Activity.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import styles from './dialogs.module.css'
import { KeptDrafts } from './KeptDrafts.tsx'
import { RollbackDialog } from './RollbackDialog.tsx'

/**
 * Releases of the page, newest first, and drafts that were replaced; each can become the draft again, and an older release
 * can go live again. The lists are those of the moment they were opened, so that no row moves under the pointer. Source: LO-14.
 */
export function VersionsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('editor.versions')
  const { content } = useEnvironment()
  const { session } = useEditor()
  const { key } = session.detail
  const { data: page, error } = useQuery({
    queryKey: ['versions', key],
    queryFn: async () => (await content.page(key)) ?? session.detail,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Drawer isOpen title={t('title')} onClose={onClose}>
      {error && <p role="alert">{error.message}</p>}
      {page ? <Lists page={page} /> : <p className={styles.quiet}>{t('loading')}</p>}
    </Drawer>
  )
}

function Lists({ page }: { readonly page: PageDetail }) {
  const t = useTranslations('editor.versions')
  const { detail } = usePublished()
  const [asked, setAsked] = useState<ReleaseInfo>()
  const live = detail.releases.find(({ isLive }) => isLive)
  return (
    <>
      <p className={styles.liveNow}>{live ? t('liveNow', { version: live.pageVersion }) : t('noneLive')}</p>
      {page.releases.length === 0 ? (
        <p className={styles.quiet}>{t('none')}</p>
      ) : (
        <ul className={styles.versions}>
          {page.releases.map(release => (
            <Version
              key={release.pageVersion}
              release={release}
              isLive={release.pageVersion === live?.pageVersion}
              onRollBack={() => setAsked(release)}
            />
          ))}
        </ul>
      )}
      <KeptDrafts page={page} />
      <Activity />
      {asked && <RollbackDialog to={asked} live={live} onClose={() => setAsked(undefined)} />}
    </>
  )
}

interface VersionProps {
  readonly release: ReleaseInfo
  readonly isLive: boolean
  readonly onRollBack: () => void
}

function Version({ release, isLive, onRollBack }: VersionProps) {
  const t = useTranslations('editor.versions')
  const { uiLocale, content } = useEnvironment()
  const { session, operator } = useEditor()
  const { detail } = usePublished()
  const [isOpen, setOpen] = useState(false)
  const { pageVersion } = release
  const isAllowed = mayPublish(operator.role, detail.path)
  const { data } = useQuery({
    queryKey: ['release', detail.key, pageVersion],
    queryFn: () => content.release(detail.key, pageVersion),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const takeAsDraft = useMutation({
    mutationFn: () => content.release(detail.key, pageVersion),
    onSuccess(old) {
      session.replaceWith(old, newGesture('restore'))
      toastDone(t('restored', { version: pageVersion }))
    },
    onError: error => toastError(error.message),
  })
  return (
    <li>
      <div className={styles.row}>
        <strong>{t('version', { version: pageVersion })}</strong>
        {isLive && <span className={styles.live}>{t('live')}</span>}
      </div>
      <span>{release.title}</span>
      <small>
        {t('by', { name: release.publishedBy, time: formatDateTime(release.publishedAt, uiLocale) })}
        {release.rolledBackFrom !== null && ` · ${t('from', { version: release.rolledBackFrom })}`}
      </small>
      {release.accepted.length > 0 && <AcceptedWarnings accepted={release.accepted} />}
      <div className={styles.row}>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('compare')}
        </Button>
        <Button variant="quiet" isLoading={takeAsDraft.isPending} onClick={() => takeAsDraft.mutate()}>
          {t('restore')}
        </Button>
        {/* Stands on the live version too, switched off: a row keeps its height whichever version is live. */}
        <Button variant="line" disabled={!isAllowed || isLive} onClick={onRollBack}>
          {t('rollback')}
        </Button>
      </div>
      {isOpen && data && <DifferenceList difference={differenceOf(data, session.content())} />}
      {!isAllowed && !isLive && <small>{t('notAllowed')}</small>}
    </li>
  )
}

/** What a version went live with although it was pointed out, and who took it. */
function AcceptedWarnings({ accepted }: Pick<ReleaseInfo, 'accepted'>) {
  const t = useTranslations('editor.versions')
  const kind = useTranslations('editor.problems.kind')
  const name = useBlockName()
  const { session } = useEditor()
  const { uiLocale } = useEnvironment()
  return (
    <details>
      <summary>{t('accepted', { count: accepted.length })}</summary>
      <ul>
        {accepted.map(({ problem, blockId, path, detail, by, at }) => {
          const node = session.page.node(blockId)
          return (
            <li key={`${problem} ${blockId} ${path} ${detail}`}>
              {[node ? name(node) : blockId, kind(problem), detail].filter(Boolean).join(' · ')}{' '}
              <small>{t('by', { name: by, time: formatDateTime(at, uiLocale) })}</small>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
