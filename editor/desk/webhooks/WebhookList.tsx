import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { DESK_PATH } from '#desk/address.ts'
import type { DeskReceiver, ReceiverSecret } from '#desk/webhooks/desk-webhook.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { useOperation } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { ReceiverDialog } from './ReceiverDialog.tsx'
import { type Asked, ReceiverQuestion } from './ReceiverQuestion.tsx'
import { ReceiverRow } from './ReceiverRow.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import own from './webhooks.module.css'

/** `/webhooks`: programs that are notified of events. Admins change them. */
export function WebhookList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.webhooks')
  if (!may(operator, 'settings.read')) return <PageNotice text={t('notAllowed')} />
  return <Receivers mayChange={may(operator, 'settings.change')} />
}

function Receivers({ mayChange }: { readonly mayChange: boolean }) {
  const t = useTranslations('editor.webhooks')
  const { data: receivers = [], isPending, error, refetch } = useOperation('webhooks.list', {})
  const [edited, setEdited] = useState<DeskReceiver | 'new'>()
  const [asked, setAsked] = useState<Asked>()
  const [given, setGiven] = useState<ReceiverSecret>()
  const action = mayChange && (
    <Button icon={<Icon of={Plus} />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  )
  return (
    <Desk title={t('title')} introduction={t('text')} {...(action && { action })}>
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={t('loading')}
        none={t('none')}
        caption={t('title')}
        columns={[t('address'), t('events'), t('state'), t('delivered')]}
        {...(mayChange && { actions: t('actions') })}
      >
        {receivers.map(receiver => (
          <ReceiverRow
            key={receiver.id}
            receiver={receiver}
            mayChange={mayChange}
            onEdit={() => setEdited(receiver)}
            onAsk={kind => setAsked({ kind, receiver })}
          />
        ))}
      </DeskList>
      <p className={own.below}>
        <Link to="/webhooks/deliveries">{t('deliveries')}</Link>
        <a href={`${DESK_PATH}/openapi.json`}>{t('document')}</a>
      </p>
      {edited && (
        <ReceiverDialog
          receiver={edited === 'new' ? undefined : edited}
          onSecret={setGiven}
          onClose={() => setEdited(undefined)}
        />
      )}
      {asked && <ReceiverQuestion asked={asked} onSecret={setGiven} onClose={() => setAsked(undefined)} />}
      {given && <SecretDialog given={given} onClose={() => setGiven(undefined)} />}
    </Desk>
  )
}
