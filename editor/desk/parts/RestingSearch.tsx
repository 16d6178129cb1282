import { TextField } from '#ui/text-field/TextField.tsx'
import { useEffect, useEffectEvent, useState } from 'react'

/** Time for which typing must rest before a list follows. */
const IDLE_MS = 200

interface Props {
  readonly label: string
  readonly search: string
  readonly onSearch: (search: string) => void
}

/** A search field. The list follows what is typed once it rests, and not before an input method is done. */
export function RestingSearch({ label, search, onSearch }: Props) {
  const [typed, setTyped] = useState(search)
  const [seen, setSeen] = useState(search)
  const [isComposing, setComposing] = useState(false)
  if (seen !== search) {
    setSeen(search)
    setTyped(search)
  }
  const find = useEffectEvent(onSearch)
  useEffect(() => {
    if (isComposing || typed === search) return
    const timer = setTimeout(() => find(typed), IDLE_MS)
    return () => clearTimeout(timer)
  }, [typed, search, isComposing])
  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    />
  )
}
