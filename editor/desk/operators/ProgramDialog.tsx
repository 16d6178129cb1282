import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type GivenKey, MOST_CALLS, type ProgramView, type RoleId } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useChange } from '../../kit/operations.ts'
import styles from '../../kit/parts/screen.module.css'
import { endOf, lastDayOf } from './last-day.ts'
import { RoleSelect } from './RoleSelect.tsx'

interface Props {
  /** The program to change; `undefined` adds one. */
  readonly program: ProgramView | undefined
  /** Shows the key of a new program. */
  readonly onKey: (given: GivenKey) => void
  readonly onClose: () => void
}

/** What a limit was typed as; `undefined` for anything but a whole number within bounds. */
function callsOf(typed: string): number | undefined {
  const calls = Number(typed.normalize('NFKC').replaceAll(',', ''))
  return Number.isInteger(calls) && calls >= 1 && calls <= MOST_CALLS ? calls : undefined
}

/** Adds a program, or changes its role, limits and end. */
export function ProgramDialog({ program, onKey, onClose }: Props) {
  const t = useTranslations('editor.programs')
  const operators = useTranslations('editor.operators')
  const [name, setName] = useState('')
  const [role, setRole] = useState<RoleId>(program?.role ?? 'editor')
  const [isReadOnly, setReadOnly] = useState(program?.isReadOnly ?? true)
  const [calls, setCalls] = useState(String(program?.callsPerMinute ?? 120))
  const [lastDay, setLastDay] = useState(lastDayOf(program?.endsAt ?? null))
  const [isWrong, setWrong] = useState(false)
  const add = useChange('programs.add')
  const change = useChange('programs.change')
  const { error, isPending } = program ? change : add
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const callsPerMinute = callsOf(calls)
    setWrong(callsPerMinute === undefined)
    if (callsPerMinute === undefined) return
    const given = { role, isReadOnly, callsPerMinute, endsAt: endOf(lastDay) }
    if (program) return change.mutate({ name: program.name, ...given }, { onSuccess: onClose })
    add.mutate(
      { name: name.trim(), ...given },
      {
        onSuccess(added) {
          onClose()
          onKey(added)
        },
      },
    )
  }
  return (
    <Dialog
      isOpen
      size="form"
      title={program ? t('changeOf', { name: program.name }) : t('add')}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit}>
        {!program && (
          <TextField
            label={t('name')}
            hint={t('nameHint')}
            value={name}
            onChange={event => setName(event.target.value)}
            maxLength={64}
            autoComplete="off"
            aria-required
          />
        )}
        <RoleSelect value={role} onChoose={setRole} />
        <Checkbox
          label={t('readsOnlyField')}
          checked={isReadOnly}
          onChange={event => setReadOnly(event.target.checked)}
        />
        <TextField
          label={t('limit')}
          hint={t('limitHint')}
          error={isWrong ? t('limitWrong') : undefined}
          inputMode="numeric"
          value={calls}
          onChange={event => setCalls(event.target.value)}
          maxLength={8}
          autoComplete="off"
        />
        <TextField
          label={operators('lastDay')}
          type="date"
          value={lastDay}
          onChange={event => setLastDay(event.target.value)}
        />
        {error && <Notice tone="error">{error.message}</Notice>}
        <div className={styles.formFoot}>
          <Button type="button" variant="line" onClick={onClose}>
            {operators('cancel')}
          </Button>
          <Button type="submit" isLoading={isPending}>
            {program ? operators('save') : t('add')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
