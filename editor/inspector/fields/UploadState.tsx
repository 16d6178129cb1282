import { ProgressBar } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { ProblemList } from '../FieldTemplate.tsx'
import styles from './controls.module.css'
import type { Upload } from './use-upload.ts'

/** How far an upload has come, or why it failed. */
export function UploadState({ upload }: { readonly upload: Upload }) {
  const t = useTranslations('editor.inspector.media')
  return (
    <>
      {upload.state === 'sending' && (
        <ProgressBar
          className={styles.progress ?? ''}
          value={upload.share * 100}
          aria-label={t('uploading', { name: upload.name })}
        >
          {({ percentage = 0 }) => (
            <>
              <span>{t('uploading', { name: upload.name })}</span>
              <span className={styles.progressTrack}>
                <span className={styles.progressBar} style={{ width: `${percentage}%` }} />
              </span>
            </>
          )}
        </ProgressBar>
      )}
      <ProblemList
        texts={upload.state === 'failed' ? [t('failed', { name: upload.name, reason: upload.message })] : []}
      />
    </>
  )
}
