import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { pagesOf, shownFrom } from '#content-store/client/campaigns.ts'
import type { Operator } from '#operators/operator.ts'
import type { Campaign, PageSummary, PublishProblem, WarningRef } from '#content-store/client/types.ts'
import { warningRef } from '#content-store/client/warning-ref.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { toastDone } from '../../kit/parts/toasts.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { mayPublish } from '../../kit/rights.ts'
import styles from '../../builder/campaigns/campaigns.module.css'
import { useCampaignWords } from '../../kit/parts/use-campaign-words.ts'
import { useWithInstead } from '../../kit/parts/use-with-instead.ts'
import { PageFindings } from './PageFindings.tsx'
import { besides, withoutMissing } from './use-page-findings.ts'

interface Props {
  /** `undefined`: one that is not planned yet. */
  readonly campaign: Campaign | undefined
  readonly keys: readonly string[]
  readonly operator: Operator
  readonly canChange: boolean
  readonly error: string | undefined
  /** Findings in the pages of a campaign that is not planned yet, by key. */
  readonly findings: ReadonlyMap<string, readonly PublishProblem[]>
  /** Instant from which it shows pages that are added now, epoch ms. */
  readonly shownAt: number
  /** End of the campaign as it is in the form, epoch ms; `undefined`: none, or it is over. */
  readonly until: number | undefined
  /** The pages of a campaign that is not planned yet. */
  readonly onChoose: (keys: readonly string[]) => void
}

/** The pages of a campaign. Of one that is planned already, each change holds at once. */
export function CampaignPages(props: Props) {
  const { campaign, keys, operator, canChange, error, findings, until, onChoose } = props
  const t = useTranslations('editor.campaigns')
  const { data: pages = [] } = useOperation('pages.list', {})
  const add = useChange('campaigns.add-page')
  const remove = useChange('campaigns.remove-page')
  const { nameOf, pageName, afterwards } = useCampaignWords()
  const withInstead = useWithInstead()
  const { data: campaigns = [] } = useOperation('campaigns.list', {})
  const [choice, setChoice] = useState('')
  const check = usePageCheck(props)
  // The campaign does not follow itself.
  const others = campaigns.filter(({ id }) => id !== campaign?.id)
  const free = pages.filter(page => !keys.includes(page.key) && mayPublish(operator, page.path))
  const name = campaign ? nameOf(campaign) : ''

  const put = (key: string, text: 'added' | 'updated') => {
    const page = pages.find(each => each.key === key)
    if (!page) return
    setChoice('')
    if (!campaign) return onChoose([...keys, key])
    const done = () => toastDone(t(text, { page: pageName(key, pages), name }))
    void check.run(page, accepted =>
      add.mutate({ id: campaign.id, key, revision: page.revision, accepted }, { onSuccess: done }),
    )
  }
  const take = (key: string) => {
    if (!campaign) return onChoose(keys.filter(each => each !== key))
    remove.mutate(
      { id: campaign.id, key },
      { onSuccess: () => toastDone(t('removed', { page: pageName(key, pages), name })) },
    )
  }
  const failure = check.error ?? add.error ?? remove.error
  return (
    <section className={styles.pages} aria-label={t('pagesTitle')}>
      <h3>{t('pagesTitle')}</h3>
      <p>{t('pagesText')}</p>
      {failure && <Notice tone="error">{failure.message}</Notice>}
      {error && <p role="alert">{error}</p>}
      {keys.length === 0 ? (
        <p>{t('noPages')}</p>
      ) : (
        <ul>
          {keys.map(key => {
            const page = pageName(key, pages)
            return (
              <li key={key}>
                <span>
                  {page}
                  {campaign && (
                    <small>{t('version', { version: pagesOf(campaign).get(key)?.pageVersion ?? 0 })}</small>
                  )}
                  {until !== undefined && (
                    <small>
                      {afterwards(
                        shownFrom(
                          withInstead(pages.find(each => each.key === key) ?? { key, liveVersion: null }),
                          others,
                          until,
                        ),
                      )}
                    </small>
                  )}
                </span>
                {canChange && campaign && (
                  <Button
                    variant="quiet"
                    aria-label={t('updateOf', { page })}
                    disabled={add.isPending}
                    onClick={() => put(key, 'updated')}
                  >
                    {t('update')}
                  </Button>
                )}
                {canChange && (
                  <Button
                    variant="quiet"
                    aria-label={t('removeOf', { page })}
                    disabled={remove.isPending}
                    onClick={() => take(key)}
                  >
                    {t('remove')}
                  </Button>
                )}
                <PageFindings pageKey={key} page={page} problems={findings.get(key) ?? []} />
              </li>
            )
          })}
        </ul>
      )}
      <AddAnyway check={check} pages={pages} />
      {canChange && (
        <div className={styles.add}>
          <Select
            label={t('add')}
            placeholder={t('choose')}
            value={choice}
            choices={free.map(({ key }) => ({ value: key, label: pageName(key, pages) }))}
            onChoose={setChoice}
          />
          <Button
            variant="line"
            disabled={choice === ''}
            isLoading={add.isPending}
            onClick={() => put(choice, 'added')}
          >
            {t('addButton')}
          </Button>
        </div>
      )}
    </section>
  )
}

type Add = (accepted: readonly WarningRef[]) => void

/** A page that asks before it joins a campaign. */
interface Asking {
  readonly page: PageSummary
  readonly problems: readonly PublishProblem[]
  readonly add: Add
}

/** Checks a page as it will be in the campaign before it is added: without a finding it is added at once. */
function usePageCheck({ keys, shownAt }: Props) {
  const { operations } = useEnvironment()
  const { data: pages = [] } = useOperation('pages.list', {})
  const [asking, setAsking] = useState<Asking>()
  const [error, setError] = useState<Error>()
  const run = async (page: PageSummary, add: Add) => {
    setAsking(undefined)
    setError(undefined)
    try {
      const found = await operations.read('pages.problems', { key: page.key, at: shownAt })
      const problems = withoutMissing(found, besides(page.key, keys, pages))
      if (problems.some(({ acceptedBy }) => acceptedBy === undefined)) setAsking({ page, problems, add })
      else add([])
    } catch (caught) {
      setError(caught instanceof Error ? caught : new Error(String(caught)))
    }
  }
  const accept = () => {
    asking?.add(asking.problems.flatMap(problem => warningRef(problem) ?? []))
    setAsking(undefined)
  }
  return { asking, error, run, accept }
}

interface AddAnywayProps {
  readonly check: ReturnType<typeof usePageCheck>
  readonly pages: readonly PageSummary[]
}

/** Findings in the page that was to be added; warnings can be accepted. */
function AddAnyway({ check: { asking, accept }, pages }: AddAnywayProps) {
  const t = useTranslations('editor.campaigns.findings')
  const { pageName } = useCampaignWords()
  if (!asking) return null
  const { page, problems } = asking
  return (
    <PageFindings pageKey={page.key} page={pageName(page.key, pages)} problems={problems}>
      {problems.every(({ severity }) => severity === 'warning') && (
        <>
          <p>{t('taking')}</p>
          <Button variant="line" onClick={accept}>
            {t('addAnyway')}
          </Button>
        </>
      )}
    </PageFindings>
  )
}
