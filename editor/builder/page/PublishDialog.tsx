import { formatDateTime } from '#locales/format.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toastDone } from '../../kit/parts/toasts.ts'
import { useTranslations } from 'use-intl'
import { campaignShowing } from '#content-store/client/campaigns.ts'
import { warningRef } from '#content-store/client/warning-ref.ts'
import type { Draft, PublishedPage, PublishProblem } from '#content-store/client/types.ts'
import { diffPages } from '../../core/model/page-diff.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { RadioRow } from '#ui/radio-row/RadioRow.tsx'
import { useOperation } from '../../kit/operations.ts'
import { useCampaignWords } from '../../kit/parts/use-campaign-words.ts'
import { mayPublish } from '../../kit/rights.ts'
import { useEditor } from '../editor-context.ts'
import { usePublished } from '../open-page/use-published.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { type Locale, otherLocale } from '#locales/locale.ts'
import { type PublishBoth, type PublishChanges, usePublishBoth } from '../languages/use-publish-both.ts'
import { OtherLanguageState } from '../languages/OtherLanguageState.tsx'
import { DifferenceList } from '../history/DifferenceList.tsx'
import styles from './problems.module.css'
import { PublishTime } from './PublishTime.tsx'
import { useProblemCheck } from './use-problem-check.ts'
import { usePublishPlan } from './use-publish-plan.ts'
import { ProblemsByLanguage } from './ProblemsByLanguage.tsx'
import { NoteField, RequestPart } from '../review/RequestParts.tsx'
import { useAskedForBoth, useOtherPart, useReviewChanges } from '../review/use-review.ts'
import { orNull } from '#operators/client/operations.ts'
import { planDraft, publishDraft, type PublishRefusal } from '../../kit/services/page-calls.ts'

const hasErrors = (problems: readonly PublishProblem[]) =>
  problems.some(({ severity }) => severity === 'error')

