import { useRef } from 'react'

/**
 * A key that stays the same as long as the same is asked for: sent again after a lost answer, it does nothing twice. The shop's form has
 * the same few lines (`returnRequest/useSendReturn.ts`); shared, they would be one more file for shoppers.
 */
export function useWishKey(): (wish: unknown) => string {
  const last = useRef<{ readonly wish: string; readonly key: string }>(undefined)
  return wish => {
    const text = JSON.stringify(wish)
    if (last.current?.wish !== text) last.current = { wish: text, key: crypto.randomUUID() }
    return last.current.key
  }
}
