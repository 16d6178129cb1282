import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { DropZone } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import type { ShopImportState } from '#desk/shop/archive-shapes.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { FileButton } from '../../builder/transfer/FileButton.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey, useChange, useOperation } from '../../kit/operations.ts'
import { LoadFailure } from '../parts/LoadFailure.tsx'
import { ArchivePlanView } from './ArchivePlanView.tsx'
import styles from './archive.module.css'
import { ImportProgress } from './ImportProgress.tsx'

/** Time between two looks while an import runs. Milliseconds. */
const LOOK_MS = 1000

/** The newest import. Screens read again what they show once it has ended. */
function useNewestImport() {
  const client = useQueryClient()
  const newest = useOperation(
    'shop.import-state',
    {},
    { refetchInterval: ({ state }) => (state.data?.state === 'running' ? LOOK_MS : false) },
  )
  const state = newest.data?.state
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'running' && state !== 'running') void client.invalidateQueries()
    before.current = state
  }, [client, state])
  return newest
}

/** Sends an archive; the share that was sent goes from 0 to 1. */
function useSending() {
  const { archives } = useEnvironment()
  const [share, setShare] = useState(0)
  const cancelling = useRef<AbortController>(undefined)
  const sending = useMutation({
    mutationFn: (file: File) => {
      setShare(0)
      cancelling.current = new AbortController()
      return archives.send(file, { onProgress: setShare, signal: cancelling.current.signal })
    },
  })
  return {
    ...sending,
    share,
    cancel: () => {
      cancelling.current?.abort()
      sending.reset()
    },
  }
}

/**
 * Imports an archive: the file, what it would add, then how far it is.
 * @param heading of what it would add; a part of a section by default
 */
export function ImportShop({ heading = 'h3' }: { readonly heading?: 'h2' | 'h3' }) {
  const t = useTranslations('editor.archive')
  const client = useQueryClient()
  const newest = useNewestImport()
  const sending = useSending()
  const starting = useChange('shop.import', {
    onDone(started) {
      client.setQueryData(readKey('shop.import-state', {}), started)
      sending.reset()
    },
  })
  const { data: plan } = sending
  if (newest.error) return <LoadFailure error={newest.error} retry={newest.refetch} />
  if (newest.data?.state === 'running') return <ImportProgress running={newest.data} />
  if (sending.isPending)
    return <Sending name={sending.variables.name} share={sending.share} onCancel={sending.cancel} />
  if (plan)
    return (
      <ArchivePlanView
        plan={plan}
        heading={heading}
        isStarting={starting.isPending}
        error={starting.error}
        onStart={() => starting.start({ id: plan.id })}
        onAnother={() => {
          starting.reset()
          sending.reset()
        }}
      />
    )
  return (
    <div className={styles.part}>
      <p>{t('importText')}</p>
      <DropZone
        className={styles.drop ?? ''}
        aria-label={t('drop')}
        onDrop={event => {
          const file = event.items.find(item => item.kind === 'file')
          if (file) void file.getFile().then(sending.mutate)
        }}
      >
        <FileButton accept=".zip,application/zip" label={t('choose')} onFile={sending.mutate} />
        <span>{t('drop')}</span>
      </DropZone>
      {sending.error && <Notice tone="error">{sending.error.message}</Notice>}
      {newest.data && <LastImport last={newest.data} />}
    </div>
  )
}

interface SendingProps {
  readonly name: string
  readonly share: number
  readonly onCancel: () => void
}

function Sending({ name, share, onCancel }: SendingProps) {
  const t = useTranslations('editor.archive')
  return (
    <div className={styles.part}>
      <label className={styles.progress}>
        <span>
          {share < 1 ? t('sending', { name, percent: Math.floor(share * 100) }) : t('checking', { name })}
        </span>
        <progress {...(share < 1 && { value: share })} max={1} />
      </label>
      <Button variant="line" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  )
}

const TONES = { done: 'success', failed: 'error', interrupted: 'warning', running: 'info' } as const

function LastImport({ last: { state, archive, by, at } }: { readonly last: ShopImportState }) {
  const t = useTranslations('editor.archive')
  const { uiLocale } = useEnvironment()
  return (
    <Notice tone={TONES[state]}>
      <div className={styles.wide}>{t(state, { archive })}</div>
      <small>{t('by', { by, time: formatDateTime(at, uiLocale) })}</small>
    </Notice>
  )
}
