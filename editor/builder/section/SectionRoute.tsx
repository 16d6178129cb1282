import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { isLocale, type Locale } from '#locales/locale.ts'
import type { Operator } from '#operators/operator.ts'
import { presentVersion } from '#content-store/client/model/contents.ts'
import type { SavedPart } from '#content-store/client/types.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { useOperation } from '../../kit/operations.ts'
import { useSavedPart } from '../../kit/saved-parts.ts'
import { SignedIn } from '../../kit/sign-in/SignedIn.tsx'
import { SectionEditor } from './SectionEditor.tsx'

/** `/saved/:id/:locale`: a synced section, shown in one language. */
export function SectionRoute() {
  const { id = '', locale } = useParams()
  if (!isLocale(locale)) return <Navigate to="/saved" replace />
  return (
    <SignedIn>{operator => <OpenSection key={id} id={id} locale={locale} operator={operator} />}</SignedIn>
  )
}

interface Props {
  readonly id: string
  readonly locale: Locale
  readonly operator: Operator
}

/** Opens the section as it is stored now. What is saved meanwhile, here or elsewhere, does not exchange it under the operator's hands. */
function OpenSection({ id, locale, operator }: Props) {
  const t = useTranslations('editor.synced')
  const { data: parts, error, refetch, isFetchedAfterMount } = useOperation('saved.list', {})
  const info = parts?.find(each => each.id === id && each.kind === 'synced')
  const { data: part, error: partError } = useSavedPart(info ?? { id }, info !== undefined)
  const failure = error ?? partError
  const [opened, setOpened] = useState<SavedPart>()
  if (!opened && part && isFetchedAfterMount) setOpened(part)
  if (opened)
    return (
      <SectionEditor part={opened} present={presentVersion(opened)} locale={locale} operator={operator} />
    )
  if (failure) return <PageNotice text={failure.message} onRetry={() => void refetch()} />
  if (parts && isFetchedAfterMount && !info) return <Navigate to="/saved" replace />
  return <PageNotice text={t('loading')} isBusy />
}
