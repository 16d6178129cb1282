import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isOpen, pagesOf, stateOf } from '#content-store/client/campaigns.ts'
import type { Operator } from '#operators/operator.ts'
import type { Campaign } from '#content-store/client/types.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import desk from '../../kit/parts/screen.module.css'
import { useEnvironment } from '../../kit/environment.ts'
import { MomentField } from '../../form/date-time/MomentField.tsx'
import { toastDone } from '../../kit/parts/toasts.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { may } from '#operators/rights.ts'
import { warningRef } from '#content-store/client/warning-ref.ts'
import { usePageFindings } from './use-page-findings.ts'
import { CampaignPages } from './CampaignPages.tsx'
import { OverlapList } from '../../builder/campaigns/OverlapList.tsx'
import { useCampaignWords } from '../../kit/parts/use-campaign-words.ts'
import { planErrors } from '../../builder/campaigns/plan-errors.ts'

interface Props {
  /** `undefined`: a new one. */
  readonly campaign: Campaign | undefined
  readonly operator: Operator
  readonly onClose: () => void
}

/** A new campaign, or one that is planned, live or over. Of one that is over nothing can be changed. */
export function CampaignDialog({ campaign, ...rest }: Props) {
  const { data: campaigns = [] } = useOperation('campaigns.list', {})
  // Adding a page changes it while the dialog is open.
  return <CampaignForm campaign={campaigns.find(({ id }) => id === campaign?.id) ?? campaign} {...rest} />
}

function CampaignForm({ campaign, operator, onClose }: Props) {
  const t = useTranslations('editor.campaigns')
  const schedule = useTranslations('editor.schedule')
  const { clock, uiLocale } = useEnvironment()
  const { data: pages = [] } = useOperation('pages.list', {})
  const create = useChange('campaigns.create')
  const change = useChange('campaigns.change')
  const [name, setName] = useState({ zh_HK: campaign?.name.zh_HK ?? '', en_US: campaign?.name.en_US ?? '' })
  const [from, setFrom] = useState(campaign?.from)
  const [until, setUntil] = useState(campaign?.until ?? undefined)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [hasTried, setTried] = useState(false)
  const now = clock()
  const canChange = may(operator, 'pages.publish') && (campaign === undefined || isOpen(campaign, now))
  const hasStarted = campaign !== undefined && stateOf(campaign, now) !== 'planned'
  const errors = planErrors({ from: hasStarted ? undefined : from, until, now })
  const isWhole = name.zh_HK.trim() !== '' && name.en_US.trim() !== ''
  const keys = campaign ? [...pagesOf(campaign).keys()] : chosen
  const shownAt = Math.max(from ?? now, now)
  const findings = usePageFindings(campaign ? [] : chosen, pages, from)
  const asks = [...findings.values()].flat().some(({ severity }) => severity === 'warning')
  const acceptedIn = (key: string) => (findings.get(key) ?? []).flatMap(problem => warningRef(problem) ?? [])
  const revisionOf = (key: string) => pages.find(page => page.key === key)?.revision ?? 1
  const done = (text: 'saved' | 'planned') => (kept: Campaign) => {
    toastDone(t(text, { name: kept.name[uiLocale] }))
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isWhole || errors.from || errors.until || keys.length === 0) return
    if (campaign) {
      const plan = { name, ...(hasStarted ? {} : { from: from ?? campaign.from }), until: until ?? null }
      change.mutate({ id: campaign.id, revision: campaign.revision, ...plan }, { onSuccess: done('saved') })
    } else {
      const added = keys.map(key => ({
        key,
        revision: revisionOf(key),
        accepted: acceptedIn(key),
      }))
      create.mutate(
        { name, from: from ?? null, until: until ?? null, pages: added },
        { onSuccess: done('planned') },
      )
    }
  }
  const failure = create.error ?? change.error
  const nameError = (text: string) => (hasTried && text.trim() === '' ? t('needed') : undefined)
  return (
    <Dialog isOpen size="m" title={t(campaign ? 'editTitle' : 'newTitle')} onClose={onClose}>
      <form className={desk.form} onSubmit={submit} noValidate>
        {failure && <Notice tone="error">{failure.message}</Notice>}
        <fieldset className={desk.form} disabled={!canChange} style={{ border: 0, padding: 0, margin: 0 }}>
          <TextField
            label={t('nameZh')}
            value={name.zh_HK}
            maxLength={80}
            aria-required
            error={nameError(name.zh_HK)}
            onChange={({ target }) => setName({ ...name, zh_HK: target.value })}
          />
          <TextField
            label={t('nameEn')}
            value={name.en_US}
            maxLength={80}
            aria-required
            error={nameError(name.en_US)}
            onChange={({ target }) => setName({ ...name, en_US: target.value })}
          />
        </fieldset>
        {canChange ? (
          <>
            {hasStarted || (
              <MomentField
                isInDialog
                label={schedule('from')}
                hint={campaign ? schedule('zone') : schedule('fromHint')}
                error={errors.from ? t('badStart') : undefined}
                value={from}
                onChange={setFrom}
              />
            )}
            <MomentField
              isInDialog
              label={schedule('until')}
              hint={schedule('untilHint')}
              error={errors.until ? t('badEnd') : undefined}
              value={until}
              onChange={setUntil}
            />
          </>
        ) : (
          campaign && <CampaignSpan campaign={campaign} />
        )}
        <CampaignPages
          campaign={campaign}
          keys={keys}
          operator={operator}
          canChange={canChange}
          findings={findings}
          shownAt={shownAt}
          until={errors.until || (campaign && !isOpen(campaign, now)) ? undefined : until}
          onChoose={setChosen}
          error={hasTried && keys.length === 0 ? t('noPageChosen') : undefined}
        />
        <OverlapList id={campaign?.id ?? ''} keys={keys} from={from ?? now} until={until ?? null} />
        <div className={desk.formFoot}>
          <Button variant="line" onClick={onClose}>
            {t('close')}
          </Button>
          {canChange && (
            <Button type="submit" isLoading={create.isPending || change.isPending}>
              {t(campaign ? 'save' : asks ? 'findings.createAnyway' : 'create')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

function CampaignSpan({ campaign }: { readonly campaign: Campaign }) {
  const { span } = useCampaignWords()
  return <p>{span(campaign)}</p>
}
