import { useTranslations } from 'use-intl'
import type { DeliveryState } from '#api/rules/webhook-types.ts'
import type { DeskDelivery } from '#desk/webhooks/desk-webhook.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import { toastFailure } from '../../kit/parts/toasts.ts'
import { typeKey } from './type-key.ts'
import own from './webhooks.module.css'

const COLOURS: Readonly<Record<DeliveryState, string>> = {
  WAITING: 'changed',
  DELIVERED: 'live',
  GIVEN_UP: 'offline',
}

/** A delivery with its attempts. */
export function DeliveryRow({
  delivery,
  mayChange,
}: {
  readonly delivery: DeskDelivery
  readonly mayChange: boolean
}) {
  const { id, type, subject, at, state, next } = delivery
  const { uiLocale } = useEnvironment()
  const t = useTranslations('editor.webhooks')
  const event = useTranslations('editor.webhooks.types')(typeKey(type))
  const retry = useChange('webhooks.retry', { onError: toastFailure })
  return (
    <tr>
      <th scope="row">{event}</th>
      <td data-label={t('subject')} className={own.address}>
        {type === 'test' ? '–' : subject}
      </td>
      <td>
        <span className={desk.status} data-status={COLOURS[state]}>
          {t(`deliveryStates.${state}`)}
        </span>
        {next !== null && <small>{t('next', { time: formatDateTime(next, uiLocale) })}</small>}
      </td>
      <td data-label={t('attempts')}>
        <Attempts delivery={delivery} />
      </td>
      <td data-label={t('time')} className={desk.short}>
        {formatDateTime(at, uiLocale)}
      </td>
      {mayChange && (
        <td className={desk.actions}>
          {state !== 'DELIVERED' && (
            <Button
              variant="quiet"
              aria-label={t('retryOf', { event, subject })}
              isLoading={retry.isPending}
              onClick={() => retry.start({ delivery: id })}
            >
              {t('retry')}
            </Button>
          )}
        </td>
      )}
    </tr>
  )
}

function Attempts({ delivery: { attempts } }: { readonly delivery: DeskDelivery }) {
  const { uiLocale } = useEnvironment()
  const t = useTranslations('editor.webhooks')
  const count = t('attemptCount', { count: attempts.length })
  if (attempts.length === 0) return count
  return (
    <details className={own.attempts}>
      <summary>{count}</summary>
      <ol>
        {attempts.map(({ at, status, tookMs, answer }) => (
          <li key={at}>
            {t('attempt', {
              time: formatDateTime(at, uiLocale),
              status: status === null ? t('noAnswer') : String(status),
              ms: tookMs,
              answer,
            })}
          </li>
        ))}
      </ol>
    </details>
  )
}
