import { TextField } from '#ui/text-field/TextField.tsx'
import { useState } from 'react'

interface Props {
  readonly label: string
  readonly value: number | undefined
  readonly onChange: (units: number | undefined) => void
  /** Most units that can be asked for. */
  readonly most?: number
}

/** Most units that lists can be asked for. */
export const MOST_UNITS = 1_000_000

/** Whole units as people type them, in either width; `undefined` for anything else. */
export function typedUnits(text: string): number | undefined {
  const typed = text.normalize('NFKC').trim()
  return /^\d{1,10}$/.test(typed) ? Number(typed) : undefined
}

/** A filter by units. The number typed counts once the field is left, or at Enter. */
export function UnitsFilter({ label, value, onChange, most = MOST_UNITS }: Props) {
  const [typed, setTyped] = useState(value === undefined ? '' : String(value))
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setTyped(value === undefined ? '' : String(value))
  }
  const apply = () => {
    const units = typedUnits(typed)
    onChange(units === undefined ? undefined : Math.min(units, most))
  }
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply()
      }}
    />
  )
}
