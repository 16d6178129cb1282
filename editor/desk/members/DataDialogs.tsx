import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DATA_REQUESTS, type DataRequestKind } from '#api/rules/data-requests.ts'
import type { DeskDataRequest, DeskErasure } from '#desk/members/desk-member.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { saveFile } from '../../builder/transfer/files.ts'
import { useChange } from '../../kit/operations.ts'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import { type MemberDialogProps, memberKey } from './member-dialog-props.ts'
import { useReason } from './use-reason.tsx'

/** Notes a request about personal data. */
export function NoteRequestDialog({ member, onDone, onClose }: MemberDialogProps) {
  const t = useTranslations('editor.members.note-request')
  const kinds = useTranslations('editor.members.data.kinds')
  const wishOf = useWishKey()
  const { reason, check, field } = useReason()
  const [kind, setKind] = useState<DataRequestKind>('ACCESS')
  const change = useChange('members.note-request', { keyOf: memberKey, onDone: () => onDone(t('done')) })
  const submit = () => {
    if (!check()) return
    const input = { member: member.id, kind, reason }
    change.start({ ...input, wish: wishOf(input) })
  }
  return (
    <OperationDialog
      title={t('title')}
      submit={t('submit')}
      isPending={change.isPending}
      error={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select<DataRequestKind>
        label={t('kind')}
        value={kind}
        choices={DATA_REQUESTS.map(value => ({ value, label: kinds(value) }))}
        onChoose={setKind}
      />
      {field}
    </OperationDialog>
  )
}

/** Closes a request, with how it was answered. */
export function CloseRequestDialog({
  member,
  request,
  onDone,
  onClose,
}: MemberDialogProps & { readonly request: DeskDataRequest }) {
  const t = useTranslations('editor.members.close-request')
  const states = useTranslations('editor.members.data.states')
  const { reason, check, field } = useReason()
  const [state, setState] = useState<'DONE' | 'REFUSED'>('DONE')
  const change = useChange('members.close-request', { keyOf: memberKey, onDone: () => onDone(t('done')) })
  return (
    <OperationDialog
      title={t('title')}
      submit={t('submit')}
      isPending={change.isPending}
      error={change.error}
      onSubmit={() => check() && change.start({ request: request.id, member: member.id, state, reason })}
      onClose={onClose}
    >
      <Select<'DONE' | 'REFUSED'>
        label={t('state')}
        value={state}
        choices={(['DONE', 'REFUSED'] as const).map(value => ({ value, label: states(value) }))}
        onChoose={setState}
      />
      {field}
    </OperationDialog>
  )
}

/** Saves what the shop has stored of the member as two files. */
export function ExportDialog({ member, onDone, onClose }: MemberDialogProps) {
  const t = useTranslations('editor.members.export')
  const wishOf = useWishKey()
  const { reason, check, field } = useReason()
  const change = useChange('members.export', {
    onDone({ html, json }) {
      saveFile(`member-${member.id}.html`, html, 'text/html')
      saveFile(`member-${member.id}.json`, json)
      onDone(t('done'))
    },
  })
  const submit = () => {
    if (!check()) return
    const input = { member: member.id, reason }
    change.start({ ...input, wish: wishOf(input) })
  }
  return (
    <OperationDialog
      title={t('title')}
      submit={t('submit')}
      isPending={change.isPending}
      error={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('text')}</p>
      {field}
    </OperationDialog>
  )
}

/** Erases the member, once the name was typed, and says what stays. */
export function EraseDialog({ member, onDone, onClose }: MemberDialogProps) {
  const t = useTranslations('editor.members.erase')
  const wishOf = useWishKey()
  const { reason, check, field } = useReason()
  const [typed, setTyped] = useState('')
  const [hasTried, setTried] = useState(false)
  const [erasure, setErasure] = useState<DeskErasure>()
  // The screen is read again after the erasure, and the name is gone then.
  const [name] = useState(member.name || member.id)
  const isNamed = typed.trim() === name
  const change = useChange('members.erase', { onDone: setErasure })
  const submit = () => {
    setTried(true)
    if (!check() || !isNamed) return
    const input = { member: member.id, reason }
    change.start({ ...input, wish: wishOf(input) })
  }
  if (erasure) return <Erased erasure={erasure} onClose={() => onDone(t('doneTitle'))} />
  return (
    <OperationDialog
      title={t('title')}
      submit={t('submit')}
      isGrave
      isPending={change.isPending}
      error={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('text')}</p>
      {field}
      <TextField
        label={t('confirm', { name })}
        autoComplete="off"
        aria-required
        value={typed}
        error={hasTried && !isNamed ? t('wrong', { name }) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </OperationDialog>
  )
}

interface ErasedProps {
  readonly erasure: DeskErasure
  readonly onClose: () => void
}

const Erased = ({ erasure: { stays }, onClose }: ErasedProps) => {
  const t = useTranslations('editor.members.erase')
  return (
    <Dialog
      isOpen
      size="form"
      title={t('doneTitle')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {stays.length > 0 && (
        <>
          <p>{t('stays')}</p>
          <ul>
            {stays.map(({ kept, count }) => (
              <li key={kept}>{t(`kept.${kept}`, { count })}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
