import { startWithin } from '#locales/whole-signs.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isOpen } from '#content-store/client/campaigns.ts'
import type { Campaign, NewRelease } from '#content-store/client/types.ts'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { usePeriodOf } from '../../kit/parts/use-period-of.ts'
import { usePublished } from '../open-page/use-published.ts'
import { planErrors } from '../campaigns/plan-errors.ts'

export const PUBLISH_KINDS = ['now', 'time', 'campaign'] as const
export type PublishKind = (typeof PUBLISH_KINDS)[number]

/** Ways a draft goes live when it is not published at once: for a time, which is a campaign of one page, or in a campaign. */
export function usePublishPlan() {
  const t = useTranslations('editor.schedule')
  const { session } = useEditor()
  const { detail } = usePublished()
  const periodOf = usePeriodOf()
  const { clock, uiLocale } = useEnvironment()
  const { data: campaigns = [] } = useOperation('campaigns.list', {})
  const create = useChange('campaigns.create')
  const add = useChange('campaigns.add-page')
  const [kind, setKind] = useState<PublishKind>('now')
  const [from, setFrom] = useState<number>()
  const [until, setUntil] = useState<number>()
  const [chosen, setChosen] = useState('')
  const now = clock()
  const open = campaigns.filter(campaign => isOpen(campaign, now))
  const errors = planErrors({ from, until, now })
  const { key, path } = session.detail
  const title = session.page.meta.title || path
  const isReady =
    kind === 'now' ||
    (kind === 'campaign' && chosen !== '') ||
    (kind === 'time' && (from ?? until) !== undefined && !errors.from && !errors.until)

  /** The first instant at which it shows; `undefined`: now. */
  const shownAt = kind === 'time' ? from : kind === 'campaign' ? beginningOf(open, chosen, now) : undefined

  /** Keeps the stored draft, and that of the other language; resolves to what to say. */
  async function run(accepted: NewRelease['accepted'], second?: NewRelease & { readonly key: string }) {
    const first = { key, revision: session.revision(), accepted }
    if (kind === 'campaign') {
      let changed = await add.mutateAsync({ id: chosen, ...first })
      if (second) changed = await add.mutateAsync({ id: chosen, ...second })
      const { name, from: start, until: end } = changed
      const period = periodOf(detail, {
        from: start > now ? start : undefined,
        until: end ?? undefined,
        campaign: changed,
      })
      return t('doneCampaign', { page: title, name: name[uiLocale], period })
    }
    const name = startWithin(t('defaultName', { page: title }), MAX_NAME)
    await create.mutateAsync({
      name: { zh_HK: name, en_US: name },
      from: from ?? null,
      until: until ?? null,
      pages: second ? [first, second] : [first],
    })
    return t('doneTime', { page: title, period: periodOf(detail, { from, until }) })
  }
  return {
    shownAt,
    kind,
    setKind,
    from,
    setFrom,
    until,
    setUntil,
    chosen,
    setChosen,
    open,
    errors,
    isReady,
    run,
  }
}

/** A campaign that is live shows a page at once. */
const beginningOf = (open: readonly Campaign[], id: string, now: number) =>
  open.find(campaign => campaign.id === id && campaign.from > now)?.from

const MAX_NAME = 80

export type PublishPlan = ReturnType<typeof usePublishPlan>
