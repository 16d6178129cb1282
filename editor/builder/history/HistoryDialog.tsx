import type { PageDetail } from '#content-store/client/types.ts'
import { campaignShowing, versionShown } from '#content-store/client/campaigns.ts'
import { useOperation } from '../../kit/operations.ts'
import { LivePeriod } from '../../kit/parts/LivePeriod.tsx'
import { useCampaignWords } from '../../kit/parts/use-campaign-words.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Tabs } from '#ui/tabs/Tabs.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { OverlaysInDialog } from '../../kit/parts/OverlaysInDialog.tsx'
import { usePublished } from '../open-page/use-published.ts'
import { Activity } from './Activity.tsx'
import { Comparison } from './Comparison.tsx'
import styles from './history.module.css'
import { VersionActions } from './VersionActions.tsx'
import { VersionList } from './VersionList.tsx'
import { firstChoice, versionsOf } from './versions.ts'
import { orNull } from '#operators/client/operations.ts'

/**
 * The history of the page: releases and kept drafts in one list by time, the log of steps, and any two states side by side with
 * all that differs. The list is that of the moment it was opened, so that no row moves under the pointer. Source: LO-14.
 */
export function HistoryDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('editor.history')
  const { page, error, setPage } = useHistory()
  return (
    <Dialog isOpen size="full" title={t('title')} onClose={onClose}>
      {error && <p role="alert">{error.message}</p>}
      {page ? (
        <OverlaysInDialog>
          <Screen page={page} onChange={setPage} onClose={onClose} />
        </OverlaysInDialog>
      ) : (
        !error && <p className={styles.quiet}>{t('loading')}</p>
      )}
    </Dialog>
  )
}

/** The page with its lists, as it was when the history was opened or last changed here. */
function useHistory() {
  const { operations } = useEnvironment()
  const { session } = useEditor()
  const { setDetail } = usePublished()
  const client = useQueryClient()
  const { key } = session.detail
  const { data: page, error } = useQuery({
    queryKey: ['history', key],
    queryFn: async () => (await orNull(operations.read('pages.find', { key }))) ?? session.detail,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const setPage = useCallback(
    (next: PageDetail) => {
      client.setQueryData(['history', key], next)
      setDetail(next)
    },
    [client, key, setDetail],
  )
  return { page, error, setPage }
}

interface ScreenProps {
  readonly page: PageDetail
  readonly onChange: (page: PageDetail) => void
  readonly onClose: () => void
}

function Screen({ page, onChange, onClose }: ScreenProps) {
  const t = useTranslations('editor.history')
  const activity = useTranslations('editor.activity')
  const versions = versionsOf(page)
  const [chosen, setChosen] = useState(() => firstChoice(versions)?.key)
  const version = versions.find(({ key }) => key === chosen) ?? firstChoice(versions)
  const live = page.releases.find(({ isLive }) => isLive)
  return (
    <div className={styles.screen}>
      <div className={styles.lists}>
        <LiveNow page={page} />
        <Tabs
          label={t('title')}
          items={[
            {
              key: 'versions',
              label: t('versions'),
              content: (
                <VersionList
                  page={page}
                  versions={versions}
                  chosen={version?.key}
                  onChoose={setChosen}
                  onChange={onChange}
                />
              ),
            },
            { key: 'activity', label: activity('title'), content: <Activity /> },
          ]}
        />
      </div>
      {version && (
        <Comparison key={version.key} version={version} versions={versions} onClose={onClose}>
          <VersionActions version={version} live={live} onChange={onChange} />
        </Comparison>
      )}
    </div>
  )
}

/** The version that shoppers get now: by itself, or in a campaign, and what follows that. */
function LiveNow({ page }: { readonly page: PageDetail }) {
  const t = useTranslations('editor.history')
  const { data: campaigns = [] } = useOperation('campaigns.list', {})
  const { nameOf } = useCampaignWords()
  const now = useEnvironment().clock()
  const campaign = campaignShowing(campaigns, page.key, now)
  const version = versionShown(page, campaigns, now)
  if (!campaign || version === null)
    return <p className={styles.liveNow}>{version === null ? t('noneLive') : t('liveNow', { version })}</p>
  return (
    <p className={styles.liveNow}>
      {t('campaignNow', { version, name: nameOf(campaign) })} <LivePeriod page={page} />
    </p>
  )
}
