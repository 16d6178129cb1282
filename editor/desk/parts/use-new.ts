import { useSearchParams } from 'react-router'

/** True while the address asks for a new record (`?new`), and what takes that out of the address. */
export function useNew(): readonly [isNew: boolean, close: () => void] {
  const [search, setSearch] = useSearchParams()
  const close = () => {
    if (!search.has('new')) return
    const next = new URLSearchParams(search)
    next.delete('new')
    setSearch(next, { replace: true })
  }
  return [search.has('new'), close]
}
