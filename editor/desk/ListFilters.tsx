import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import styles from './desk.module.css'

interface Props<Status extends string> {
  readonly search: {
    /** Of the form, read out only. */
    readonly name: string
    readonly label: string
    /** What the list is about now. */
    readonly typed: string | undefined
    /** Why what was typed finds nothing. */
    readonly unclear: string
    /** False for what is no number or address. */
    readonly find: (typed: string) => boolean
  }
  readonly status: {
    readonly value: Status | undefined
    readonly choices: readonly { readonly value: Status; readonly label: string }[]
    /** What waits for the shop; it has a button of its own. */
    readonly urgent: Status
    readonly onChoose: (status: Status | undefined) => void
  }
}

/** What a list shows: what was looked for, and a status. */
export function ListFilters<Status extends string>({ search, status }: Props<Status>) {
  const t = useTranslations('editor.desk.filters')
  const [typed, setTyped] = useState(search.typed ?? '')
  const [isUnclear, setUnclear] = useState(false)
  const find = (event: FormEvent) => {
    event.preventDefault()
    setUnclear(!search.find(typed))
  }
  const { value, choices, urgent, onChoose } = status
  const isUrgent = value === urgent
  return (
    <div className={styles.finders}>
      <form className={styles.search} aria-label={search.name} onSubmit={find}>
        <TextField
          label={search.label}
          type="search"
          autoComplete="off"
          value={typed}
          error={isUnclear ? search.unclear : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="line">
          {t('find')}
        </Button>
      </form>
      <Select<Status | ''>
        label={t('status')}
        value={value ?? ''}
        choices={[{ value: '', label: t('all') }, ...choices]}
        onChoose={chosen => onChoose(chosen === '' ? undefined : chosen)}
      />
      <Button
        variant={isUrgent ? 'solid' : 'line'}
        aria-pressed={isUrgent}
        onClick={() => onChoose(isUrgent ? undefined : urgent)}
      >
        {choices.find(each => each.value === urgent)?.label}
      </Button>
    </div>
  )
}
