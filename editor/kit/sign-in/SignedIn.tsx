import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { PageNotice } from '../parts/PageNotice.tsx'
import { useForgetElsewhere, useMe } from '../queries.ts'
import { IdleDialog } from './IdleDialog.tsx'

/** Redirects to the sign-in page without a session, and back after signing in. Source: LO-13. */
export function SignedIn({ children }: { readonly children: (operator: Operator) => ReactNode }) {
  const t = useTranslations('editor.page')
  const { data: me, error, refetch } = useMe()
  useForgetElsewhere()
  const { pathname, search } = useLocation()
  if (error) return <PageNotice text={error.message} onRetry={() => void refetch()} />
  if (me === undefined) return <PageNotice text={t('loading')} isBusy />
  if (me === null) return <Navigate to={`/sign-in?to=${encodeURIComponent(pathname + search)}`} replace />
  return (
    <>
      {children(me)}
      <IdleDialog />
    </>
  )
}
