import { useTranslations } from 'use-intl'
import { overlapsOf } from '#content-store/client/campaigns.ts'
import type { Campaign } from '#content-store/client/types.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import styles from './campaigns.module.css'
import { useCampaignWords } from '../../kit/parts/use-campaign-words.ts'

interface Props extends Pick<Campaign, 'from' | 'until'> {
  /** Empty for one that is not saved yet. */
  readonly id: string
  readonly keys: readonly string[]
}

/** Overlaps of a planned campaign with others, and which of them shoppers see then. Said before it is saved. */
export function OverlapList({ id, keys, from, until }: Props) {
  const t = useTranslations('editor.campaigns')
  const { data: campaigns = [] } = useOperation('campaigns.list', {})
  const { data: pages = [] } = useOperation('pages.list', {})
  const { nameOf, pageName, time } = useCampaignWords()
  const now = useEnvironment().clock()
  const planned = plannedAs({ id, keys, from, until })
  const overlaps = overlapsOf(planned, campaigns, now)
  return (
    <output aria-label={t('overlapsTitle')}>
      {overlaps.length > 0 && (
        <Notice tone="warning">
          <strong>{t('overlapsTitle')}</strong>
          <ul className={styles.overlaps}>
            {overlaps.map(({ key, other, from: start, until: end, isCovered }) => {
              const said = { page: pageName(key, pages), name: nameOf(other), from: time(start) }
              return (
                <li key={`${other.id} ${key}`}>
                  {Number.isFinite(end)
                    ? t(isCovered ? 'covered' : 'covers', { ...said, until: time(end) })
                    : t(isCovered ? 'coveredOpen' : 'coversOpen', said)}
                </li>
              )
            })}
          </ul>
        </Notice>
      )}
    </output>
  )
}

const plannedAs = ({ id, keys, from, until }: Props): Campaign => ({
  id,
  revision: 0,
  name: { zh_HK: '', en_US: '' },
  from,
  until,
  cancelledAt: null,
  pages: keys.map(key => ({ key, pageVersion: 1, at: 0, by: '' })),
  createdAt: Number.MAX_SAFE_INTEGER,
  createdBy: '',
  changedAt: 0,
  changedBy: '',
})
