import type { PageDetail, ReleaseInfo } from '#content-store/client/types.ts'
import { Button } from '#ui/button/Button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEditor } from '../editor-context.ts'
import { mayPublish } from '../../kit/rights.ts'
import styles from './history.module.css'
import { NameDialog } from './NameDialog.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'
import { RollbackDialog } from './RollbackDialog.tsx'
import type { Version } from './versions.ts'

interface Props {
  readonly version: Version
  /** The release that is live. */
  readonly live: ReleaseInfo | undefined
  readonly onChange: (page: PageDetail) => void
}

/** Operations on a version as a whole. The buttons stay where they are whichever version is live. */
export function VersionActions({ version, live, onChange }: Props) {
  const t = useTranslations('editor.history')
  const { session, operator } = useEditor()
  const [asked, setAsked] = useState<'name' | 'restore' | 'rollback'>()
  const close = () => setAsked(undefined)
  const isAllowed = mayPublish(operator, session.detail.path)
  const release = version.kind === 'release' ? version.release : undefined
  const isLive = release !== undefined && release.pageVersion === live?.pageVersion
  return (
    <>
      <div className={styles.actions}>
        <Button variant="line" onClick={() => setAsked('restore')}>
          {t('restore.action')}
        </Button>
        <Button
          variant="line"
          disabled={!release || !isAllowed || isLive}
          onClick={() => setAsked('rollback')}
        >
          {t('rollback')}
        </Button>
        <Button variant="quiet" onClick={() => setAsked('name')}>
          {t(version.name ? 'name.change' : 'name.action')}
        </Button>
        {release && !isAllowed && !isLive && <small>{t('notAllowed')}</small>}
      </div>
      {asked === 'name' && <NameDialog version={version} onChange={onChange} onClose={close} />}
      {asked === 'restore' && <RestoreDialog version={version} onClose={close} />}
      {asked === 'rollback' && release && (
        <RollbackDialog to={release} live={live} onChange={onChange} onClose={close} />
      )}
    </>
  )
}
