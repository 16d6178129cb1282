import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { isOpen, overlapsOf, pagesOf, stateOf } from '#content-store/client/campaigns.ts'
import type { Operator } from '#operators/operator.ts'
import type { Campaign } from '#content-store/client/types.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Desk } from '../parts/Desk.tsx'
import { DeskTable } from '../parts/DeskList.tsx'
import { useNew } from '../parts/use-new.ts'
import desk from '../../kit/parts/screen.module.css'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import { may } from '#operators/rights.ts'
import { CampaignCalendar } from './CampaignCalendar.tsx'
import { CampaignDialog } from './CampaignDialog.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import styles from '../../builder/campaigns/campaigns.module.css'
import { useCampaignWords } from '../../kit/parts/use-campaign-words.ts'

const VIEWS = ['list', 'calendar'] as const

/** `/campaigns`: what is planned, live and over, as a list and by the month. Publishers plan; editors look. */
export function CampaignList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.campaigns')
  const { data: campaigns = [], isPending, error } = useOperation('campaigns.list', {})
  const [view, setView] = useState<(typeof VIEWS)[number]>('list')
  const [chosen, setOpened] = useState<Campaign | 'new'>()
  const [isNew, closeNew] = useNew()
  const [ending, setEnding] = useState<Campaign>()
  const isPlanner = may(operator, 'pages.publish')
  const opened = chosen ?? (isNew && isPlanner ? 'new' : undefined)
  return (
    <Desk
      title={t('title')}
      introduction={t('text')}
      action={
        <Button disabled={!isPlanner} onClick={() => setOpened('new')}>
          {t('new')}
        </Button>
      }
    >
      {isPlanner || <Notice tone="info">{t('notAllowed')}</Notice>}
      <fieldset className={styles.views} aria-label={t('view')}>
        {VIEWS.map(name => (
          <Button
            key={name}
            variant={view === name ? 'solid' : 'line'}
            aria-pressed={view === name}
            onClick={() => setView(name)}
          >
            {t(name)}
          </Button>
        ))}
      </fieldset>
      {error && <Notice tone="error">{error.message}</Notice>}
      {isPending ? (
        <output className={desk.notice}>{t('loading')}</output>
      ) : view === 'calendar' ? (
        <CampaignCalendar campaigns={campaigns} onOpen={setOpened} />
      ) : campaigns.length === 0 ? (
        <p className={desk.notice}>{t('none')}</p>
      ) : (
        <CampaignTable {...{ campaigns, isPlanner }} onOpen={setOpened} onEnd={setEnding} />
      )}
      {opened && (
        <CampaignDialog
          campaign={opened === 'new' ? undefined : opened}
          operator={operator}
          onClose={() => {
            setOpened(undefined)
            closeNew()
          }}
        />
      )}
      {ending && <CancelDialog campaign={ending} onClose={() => setEnding(undefined)} />}
    </Desk>
  )
}

interface TableProps {
  readonly campaigns: readonly Campaign[]
  readonly isPlanner: boolean
  readonly onOpen: (campaign: Campaign) => void
  readonly onEnd: (campaign: Campaign) => void
}

/** Those that start last come first. */
function CampaignTable({ campaigns, ...rest }: TableProps) {
  const t = useTranslations('editor.campaigns')
  return (
    <DeskTable caption={t('title')} columns={[t('name'), t('when'), t('state')]} actions={t('actions')}>
      {campaigns
        .toSorted((a, b) => b.from - a.from)
        .map(campaign => (
          <CampaignRow key={campaign.id} {...{ campaign, campaigns }} {...rest} />
        ))}
    </DeskTable>
  )
}

interface RowProps extends TableProps {
  readonly campaign: Campaign
}

function CampaignRow({ campaign, campaigns, isPlanner, onOpen, onEnd }: RowProps) {
  const t = useTranslations('editor.campaigns')
  const translation = useTranslations('editor.translation')
  const { nameOf, span } = useCampaignWords()
  const now = useEnvironment().clock()
  const state = stateOf(campaign, now)
  const canChange = isPlanner && isOpen(campaign, now)
  const name = nameOf(campaign)
  const met = isOpen(campaign, now)
    ? new Set(overlapsOf(campaign, campaigns, now).map(({ other }) => other))
    : []
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{t('count', { count: pagesOf(campaign).size })}</small>
      </th>
      <td>
        {span(campaign)}
        {[...met].map(other => (
          <small key={other.id}>{t('overlap', { name: nameOf(other) })}</small>
        ))}
      </td>
      <td>
        <span className={desk.status} data-status={STATUS[state]}>
          {t(`states.${state}`)}
        </span>
      </td>
      <td className={desk.actions}>
        <div className={desk.buttons}>
          <Link className={desk.way} to={`/translations?campaign=${campaign.id}`}>
            {translation('link')}
            <span className="visuallyHidden">: {name}</span>
          </Link>
          <Button
            variant="quiet"
            aria-label={t(canChange ? 'editOf' : 'showOf', { name })}
            onClick={() => onOpen(campaign)}
          >
            {t(canChange ? 'edit' : 'show')}
          </Button>
          {canChange && (
            <Button
              variant="quiet"
              aria-label={t(state === 'live' ? 'endOf' : 'cancelOf', { name })}
              onClick={() => onEnd(campaign)}
            >
              {t(state === 'live' ? 'end' : 'cancel')}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}

/** The colours of the list of pages. */
const STATUS = { planned: 'changed', live: 'live', ended: 'draft', cancelled: 'offline' } as const