/** Changes for shoppers, then the check, then live. Source: LO-14, LO-22. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('editor.publish')
  const languages = useTranslations('editor.language')
  const schedule = useTranslations('editor.schedule')
  const { session, operator } = useEditor()
  const { operations, uiLocale, clock } = useEnvironment()
  const { data: campaigns = [] } = useOperation('campaigns.list', {})
  const { nameOf } = useCampaignWords()
  const { detail, setDetail } = usePublished()
  const [refused, setRefused] = useState<{ at: number | undefined; problems: readonly PublishProblem[] }>()
  const isAllowed = mayPublish(operator, detail.path)
  const plan = usePublishPlan()
  const check = useProblemCheck(plan.shownAt)
  const otherPart = useOtherPart()
  const askedForBoth = useAskedForBoth()
  const isAsked = isAllowed ? Boolean(otherPart) : askedForBoth
  const both = usePublishBoth({ at: plan.shownAt, isAsked })
  const own = ((refused?.at === plan.shownAt ? refused?.problems : undefined) ?? check.data ?? []).filter(
    ({ problem }) => !both.isBoth || problem !== 'missingLanguage',
  )
  const problems = [...own, ...both.problems]
  const errors = problems.filter(({ severity }) => severity === 'error')
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  /** Not accepted yet: publishing accepts them. */
  const asking = warnings.filter(({ acceptedBy }) => acceptedBy === undefined)
  const ofOwn = (problem: PublishProblem) => own.includes(problem)
  const [newer, setNewer] = useState<Draft>()
  const live = detail.releases.find(({ isLive }) => isLive)
  const { data: before } = useQuery({
    queryKey: ['release', detail.key, live?.pageVersion],
    queryFn: () => operations.read('versions.release', { key: detail.key, version: live?.pageVersion ?? 0 }),
    enabled: live !== undefined,
  })
  /** Another operator's newer draft is what the store would publish: it is shown, and what it changes listed. */
  const readAgain = async () => {
    const page = await orNull(operations.read('pages.find', { key: detail.key }))
    if (!page) throw new Error(t('notSaved'))
    setDetail(page)
    await session.catchUp()
    setNewer(page.draft)
    setRefused(undefined)
    await check.refetch()
  }
  const liveText = ({ locale, liveVersion, other }: PublishedPage) => {
    const version = liveVersion ?? 0
    const covering = campaignShowing(campaigns, detail.key, clock())
    if (!other && covering) return t('doneCovered', { version, name: nameOf(covering) })
    if (!other) return t('done', { version })
    const [language, otherLanguage] = [languages(locale), languages(otherLocale(locale))]
    return t('doneBoth', { language, version, otherLanguage, otherVersion: other.liveVersion ?? 0 })
  }
  const show = async (refusal: PublishRefusal) => {
    // The answer may be about either language: both are looked at again.
    if (both.isBoth) await both.checkAgain()
    if (refusal.kind === 'stale') return readAgain()
    if (both.isBoth) return void (await check.refetch())
    const { problems } = refusal
    // Errors come without the warnings that were shown; warnings that were not shown come with all.
    setRefused({ at: plan.shownAt, problems: hasErrors(problems) ? [...problems, ...warnings] : problems })
  }
  const publish = useMutation({
    mutationFn: async () => {
      // Pressed before the check has answered: what it finds is shown first.
      if (!check.isFetched && ((await check.refetch({ cancelRefetch: false })).data ?? []).length > 0)
        return undefined
      // The store publishes what it holds, so everything here must be there first.
      if (!(await session.autosave.flush())) throw new Error(t('notSaved'))
      const accepted = asking.filter(ofOwn).flatMap(problem => warningRef(problem) ?? [])
      if (plan.kind !== 'now') {
        const second = both.other && both.release && { key: both.other.key, ...both.release }
        return planDraft(() => plan.run(accepted, second))
      }
      const revision = session.revision()
      const release = { key: detail.key, revision, accepted, ...(both.release && { other: both.release }) }
      return publishDraft(operations, release)
    },
    async onSuccess(outcome) {
      if (outcome === undefined) return
      setNewer(undefined)
      if (!outcome.ok) return show(outcome.refusal)
      if (typeof outcome.value === 'string') {
        toastDone(outcome.value)
        return onClose()
      }
      setDetail(outcome.value)
      toastDone(liveText(outcome.value))
      onClose()
    },
  })

  const request = useTranslations('editor.review')
  const words = isAllowed ? t : request
  const [note, setNote] = useState('')
  const { ask } = useReviewChanges()
  const askFor = () =>
    ask.mutate(
      { note, isBoth: both.isBoth, notSaved: t('notSaved') },
      {
        onSuccess: () => {
          toastDone(request('askedDone'))
          onClose()
        },
      },
    )

  return (
    <Dialog
      isOpen
      size="m"
      title={isAllowed ? t('title') : request('ask')}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          {isAllowed ? (
            <Button
              data-autofocus
              disabled={errors.length > 0 || !plan.isReady || (both.isBoth && !both.release)}
              isLoading={publish.isPending}
              onClick={() => publish.mutate()}
            >
              {plan.kind === 'now'
                ? t(publish.isPending ? 'publishing' : asking.length > 0 ? 'anyway' : 'confirm')
                : schedule(publish.isPending ? 'scheduling' : CONFIRM[plan.kind])}
            </Button>
          ) : (
            <Button
              disabled={errors.length > 0 || note.trim() === '' || both.isPending}
              isLoading={ask.isPending}
              onClick={askFor}
            >
              {request('ask')}
            </Button>
          )}
        </>
      }
    >
      <p>
        {both.isBoth
          ? words('textBoth', { path: detail.path })
          : words('text', { language: languages(detail.locale), path: detail.path })}
      </p>
      {both.other && (
        // Drawn again once the request is read: it may ask for both.
        <LanguageChoice key={String(isAsked)} both={both} locale={detail.locale} />
      )}
      {session.other && both.other ? (
        <OtherLanguageState session={session.other} />
      ) : (
        <p>{t('other.none', { language: languages(otherLocale(detail.locale)) })}</p>
      )}
      <RequestPart onClose={onClose} />
      {isAllowed || (
        <>
          <p>{request('askText')}</p>
          <NoteField note={note} onChange={setNote} />
          {ask.error && <Notice tone="error">{ask.error.message}</Notice>}
        </>
      )}
      {newer && (
        <Notice tone="error">
          {t('stale', { name: newer.savedBy, time: formatDateTime(newer.savedAt, uiLocale) })}
        </Notice>
      )}
      {isAllowed && <PublishTime plan={plan} isBoth={both.isBoth} />}
      {publish.error && <Notice tone="error">{publish.error.message}</Notice>}
      {(check.isPending || both.isPending) && <p>{t('checking')}</p>}
      {errors.length > 0 && (
        <>
          <p role="alert">{t('problems', { count: errors.length })}</p>
          <ProblemsByLanguage {...{ own, both, onClose }} locale={detail.locale} severity="error" />
        </>
      )}
      {warnings.length > 0 && (
        <>
          <output className={styles.found}>
            {t('warnings', { count: warnings.length })} {asking.length > 0 && words('taking')}
          </output>
          <ProblemsByLanguage {...{ own, both, onClose }} locale={detail.locale} severity="warning" />
        </>
      )}
      {errors.length === 0 && (
        <>
          <Changes
            language={both.isBoth ? languages(detail.locale) : undefined}
            version={live?.pageVersion}
            difference={before && diffPages(session.treeOf(before), session.page)}
          />
          {both.changes && <Changes language={languages(otherLocale(detail.locale))} {...both.changes} />}
        </>
      )}
    </Dialog>
  )
}

interface ChangesProps extends PublishChanges {
  /** Set where both languages are published. */
  readonly language: string | undefined
}

/** Changes for shoppers when a page is published. */
function Changes({ language, version, difference }: ChangesProps) {
  const t = useTranslations('editor.publish')
  if (version === undefined) return <p>{language ? t('firstIn', { language }) : t('first')}</p>
  return (
    <>
      <p>{language ? t('changesIn', { language, version }) : t('changes', { version })}</p>
      {difference ? <DifferenceList difference={difference} /> : <p>{t('comparing')}</p>}
    </>
  )
}

/** This language, or both together. */
function LanguageChoice({ both, locale }: { readonly both: PublishBoth; readonly locale: Locale }) {
  const t = useTranslations('editor.publish')
  const languages = useTranslations('editor.language')
  return (
    <RadioRow
      label={t('which')}
      name="publish-languages"
      defaultValue={both.isBoth ? 'both' : 'one'}
      choices={[
        { value: 'one', label: t('onlyLanguage', { language: languages(locale) }) },
        { value: 'both', label: t('bothLanguages') },
      ]}
      onChange={({ target }) => both.setBoth(target.value === 'both')}
    />
  )
}

const CONFIRM = { time: 'confirmTime', campaign: 'confirmCampaign' } as const
