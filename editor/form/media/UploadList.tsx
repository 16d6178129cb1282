import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { X } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { ProgressBar } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { ToolButton } from '../../kit/parts/ToolButton.tsx'
import styles from './media.module.css'
import type { useUploads } from './use-uploads.ts'

interface Props extends Pick<ReturnType<typeof useUploads>, 'uploads' | 'cancel' | 'retry'> {
  /** Gets the focus when the last row leaves with it. */
  readonly next: RefObject<HTMLElement | null>
}

/** Keeps the focus in the list when the button that has it goes: what is sent leaves by itself, what failed is sent again. */
function useFocusInRows(uploads: Props['uploads'], next: Props['next']) {
  const list = useRef<HTMLUListElement>(null)
  /** The row with the focus. */
  const focused = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return
    const rows = list.current?.children ?? []
    const row = rows[Math.min(focused.current, rows.length - 1)]
    focused.current = undefined
    const button = row?.querySelector('button') ?? next.current
    button?.focus()
  }, [uploads, next])
  return {
    ref: list,
    onFocus: ({ target }: React.FocusEvent) => {
      const rows = [...(list.current?.children ?? [])]
      focused.current = rows.findIndex(row => row.contains(target))
    },
    onBlur: () => {
      focused.current = undefined
    },
  }
}

/** Progress of each file, or why it failed. */
export function UploadList({ uploads, cancel, retry, next }: Props) {
  const t = useTranslations('editor.media')
  const focusInRows = useFocusInRows(uploads, next)
  if (uploads.length === 0) return null
  return (
    <ul {...focusInRows} className={styles.uploads} aria-label={t('uploads')}>
      {uploads.map(({ id, name, state, share, message }) =>
        state === 'failed' || state === 'known' ? (
          <li key={id}>
            <Notice tone={state === 'failed' ? 'error' : 'success'}>
              <div className={styles.refused}>
                <span>{state === 'failed' ? t('failed', { name, reason: message }) : message}</span>
                <div className={styles.refusedActions}>
                  {state === 'failed' && (
                    <Button size="s" variant="line" onClick={() => retry(id)}>
                      {t('again')}
                    </Button>
                  )}
                  <Button size="s" variant="quiet" onClick={() => cancel(id)}>
                    {t('dismiss')}
                  </Button>
                </div>
              </div>
            </Notice>
          </li>
        ) : (
          <li key={id} className={styles.upload}>
            <ProgressBar
              className={styles.progress ?? ''}
              value={share * 100}
              aria-label={t('uploading', { name })}
            >
              {({ percentage = 0 }) => (
                <>
                  <span className={styles.name}>
                    {state === 'waiting' ? t('waiting', { name }) : t('uploading', { name })}
                  </span>
                  <span className={styles.progressTrack}>
                    <span className={styles.progressBar} style={{ width: `${percentage}%` }} />
                  </span>
                </>
              )}
            </ProgressBar>
            <ToolButton icon={X} label={t('cancelUpload', { name })} onClick={() => cancel(id)} />
          </li>
        ),
      )}
    </ul>
  )
}
