import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { limitsOf } from '#operators/rights.ts'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useChange } from '../../kit/operations.ts'
import { useMe } from '../../kit/queries.ts'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import { type MemberDialogProps, memberKey } from './member-dialog-props.ts'
import { useReason } from './use-reason.tsx'

/** Whole GO DOLLAR as people type them, in digits of any width. */
function pointsOf(typed: string): number | undefined {
  const text = typed.normalize('NFKC').replaceAll(',', '').trim()
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** Gives GO DOLLAR, or takes some, with a reason. */
export function GoDollarDialog({ member, onDone, onClose }: MemberDialogProps) {
  const t = useTranslations('editor.members.move-go-dollar')
  const own = useTranslations('editor.ownRoles')
  const { data: me } = useMe()
  const wishOf = useWishKey()
  const { reason, check, field } = useReason()
  const [way, setWay] = useState<'give' | 'take'>('give')
  const [typed, setTyped] = useState('')
  const [hasTried, setTried] = useState(false)
  const points = pointsOf(typed)
  const change = useChange('members.move-go-dollar', { keyOf: memberKey, onDone: () => onDone(t('done')) })
  const submit = () => {
    setTried(true)
    if (!check() || points === undefined) return
    const input = { member: member.id, points: way === 'give' ? points : -points, reason }
    change.start({ ...input, wish: wishOf(input) })
  }
  return (
    <OperationDialog
      title={t('title')}
      submit={t(way)}
      isGrave={way === 'take'}
      isPending={change.isPending}
      error={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select<'give' | 'take'>
        label={t('way')}
        value={way}
        choices={[
          { value: 'give', label: t('give') },
          { value: 'take', label: t('take') },
        ]}
        onChoose={setWay}
      />
      <TextField
        label={t('points')}
        hint={[
          t('balance', { balance: member.goDollar.balance }),
          me && own('yourGoDollar', { points: limitsOf(me).goDollar }),
        ]
          .filter(Boolean)
          .join(' ')}
        inputMode="numeric"
        autoComplete="off"
        aria-required
        value={typed}
        error={hasTried && points === undefined ? t('missing') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {field}
    </OperationDialog>
  )
}
