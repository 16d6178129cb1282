import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskStaff } from '#desk/staff/desk-staff.ts'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import { RestingSearch } from '../parts/RestingSearch.tsx'

interface Props {
  /** `null` adds one. */
  readonly person: DeskStaff | null
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Points that one list offers. */
const MAX_POINTS = 200

const CODE = /^[A-Za-z0-9]{1,20}$/

/** Adds a person who works in the shops, or changes one. */
export function StaffDialog({ person, onDone, onClose }: Props) {
  const t = useTranslations('editor.staff')
  const [code, setCode] = useState(person?.code ?? '')
  const [name, setName] = useState(person?.name ?? '')
  const [firstDay, setFirstDay] = useState(person?.firstDay ?? '')
  const [lastDay, setLastDay] = useState(person?.lastDay ?? '')
  const [place, setPlace] = useState(person?.place?.code ?? '')
  const [state, setState] = useState(person?.isActive === false ? 'ended' : 'active')
  const [member, setMember] = useState(person?.member?.id ?? '')
  const [hasTried, setTried] = useState(false)
  const change = useChange('staff.save', { onDone })
  const wrong = {
    code: CODE.test(code.trim()) ? undefined : t('codeWrong'),
    name: name.trim() === '' ? t('nameMissing') : undefined,
    lastDay: firstDay !== '' && lastDay !== '' && lastDay < firstDay ? t('daysTurned') : undefined,
  }
  const submit = () => {
    setTried(true)
    if (wrong.code ?? wrong.name ?? wrong.lastDay) return
    change.start({
      before: person?.code ?? null,
      code: code.trim(),
      name: name.trim(),
      firstDay: firstDay === '' ? null : firstDay,
      lastDay: lastDay === '' ? null : lastDay,
      place: place === '' ? null : place,
      isActive: state === 'active',
      member: member === '' ? null : member,
    })
  }
  return (
    <OperationDialog
      title={person ? t('changeOf', { name: person.name }) : t('add')}
      submit={t('save')}
      isPending={change.isPending}
      error={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        autoComplete="off"
        maxLength={20}
        value={code}
        error={hasTried ? wrong.code : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      <TextField
        label={t('name')}
        autoComplete="off"
        maxLength={50}
        value={name}
        error={hasTried ? wrong.name : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <PlaceField person={person} place={place} onChoose={setPlace} />
      <MemberField person={person} member={member} onChoose={setMember} />
      <Select
        label={t('state')}
        value={state}
        choices={[
          { value: 'active', label: t('active') },
          { value: 'ended', label: t('ended') },
        ]}
        onChoose={setState}
      />
      <TextField
        label={t('firstDay')}
        hint={t('firstDayHint')}
        type="date"
        value={firstDay}
        onChange={({ target }) => setFirstDay(target.value)}
      />
      <TextField
        label={t('lastDay')}
        hint={t('lastDayHint')}
        type="date"
        value={lastDay}
        error={hasTried ? wrong.lastDay : undefined}
        onChange={({ target }) => setLastDay(target.value)}
      />
    </OperationDialog>
  )
}

interface PlaceFieldProps extends Pick<Props, 'person'> {
  readonly place: string
  readonly onChoose: (place: string) => void
}

/** Pick-up points and stores of the shop; one that was removed stays until another is chosen. */
function PlaceField({ person, place, onChoose }: PlaceFieldProps) {
  const t = useTranslations('editor.staff')
  const { uiLocale } = useEnvironment()
  const { data } = useOperation('pickUpPoints.list', { size: MAX_POINTS })
  const points = (data?.rows ?? []).map(({ code, title }) => ({ value: code, label: title[uiLocale] }))
  const own = person?.place
  const isListed = points.some(({ value }) => value === own?.code)
  return (
    <Select
      label={t('place')}
      value={place}
      choices={[
        { value: '', label: t('noPlace') },
        ...(own && !isListed ? [{ value: own.code, label: own.name?.[uiLocale] ?? own.code }] : []),
        ...points,
      ]}
      onChoose={onChoose}
    />
  )
}

interface MemberFieldProps extends Pick<Props, 'person'> {
  readonly member: string
  readonly onChoose: (member: string) => void
}

/** Finds the account that has the code; none takes it away. */
function MemberField({ person, member, onChoose }: MemberFieldProps) {
  const t = useTranslations('editor.staff')
  const [search, setSearch] = useState('')
  const { data } = useOperation('members.list', { search })
  const found = search === '' ? [] : (data?.rows ?? []).filter(({ isSuspended }) => !isSuspended)
  const own = person?.member
  const choices = [
    { value: '', label: t('noMember') },
    ...(own ? [{ value: own.id, label: `${own.name} ${own.contact}` }] : []),
    ...found
      .filter(({ id }) => id !== own?.id)
      .map(({ id, name, contact }) => ({ value: id, label: `${name} ${contact}` })),
  ]
  // What was chosen stays among the choices while the search goes on.
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map())
  const chosen = labels.get(member)
  const all =
    chosen === undefined || choices.some(({ value }) => value === member)
      ? choices
      : [...choices, { value: member, label: chosen }]
  return (
    <>
      <RestingSearch label={t('findMember')} search={search} onSearch={setSearch} />
      <Select
        label={t('member')}
        value={member}
        choices={all}
        onChoose={value => {
          setLabels(known => new Map(known).set(value, all.find(each => each.value === value)?.label ?? ''))
          onChoose(value)
        }}
      />
    </>
  )
}
