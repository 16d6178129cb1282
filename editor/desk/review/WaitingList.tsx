import { formatDateTime } from '#locales/format.ts'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { WaitingPage } from '#content-store/client/reviews.ts'
import type { Operator } from '#operators/operator.ts'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { usePageName } from '../../kit/page-name.ts'
import styles from '../../kit/parts/screen.module.css'
import { useEnvironment } from '../../kit/environment.ts'
import { mayPublish } from '../../kit/rights.ts'
import review from '../../builder/review/review.module.css'
import { useLanguageNames, useWaiting } from '../../builder/review/use-review.ts'

/** `/requests`: pages that operators ask to publish. Publishers answer, editors see what waits. */
export function WaitingList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.review')
  const { data: waiting = [], isPending, refetch, error } = useWaiting()
  return (
    <Desk title={t('waiting')} introduction={t('waitingText')}>
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={t('loading')}
        none={t('noneWaiting')}
        caption={t('waiting')}
        columns={[t('page'), t('note'), t('askedBy')]}
        actions={t('seeRequest')}
      >
        {waiting.map(each => (
          <WaitingRow key={each.page.key} waiting={each} operator={operator} />
        ))}
      </DeskList>
    </Desk>
  )
}

interface RowProps {
  readonly waiting: WaitingPage
  readonly operator: Operator
}

function WaitingRow({ waiting: { page, request, openComments, other }, operator }: RowProps) {
  const t = useTranslations('editor.review')
  const names = useLanguageNames()
  const parts = other ? [{ page, request }, other] : [{ page, request }]
  const moved = parts.filter(part => part.page.revision !== part.request.revision)
  const { uiLocale } = useEnvironment()
  const name = usePageName()(page)
  const isPublisher = mayPublish(operator, page.path)
  return (
    <tr>
      <th scope="row">
        {name}
        <small>
          {page.path} · {names(parts.map(part => part.page.locale))}
        </small>
        {openComments > 0 && <small>{t('openComments', { count: openComments })}</small>}
      </th>
      <td data-label={t('note')}>
        {request.note}
        {moved.length > 0 && (
          <small>
            {other
              ? t('movedShortIn', { language: names(moved.map(part => part.page.locale)) })
              : t('movedShort')}
          </small>
        )}
      </td>
      <td data-label={t('askedBy')} className={styles.short}>
        {request.by}
        <small>{formatDateTime(request.at, uiLocale)}</small>
      </td>
      <td className={styles.actions}>
        <Link to={`/pages/${page.key}?open=publish`} className={review.toRequest}>
          {t(isPublisher ? 'seeAndAnswer' : 'seeRequest')}
          <span className="visuallyHidden"> {t('quoted', { text: name })}</span>
        </Link>
      </td>
    </tr>
  )
}
