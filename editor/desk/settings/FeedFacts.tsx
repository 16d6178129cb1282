import { useTranslations } from 'use-intl'
import { formatDateTime } from '#locales/format.ts'
import type { DeskFeed } from '#desk/feed/desk-feed.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import { DeskSection, Facts } from '../parts/DeskSection.tsx'
import { LoadFailure } from '../parts/LoadFailure.tsx'
import own from './settings.module.css'

/** Beside the form of the product feed: its addresses, the number of goods, and what is left out. */
export function FeedFacts() {
  const t = useTranslations('editor.productFeed')
  const { data, error, isPending, refetch } = useOperation('feed.find', {})
  return (
    <DeskSection title={t('title')}>
      <div className={own.feeds}>
        <p>{t('note')}</p>
        {error && <LoadFailure error={error} retry={refetch} />}
        {isPending && <output>{t('loading')}</output>}
        {data && !data.isOn && <Notice>{t('off')}</Notice>}
        {data?.feeds.map(feed => (
          <FeedOf key={feed.locale} feed={feed} isOn={data.isOn} />
        ))}
      </div>
    </DeskSection>
  )
}

function FeedOf({ feed, isOn }: { readonly feed: DeskFeed; readonly isOn: boolean }) {
  const { locale, address, items, made, leftOut } = feed
  const { uiLocale } = useEnvironment()
  const t = useTranslations('editor.productFeed')
  const languages = useTranslations('editor.language')
  const left = leftOut.map(({ reason, count, examples }) => (
    <div key={reason}>{t(`reasons.${reason}`, { count, examples: examples.join(', ') })}</div>
  ))
  return (
    <Facts
      rows={[
        [
          t('address', { language: languages(locale) }),
          <span key="address" className={own.address}>
            {isOn ? <a href={address}>{address}</a> : address}
          </span>,
        ],
        [t('items', { count: items }), t('made', { time: formatDateTime(made, uiLocale) })],
        [t('leftOut'), left.length > 0 ? left : t('none')],
      ]}
    />
  )
}
