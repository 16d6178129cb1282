import { createContext, type ReactNode, use, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { PageNotice } from '../parts/PageNotice.tsx'
import { useForgetElsewhere, useMe } from '../queries.ts'
import { AskAgainDialog } from './AskAgainDialog.tsx'
import { IdleDialog } from './IdleDialog.tsx'
import { SetUpScreen } from './SetUpScreen.tsx'

/** True inside of another part for operators, which has the question after a long pause. */
const IsWatched = createContext(false)

/**
 * Redirects to the sign-in page without a session, and back after signing in. An operator whose role demands a second factor sets it up
 * first. Source: LO-13.
 */
export function SignedIn({ children }: { readonly children: (operator: Operator) => ReactNode }) {
  const t = useTranslations('editor.page')
  const { data: me, error, refetch } = useMe()
  useForgetElsewhere()
  const isWatched = use(IsWatched)
  const { pathname, search } = useLocation()
  // The recovery codes show after the server counts the second factor as set up.
  const [isSettingUp, setSettingUp] = useState(false)
  if (me?.mustSetUp && !isSettingUp) setSettingUp(true)
  if (!me && isSettingUp) setSettingUp(false)
  const leaveSetUp = async () => {
    await refetch()
    setSettingUp(false)
  }
  if (error) return <PageNotice text={error.message} onRetry={() => void refetch()} />
  if (me === undefined) return <PageNotice text={t('loading')} isBusy />
  if (me === null) return <Navigate to={`/sign-in?to=${encodeURIComponent(pathname + search)}`} replace />
  if (isWatched) return children(me)
  return (
    <IsWatched value={true}>
      {isSettingUp ? <SetUpScreen onDone={() => void leaveSetUp()} /> : children(me)}
      <IdleDialog />
      <AskAgainDialog />
    </IsWatched>
  )
}
