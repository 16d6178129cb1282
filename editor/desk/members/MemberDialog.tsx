import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskMember } from '#desk/members/desk-member.ts'
import { isRemark } from '#api/rules/remark.ts'
import { Select } from '#ui/select/Select.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey, useChange } from '../../kit/operations.ts'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import { RemarkField } from '../parts/RemarkField.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'

/** The change that an operator has begun. */
export type Asked = 'set-level' | 'sign-out' | 'restore' | 'suspend'

export interface MemberDialogProps {
  readonly member: DeskMember
  /** Called with what to say about it. */
  readonly onDone: (message: string) => void
  readonly onClose: () => void
}

/** The dialog of a change. */
export function MemberDialog({ asked, ...props }: MemberDialogProps & { readonly asked: Asked }) {
  return asked === 'set-level' ? <LevelDialog {...props} /> : <ReasonDialog {...props} asked={asked} />
}

/** A reason that is being typed. */
export function useReason() {
  const t = useTranslations('editor.members')
  const [reason, setReason] = useState('')
  const [hasTried, setTried] = useState(false)
  return {
    reason,
    hasTried,
    /** Returns true if there is one, and says so otherwise. */
    check() {
      setTried(true)
      return isRemark(reason)
    },
    field: (
      <RemarkField
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        error={hasTried && !isRemark(reason) ? t('reasonMissing') : undefined}
        onChange={setReason}
      />
    ),
  }
}

/** Key of the view, which a change answers with. */
export const memberKey = ({ id }: Pick<DeskMember, 'id'>) => readKey('members.find', { member: id })

function LevelDialog({ member, onDone, onClose }: MemberDialogProps) {
  const t = useTranslations('editor.members.set-level')
  const { uiLocale } = useEnvironment()
  const wishOf = useWishKey()
  const { reason, check, field } = useReason()
  const [level, setLevel] = useState(member.level.code)
  const isSame = level === member.level.code
  const [hasTried, setTried] = useState(false)
  const change = useChange('members.set-level', { keyOf: memberKey, onDone: () => onDone(t('done')) })
  const submit = () => {
    setTried(true)
    if (!check() || isSame) return
    const input = { member: member.id, level, reason }
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
      <Select
        label={t('level')}
        value={level}
        choices={member.levels.map(({ code, name }) => ({ value: code, label: name[uiLocale] }))}
        error={hasTried && isSame ? t('same') : undefined}
        onChoose={setLevel}
      />
      {field}
    </OperationDialog>
  )
}

type WithReason = Exclude<Asked, 'set-level'>

/** Asks for the reason of a change that needs nothing else. */
function ReasonDialog({
  asked,
  member,
  onDone,
  onClose,
}: MemberDialogProps & { readonly asked: WithReason }) {
  const t = useTranslations(`editor.members.${asked}`)
  const wishOf = useWishKey()
  const { reason, check, field } = useReason()
  const change = useChange<`members.${WithReason}`>(`members.${asked}`, {
    keyOf: memberKey,
    onDone: () => onDone(t('done')),
  })
  const submit = () => {
    if (!check()) return
    const input = { member: member.id, reason }
    change.start({ ...input, wish: wishOf([asked, input]) })
  }
  return (
    <OperationDialog
      title={t('title')}
      submit={t('submit')}
      isGrave={asked !== 'restore'}
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
