import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { may } from '#operators/rights.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { useMe } from '../../kit/queries.ts'
import { ArchiveStep } from './ArchiveStep.tsx'
import { BeginStep } from './BeginStep.tsx'
import { NameStep } from './NameStep.tsx'
import { OwnerStep } from './OwnerStep.tsx'
import { Panel } from './Panel.tsx'

/** `/start#secret`: sets a new shop up. The first operator's account, the shop's name, and what to begin with. */
export function StartScreen() {
  const t = useTranslations('editor.page')
  const { hash } = useLocation()
  const { data: me, error, refetch } = useMe()
  if (error) return <PageNotice text={error.message} onRetry={() => void refetch()} />
  if (me === undefined) return <PageNotice text={t('loading')} isBusy />
  if (me === null) return <FirstOwner secret={hash.slice(1)} />
  return may(me, 'shop.open') ? <SetUp /> : <Navigate to="/" replace />
}

/** Asks for the account of the first operator, if the address is valid. */
function FirstOwner({ secret }: { readonly secret: string }) {
  const t = useTranslations('editor.start')
  const { content, uiLocale } = useEnvironment()
  const check = useQuery({
    queryKey: ['start', secret, uiLocale],
    queryFn: async () => {
      await content.checkStart(secret)
      return true
    },
    enabled: secret !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const problem = secret === '' ? t('notWhole') : check.error?.message
  return (
    <Panel title={t('ownerTitle')}>
      {problem !== undefined ? (
        <>
          <Notice tone="error">{problem}</Notice>
          <a href="/editor">{t('signIn')}</a>
        </>
      ) : check.isPending ? (
        <output>{t('checking')}</output>
      ) : (
        <OwnerStep secret={secret} />
      )}
    </Panel>
  )
}

/** Loaded again, the desk shows the name that was just given. */
const DESK = '/editor'

/** The steps after it, for a shop that was never open. */
function SetUp() {
  const t = useTranslations('editor.start')
  const [isNamed, setNamed] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const { data: state, error, refetch } = useOperation('shop.state', {})
  const name = useOperation('settings.find', { code: 'brand' })
  const failure = error ?? name.error
  if (failure)
    return <PageNotice text={failure.message} onRetry={() => void Promise.all([refetch(), name.refetch()])} />
  if (!state || !name.data) return <PageNotice text={t('checking')} isBusy />
  if (state.wasOpen) return <Navigate to="/" replace />
  const toDesk = () => location.replace(DESK)
  if (isImporting)
    return (
      <Panel title={t('archive')}>
        <ArchiveStep onDone={toDesk} onBack={() => setImporting(false)} />
      </Panel>
    )
  return isNamed ? (
    <Panel title={t('beginTitle')}>
      <BeginStep isEmpty={state.isEmpty} onDone={toDesk} onArchive={() => setImporting(true)} />
    </Panel>
  ) : (
    <Panel title={t('nameTitle')}>
      <NameStep record={name.data} onDone={() => setNamed(true)} />
    </Panel>
  )
}
