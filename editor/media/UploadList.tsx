import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { X } from 'lucide-react'
import { ProgressBar } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { ToolButton } from '../parts/ToolButton.tsx'
import styles from './media.module.css'
import type { useUploads } from './use-uploads.ts'

type Props = Pick<ReturnType<typeof useUploads>, 'uploads' | 'cancel' | 'retry'>

/** How far each file has come, or why it failed. */
export function UploadList({ uploads, cancel, retry }: Props) {
  const t = useTranslations('editor.media')
  if (uploads.length === 0) return null
  return (
    <ul className={styles.uploads} aria-label={t('uploads')}>
      {uploads.map(({ id, name, state, share, message }) =>
        state === 'failed' ? (
          <li key={id}>
            <Notice tone="error">
              <div className={styles.refused}>
                <span>{t('failed', { name, reason: message })}</span>
                <Button size="s" variant="line" onClick={() => retry(id)}>
                  {t('again')}
                </Button>
                <Button size="s" variant="quiet" onClick={() => cancel(id)}>
                  {t('dismiss')}
                </Button>
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
