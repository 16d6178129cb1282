import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { formatDateTime } from '#locales/format.ts'
import type { DeskReceiver, ReceiverState } from '#desk/webhooks/desk-webhook.ts'
import { Button } from '#ui/button/Button.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'
import { typeKey } from './type-key.ts'
import own from './webhooks.module.css'

const COLOURS: Readonly<Record<ReceiverState, string>> = {
  on: 'live',
  off: 'draft',
  resting: 'changed',
  paused: 'offline',
}

interface Props {
  readonly receiver: DeskReceiver
  readonly mayChange: boolean
  readonly onEdit: () => void
  readonly onAsk: (kind: 'renew' | 'remove') => void
}

/** A receiver with its state. */
export function ReceiverRow({ receiver, mayChange, onEdit, onAsk }: Props) {
  const { id, url, types, delivered } = receiver
  const { uiLocale } = useEnvironment()
  const t = useTranslations('editor.webhooks')
  const typeNames = useTranslations('editor.webhooks.types')
  return (
    <tr>
      <th scope="row" className={own.address}>
        <Link to={`/webhooks/${encodeURIComponent(id)}`}>{url}</Link>
      </th>
      <td data-label={t('events')}>{types.map(type => typeNames(typeKey(type))).join(' · ')}</td>
      <td>
        <StateOf receiver={receiver} />
      </td>
      <td data-label={t('delivered')} className={desk.short}>
        {delivered === null ? t('never') : formatDateTime(delivered, uiLocale)}
      </td>
      {mayChange && <RowActions receiver={receiver} onEdit={onEdit} onAsk={onAsk} />}
    </tr>
  )
}

function StateOf({ receiver }: { readonly receiver: DeskReceiver }) {
  const { state, failingSince, oldSecretUntil, waiting, givenUp } = receiver
  const { uiLocale } = useEnvironment()
  const t = useTranslations('editor.webhooks')
  return (
    <>
      <span className={desk.status} data-status={COLOURS[state]}>
        {t(`states.${state}`)}
      </span>
      {failingSince !== null && state !== 'off' && (
        <small>{t('since', { time: formatDateTime(failingSince, uiLocale) })}</small>
      )}
      {state === 'paused' && <small>{t('pausedText')}</small>}
      {waiting + givenUp > 0 && (
        <small>{t('counts', { waiting, givenUp, both: waiting > 0 && givenUp > 0 ? 'yes' : 'no' })}</small>
      )}
      {oldSecretUntil !== null && (
        <small>{t('oldSecret', { time: formatDateTime(oldSecretUntil, uiLocale) })}</small>
      )}
    </>
  )
}

function RowActions({ receiver: { id, url, state }, onEdit, onAsk }: Omit<Props, 'mayChange'>) {
  const t = useTranslations('editor.webhooks')
  const turn = useChange('webhooks.turn', { onError: toastFailure })
  const test = useChange('webhooks.test', { onDone: () => toastDone(t('tested')), onError: toastFailure })
  const way = state === 'off' ? 'turnOn' : state === 'paused' ? 'resume' : 'turnOff'
  return (
    <td className={desk.actions}>
      <div className={desk.buttons}>
        {state !== 'off' && (
          <Button
            variant="quiet"
            aria-label={t('testOf', { address: url })}
            isLoading={test.isPending}
            onClick={() => test.start({ receiver: id })}
          >
            {t('test')}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={t(`${way}Of`, { address: url })}
          isLoading={turn.isPending}
          onClick={() => turn.start({ receiver: id, isOn: way !== 'turnOff' })}
        >
          {t(way)}
        </Button>
        <Button variant="quiet" aria-label={t('changeOf', { address: url })} onClick={onEdit}>
          {t('change')}
        </Button>
        <Button variant="quiet" aria-label={t('renewOf', { address: url })} onClick={() => onAsk('renew')}>
          {t('renew')}
        </Button>
        <Button variant="quiet" aria-label={t('removeOf', { address: url })} onClick={() => onAsk('remove')}>
          {t('remove')}
        </Button>
      </div>
    </td>
  )
}
