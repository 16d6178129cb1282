import { useTranslations } from 'use-intl'
import { campaignShowing, endOf, shownFrom } from '#content-store/client/campaigns.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { RadioRow } from '#ui/radio-row/RadioRow.tsx'
import { Select } from '#ui/select/Select.tsx'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { MomentField } from '../../form/date-time/MomentField.tsx'
import { useOperation } from '../../kit/operations.ts'
import styles from '../campaigns/campaigns.module.css'
import { usePublished } from '../open-page/use-published.ts'
import { OverlapList } from '../campaigns/OverlapList.tsx'
import { PUBLISH_KINDS, type PublishKind, type PublishPlan } from './use-publish-plan.ts'
import { useCampaignWords } from '../../kit/parts/use-campaign-words.ts'

/** Time a page goes live: now to stay, for a time, or in a campaign. */
export function PublishTime({ plan }: { readonly plan: PublishPlan }) {
  const t = useTranslations('editor.schedule')
  return (
    <div className={styles.schedule}>
      <CoveredNotice />
      <RadioRow
        label={t('when')}
        name="publish-kind"
        defaultValue={plan.kind}
        choices={PUBLISH_KINDS.map(value => ({ value, label: t(value) }))}
        onChange={({ target }) => plan.setKind(target.value as PublishKind)} // the choices above
      />
      {plan.kind === 'time' && <TimeFields plan={plan} />}
      {plan.kind === 'campaign' && <CampaignField plan={plan} />}
    </div>
  )
}

function TimeFields({ plan }: { readonly plan: PublishPlan }) {
  const t = useTranslations('editor.schedule')
  const { session } = useEditor()
  const now = useEnvironment().clock()
  const { from, until, errors } = plan
  const { data: campaigns = [] } = useOperation('campaigns.list', {})
  const { time, afterwards } = useCampaignWords()
  const { detail } = usePublished()
  const period = useTranslations('editor.campaigns.period')
  return (
    <>
      <p>{t('onlyTime')}</p>
      <MomentField
        isInDialog
        label={t('from')}
        hint={t('fromHint')}
        error={errors.from ? t('badStart') : undefined}
        value={from}
        onChange={plan.setFrom}
      />
      <MomentField
        isInDialog
        label={t('until')}
        hint={t('untilHint')}
        error={errors.until ? t('badEnd') : undefined}
        value={until}
        onChange={plan.setUntil}
      />
      {plan.isReady || errors.from || errors.until ? null : <p>{t('needsTime')}</p>}
      {plan.isReady && until !== undefined && (
        <p>
          {period('live', { until: time(until) })}. {afterwards(shownFrom(detail, campaigns, until))}
        </p>
      )}
      {plan.isReady && (
        <OverlapList id="" keys={[session.detail.key]} from={from ?? now} until={until ?? null} />
      )}
    </>
  )
}

function CampaignField({ plan }: { readonly plan: PublishPlan }) {
  const t = useTranslations('editor.schedule')
  const { session } = useEditor()
  const { data: campaigns = [] } = useOperation('campaigns.list', {})
  const { detail } = usePublished()
  const { nameOf, span, afterwards } = useCampaignWords()
  const chosen = plan.open.find(({ id }) => id === plan.chosen)
  if (plan.open.length === 0) return <p>{t('noneOpen')}</p>
  return (
    <>
      <Select
        label={t('which')}
        placeholder={t('which')}
        value={plan.chosen}
        choices={plan.open.map(campaign => ({
          value: campaign.id,
          label: `${nameOf(campaign)} · ${span(campaign)}`,
        }))}
        onChoose={plan.setChosen}
      />
      {chosen && Number.isFinite(endOf(chosen)) && (
        <p>{afterwards(shownFrom(detail, campaigns, endOf(chosen)))}</p>
      )}
      {chosen && <OverlapList {...chosen} keys={[session.detail.key]} />}
    </>
  )
}

/** While a campaign covers the page, what is published now is not what shoppers see. */
function CoveredNotice() {
  const t = useTranslations('editor.schedule')
  const { session } = useEditor()
  const { data: campaigns = [] } = useOperation('campaigns.list', {})
  const { nameOf, time, afterwards } = useCampaignWords()
  const { detail } = usePublished()
  const campaign = campaignShowing(campaigns, session.detail.key, useEnvironment().clock())
  if (!campaign) return null
  const end = endOf(campaign)
  return (
    <Notice tone="warning">
      {Number.isFinite(end)
        ? `${t('covered', { name: nameOf(campaign), until: time(end) })} ${afterwards(shownFrom(detail, campaigns, end))}`
        : t('coveredOpen', { name: nameOf(campaign) })}
    </Notice>
  )
}
