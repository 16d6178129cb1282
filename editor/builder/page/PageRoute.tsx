import type { Operator } from '#operators/operator.ts'
import type { OpenedPage } from '#content-store/client/types.ts'
import { Navigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { usePage } from '../../kit/queries.ts'
import { mayEdit } from '../../kit/rights.ts'
import { SignedIn } from '../../kit/sign-in/SignedIn.tsx'
import { PageEditor } from './PageEditor.tsx'

/** `/pages/:key`. The page is asked for while it is still being found out who asks. */
export function PageRoute() {
  const { key = '' } = useParams()
  const { data, error, refetch } = usePage(key)
  // A page that moved is found by the keys it had.
  if (data && data.key !== key) return <Navigate to={`/pages/${data.key}`} replace />
  return (
    <SignedIn>
      {operator => (
        <OpenPage key={key} page={data} error={error} operator={operator} onRetry={() => void refetch()} />
      )}
    </SignedIn>
  )
}

interface Props {
  readonly page: OpenedPage | null | undefined
  readonly error: Error | null
  readonly operator: Operator
  readonly onRetry: () => void
}

function OpenPage({ page, error, operator, onRetry }: Props) {
  const t = useTranslations('editor.page')
  if (error) return <PageNotice text={error.message} onRetry={onRetry} />
  if (page === undefined) return <PageNotice text={t('loading')} isBusy />
  if (page === null) return <PageNotice text={t('missing')} />
  if (!mayEdit(operator, page.path)) return <PageNotice text={t('adminsOnly')} />
  // A second language opens the page again, and so does another operator: what the one before did not save stays theirs.
  return (
    <PageEditor key={`${operator.name} ${page.other ? 'both' : 'one'}`} detail={page} operator={operator} />
  )
}
