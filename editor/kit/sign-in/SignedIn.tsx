import { createContext, type ReactNode, use } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { PageNotice } from '../parts/PageNotice.tsx'
import { useForgetElsewhere, useMe } from '../queries.ts'
import { IdleDialog } from './IdleDialog.tsx'

/** True inside of another part for operators, which has the question after a long pause. */
const IsWatched = createContext(false)

/** Redirects to the sign-in page without a session, and back after signing in. Source: LO-13. */
export function SignedIn({ children }: { readonly children: (operator: Operator) => ReactNode }) {
  const t = useTranslations('editor.page')
  const { data: me, error, refetch } = useMe()
  useForgetElsewhere()
  const isWatched = use(IsWatched)
  const { pathname, search } = useLocation()
  if (error) return <PageNotice text={error.message} onRetry={() => void refetch()} />
  if (me === undefined) return <PageNotice text={t('loading')} isBusy />
  if (me === null) return <Navigate to={`/sign-in?to=${encodeURIComponent(pathname + search)}`} replace />
  if (isWatched) return children(me)
  return (
    <IsWatched value={true}>
      {children(me)}
      <IdleDialog />
    </IsWatched>
  )
}
