import { useTranslations } from 'use-intl'
import type { Campaign } from '#content-store/client/types.ts'
import { otherLocale } from '#locales/locale.ts'
import { CoveredNotice } from '../campaigns/CoveredNotice.tsx'
import { endOf } from '#content-store/client/campaigns.ts'
import { RadioRow } from '#ui/radio-row/RadioRow.tsx'
import { Select } from '#ui/select/Select.tsx'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { MomentField } from '../../form/date-time/MomentField.tsx'
import { usePeriodOf } from '../../kit/parts/use-period-of.ts'
import { useOperation } from '../../kit/operations.ts'
import styles from '../campaigns/campaigns.module.css'
import { usePublished } from '../open-page/use-published.ts'
import { OverlapList } from '../campaigns/OverlapList.tsx'
import { PUBLISH_KINDS, type PublishKind, type PublishPlan } from './use-publish-plan.ts'
import { useCampaignWords } from '../../kit/parts/use-campaign-words.ts'

interface Props {
  readonly plan: PublishPlan
  /** True if the other language is published too. */
  readonly isBoth: boolean
}

/** Time a page goes live: now to stay, for a time, or in a campaign. */
export function PublishTime({ plan, isBoth }: Props) {
  const t = useTranslations('editor.schedule')
  const { session } = useEditor()
  return (
    <div className={styles.schedule}>
      {plan.kind === 'now' && <CoveredNotice pageKey={session.detail.key} />}
      <RadioRow
        label={t('when')}
        name="publish-kind"
        defaultValue={plan.kind}
        choices={PUBLISH_KINDS.map(value => ({ value, label: t(value) }))}
        onChange={({ target }) => plan.setKind(target.value as PublishKind)} // the choices above
      />
      {plan.kind === 'time' && <TimeFields plan={plan} isBoth={isBoth} />}
      {plan.kind === 'campaign' && <CampaignField plan={plan} isBoth={isBoth} />}
    </div>
  )
}

function TimeFields({ plan, isBoth }: Props) {
  const t = useTranslations('editor.schedule')
  const { session } = useEditor()
  const now = useEnvironment().clock()
  const { from, until, errors } = plan
  return (
    <>
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
      {plan.isReady && <Afterwards isBoth={isBoth} from={from} until={until} />}
      {plan.isReady && (
        <OverlapList id="" keys={[session.detail.key]} from={from ?? now} until={until ?? null} />
      )}
    </>
  )
}

function CampaignField({ plan, isBoth }: Props) {
  const t = useTranslations('editor.schedule')
  const { session } = useEditor()
  const { nameOf, span } = useCampaignWords()
  const now = useEnvironment().clock()
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
      {chosen && (
        <Afterwards
          isBoth={isBoth}
          from={chosen.from > now ? chosen.from : undefined}
          until={Number.isFinite(endOf(chosen)) ? endOf(chosen) : undefined}
          campaign={chosen}
        />
      )}
      {chosen && <OverlapList {...chosen} keys={[session.detail.key]} />}
    </>
  )
}

interface AfterwardsProps {
  readonly isBoth: boolean
  /** Epoch ms; absent for now. */
  readonly from: number | undefined
  /** Epoch ms; absent without an end. */
  readonly until: number | undefined
  /** The campaign that the page joins. */
  readonly campaign?: Campaign
}

/** Says which version of the page, or of both its languages, shoppers get once the period is over. */
function Afterwards({ isBoth, from, until, campaign }: AfterwardsProps) {
  const t = useTranslations('editor.campaigns.period')
  const languages = useTranslations('editor.language')
  const { detail } = usePublished()
  const { session } = useEditor()
  const textOf = usePeriodOf()
  const { data: other } = useOperation('pages.summary', { key: session.other?.detail.key ?? detail.key })
  const own = textOf(detail, { from, until, campaign })
  const theirs = isBoth && other ? textOf(other, { from, until, campaign }) : own
  return (
    <output className={styles.afterwards}>
      {theirs === own
        ? own
        : [
            { locale: detail.locale, text: own },
            { locale: otherLocale(detail.locale), text: theirs },
          ].map(({ locale, text }) => (
            <span key={locale}>{t('inLanguage', { language: languages(locale), text })}</span>
          ))}
    </output>
  )
}
