import type { PageDetail, ReleaseSection } from '#content-store/client/types.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Select } from '#ui/select/Select.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import { versionShown } from '#content-store/client/campaigns.ts'
import { AcceptedWarnings } from './AcceptedWarnings.tsx'
import styles from './history.module.css'
import { NameDialog } from './NameDialog.tsx'
import { useVersionTitle } from './use-version.ts'
import { type Filter, FILTERS, isShown, type Version } from './versions.ts'

interface Props {
  readonly page: PageDetail
  readonly versions: readonly Version[]
  readonly chosen: string | undefined
  readonly onChoose: (key: string) => void
  readonly onChange: (page: PageDetail) => void
}

/** All versions by time; the one pressed is compared. */
export function VersionList({ page, versions, chosen, onChoose, onChange }: Props) {
  const t = useTranslations('editor.history')
  const [filter, setFilter] = useState<Filter>('all')
  const [isNaming, setNaming] = useState(false)
  const { data: campaigns = [] } = useOperation('campaigns.list', {})
  const shownVersion = versionShown(page, campaigns, useEnvironment().clock())
  const shown = versions.filter(version => isShown(version, filter))
  return (
    <>
      <Button variant="line" onClick={() => setNaming(true)}>
        {t('name.now')}
      </Button>
      {versions.length > 0 && (
        <Select
          className={styles.filter}
          label={t('show')}
          value={filter}
          onChoose={setFilter}
          choices={FILTERS.map(value => ({ value, label: t(`filter.${value}`) }))}
        />
      )}
      {shown.length === 0 && (
        <p className={styles.quiet}>{t(versions.length === 0 ? 'none' : 'noneShown')}</p>
      )}
      <ul className={styles.versions} aria-label={t('versions')}>
        {shown.map(version => (
          <li key={version.key}>
            <Row
              version={version}
              shownVersion={shownVersion}
              isChosen={version.key === chosen}
              onChoose={onChoose}
            />
            {version.kind === 'release' && <AcceptedWarnings accepted={version.release.accepted} />}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{t('keptText')}</p>
      {isNaming && <NameDialog version={undefined} onChange={onChange} onClose={() => setNaming(false)} />}
    </>
  )
}

interface RowProps {
  /** The release that shoppers get now; `null`: none. */
  readonly shownVersion: number | null
  readonly version: Version
  readonly isChosen: boolean
  readonly onChoose: (key: string) => void
}

function Row({ version, shownVersion, isChosen, onChoose }: RowProps) {
  const t = useTranslations('editor.history')
  const titleOf = useVersionTitle()
  const { uiLocale } = useEnvironment()
  const sectionText = (section: ReleaseSection) =>
    t('section', { name: section.name[uiLocale], version: section.version })
  const time = (at: number) => formatDateTime(at, uiLocale)
  const { kind, name } = version
  const isReplaced = kind === 'kept' && version.kept.replacedBy !== null && version.kept.replacedAt !== null
  return (
    <button
      type="button"
      className={styles.version}
      aria-current={isChosen || undefined}
      onClick={() => onChoose(version.key)}
    >
      <strong>
        {titleOf(version)}
        {kind === 'release' && version.release.pageVersion === shownVersion && (
          <span className={styles.live}>{t('live')}</span>
        )}
        {kind === 'release' && version.release.isLive && version.release.pageVersion !== shownVersion && (
          <span className={styles.covered}>{t('covered')}</span>
        )}
      </strong>
      {name && <small>{titleOf({ ...version, name: undefined })}</small>}
      <small>
        {isReplaced
          ? t('replaced', {
              saved: time(version.at),
              name: version.kept.replacedBy ?? '',
              replaced: time(version.kept.replacedAt ?? 0),
            })
          : t('by', { name: version.by, time: time(version.at) })}
        {kind === 'release' &&
          version.release.rolledBackFrom !== null &&
          ` · ${t('from', { version: version.release.rolledBackFrom })}`}
        {kind === 'release' &&
          version.release.raisedFrom !== undefined &&
          ` · ${t('raisedFrom', { version: version.release.raisedFrom })}`}
        {kind === 'release' && version.release.section && ` · ${sectionText(version.release.section)}`}
      </small>
      {name && <small>{t('namedAt', { name: name.by, time: time(name.at) })}</small>}
    </button>
  )
}
