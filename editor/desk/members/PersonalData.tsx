import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { DeskDataRequest, DeskMember } from '#desk/members/desk-member.ts'
import { formatDateTime } from '#locales/format.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import desk from '../../kit/parts/screen.module.css'
import { DeskSection } from '../parts/DeskSection.tsx'
import type { Asked } from './MemberDialog.tsx'
import styles from './members.module.css'

interface Props {
  readonly member: DeskMember
  readonly operator: Operator
  readonly onAsk: (asked: Asked) => void
}

/** Requests of the member about personal data, and what answers them. */
export function PersonalData({ member, operator, onAsk }: Props) {
  const t = useTranslations('editor.members')
  const mayChange = may(operator, 'members.change')
  const mayHandOut = may(operator, 'members.data')
  return (
    <DeskSection title={t('data.title')}>
      {member.requests.length === 0 && <p>{t('data.none')}</p>}
      <ul className={styles.list}>
        {member.requests.map(request => (
          <li key={request.id}>
            <Request request={request} />
            {mayChange && request.state === 'OPEN' && (
              <p>
                <Button variant="line" onClick={() => onAsk({ change: 'close-request', request })}>
                  {t('close-request.open')}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
      {mayChange && member.erased === null && member.mergedInto === null && (
        <div className={`${desk.buttons} ${styles.buttons}`}>
          <Button variant="line" onClick={() => onAsk({ change: 'note-request' })}>
            {t('note-request.open')}
          </Button>
          {(['export', 'erase'] as const).map(change => (
            <Button key={change} variant="line" disabled={!mayHandOut} onClick={() => onAsk({ change })}>
              {mayHandOut ? t(`${change}.open`) : t('data.adminsOnly', { name: t(`${change}.open`) })}
            </Button>
          ))}
          {mayHandOut && (
            <Link to={`/members/${member.id}/merge`} className={desk.way}>
              {t('merge.open')}
            </Link>
          )}
        </div>
      )}
    </DeskSection>
  )
}

function Request({ request }: { readonly request: DeskDataRequest }) {
  const t = useTranslations('editor.members.data')
  const { uiLocale } = useEnvironment()
  const time = (at: string) => formatDateTime(at, uiLocale)
  return (
    <>
      <strong>{t('request', { kind: t(`kinds.${request.kind}`), time: time(request.asked) })}</strong>
      <p>{request.note}</p>
      <small>
        {request.closed === null
          ? t(request.isLate ? 'late' : 'due', { time: time(request.due) })
          : t('closed', {
              state: t(`states.${request.state}`),
              time: time(request.closed),
              by: request.by,
              answer: request.answer,
            })}
      </small>
    </>
  )
}
