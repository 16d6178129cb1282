import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OperatorAccount } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { toastDone } from '../../kit/parts/toasts.ts'
import styles from '../../kit/parts/screen.module.css'
import { filterPages } from '../pages/filter-pages.ts'
import own from './operators.module.css'

interface Props {
  readonly name: string
  /** Name of the operator who asks. */
  readonly own: string
  readonly accounts: readonly OperatorAccount[]
  readonly onClose: () => void
}

/** Lets an operator go: says what is under way, asks who takes over, and for a reason. */
export function LetGoDialog({ name, own: ownName, accounts, onClose }: Props) {
  const t = useTranslations('editor.operators')
  const { clock } = useEnvironment()
  const [heir, setHeir] = useState(ownName)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const remove = useChange('operators.remove', {
    onDone() {
      toastDone(t('letGo.done', { name }))
      onClose()
    },
  })
  const heirs = accounts.filter(each => each.name !== name && (each.endsAt === null || each.endsAt > clock()))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() !== '') remove.start({ name, reason, heir })
  }
  return (
    <Dialog isOpen size="form" title={t('letGo.title', { name })} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <p>{t('letGo.text', { name })}</p>
        <UnderWay name={name} />
        <TextField
          label={t('reason')}
          hint={t('reasonHint')}
          error={isMissing ? t('reasonMissing') : undefined}
          data-autofocus=""
          maxLength={200}
          value={reason}
          onChange={event => setReason(event.target.value)}
          aria-required
        />
        <Select
          label={t('letGo.heir')}
          hint={t('letGo.heirHint')}
          value={heir}
          choices={heirs.map(each => ({
            value: each.name,
            label: each.name === ownName ? t('letGo.you', { name: each.name }) : each.name,
          }))}
          onChoose={setHeir}
        />
        {remove.error && <Notice tone="error">{remove.error.message}</Notice>}
        <div className={styles.formFoot}>
          <Button type="button" variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="danger" isLoading={remove.isPending}>
            {t('letGo.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** What an operator has not finished. It does not hold the form up. */
function UnderWay({ name }: { readonly name: string }) {
  const t = useTranslations('editor.operators.letGo')
  const pages = useOperation('pages.list', {})
  const requests = useOperation('reviews.waiting', {})
  const plans = useOperation('changes.planned', {})
  const all = [pages, requests, plans]
  const failed = all.find(({ error }) => error)
  const saved = (pages.data ?? []).filter(({ savedBy }) => savedBy === name)
  const counts = [
    ['drafts', filterPages(saved, { term: '', locale: 'all', status: 'unpublished' }).length],
    ['requests', (requests.data ?? []).filter(({ request }) => request.by === name).length],
    ['plans', (plans.data?.plans ?? []).filter(({ by }) => by === name).length],
  ] as const
  const shown = counts.filter(([, count]) => count > 0)
  return (
    <section className={own.left} aria-label={t('left')}>
      <h3>{t('left')}</h3>
      {failed?.error ? (
        <Notice tone="error">{failed.error.message}</Notice>
      ) : all.some(({ isPending }) => isPending) ? (
        <output>{t('loading')}</output>
      ) : shown.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <ul>
          {shown.map(([kind, count]) => (
            <li key={kind}>{t(kind, { count })}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
