import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator } from '#content-store/client/types.ts'
import { mayEdit } from '../rights.ts'
import { usePage } from '../queries.ts'
import { Notice } from '../parts/Notice.tsx'
import { PageEditor } from './PageEditor.tsx'

/** `/pages/:key`: reads the page, then opens it. */
export function PageRoute({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.page')
  const { key = '' } = useParams()
  const { data: page, error, refetch } = usePage(key)
  if (error) return <Notice text={error.message} onRetry={() => void refetch()} />
  if (page === undefined) return <Notice text={t('loading')} isBusy />
  if (page === null) return <Notice text={t('missing')} />
  if (!mayEdit(operator.role, page.path)) return <Notice text={t('adminsOnly')} />
  return <PageEditor key={key} detail={page} operator={operator} />
}
