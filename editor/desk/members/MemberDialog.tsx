import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskDataRequest, DeskMemberCoupon } from '#desk/members/desk-member.ts'
import { Select } from '#ui/select/Select.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange } from '../../kit/operations.ts'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import { ContactDialog } from './ContactDialog.tsx'
import { CouponDialog, TakeCouponDialog } from './CouponDialog.tsx'
import { CloseRequestDialog, EraseDialog, ExportDialog, NoteRequestDialog } from './DataDialogs.tsx'
import { GoDollarDialog } from './GoDollarDialog.tsx'
import { type MemberDialogProps, memberKey } from './member-dialog-props.ts'
import { useReason } from './use-reason.tsx'

/** Changes that need a reason and nothing else. */
type WithReason = 'sign-out' | 'restore' | 'suspend'
/** Changes of the member as a whole, each with a button. */
export type MemberChange = WithReason | 'set-level' | 'move-go-dollar' | 'give-coupon' | 'correct-contact'
/** The change that an operator has begun. */
export type Asked =
  | { readonly change: MemberChange | 'note-request' | 'export' | 'erase' }
  | { readonly change: 'close-request'; readonly request: DeskDataRequest }
  | { readonly change: 'take-coupon'; readonly coupon: DeskMemberCoupon }

/** The dialog of a change. */
export function MemberDialog({ asked, ...props }: MemberDialogProps & { readonly asked: Asked }) {
  switch (asked.change) {
    case 'set-level':
      return <LevelDialog {...props} />
    case 'move-go-dollar':
      return <GoDollarDialog {...props} />
    case 'give-coupon':
      return <CouponDialog {...props} />
    case 'take-coupon':
      return <TakeCouponDialog {...props} coupon={asked.coupon} />
    case 'correct-contact':
      return <ContactDialog {...props} />
    case 'note-request':
      return <NoteRequestDialog {...props} />
    case 'close-request':
      return <CloseRequestDialog {...props} request={asked.request} />
    case 'export':
      return <ExportDialog {...props} />
    case 'erase':
      return <EraseDialog {...props} />
    default:
      return <ReasonDialog {...props} asked={asked.change} />
  }
}

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
