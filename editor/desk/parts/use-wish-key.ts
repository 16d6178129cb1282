import { useState } from 'react'

/** A key that stays the same as long as the same is asked for: sent again after a lost answer, it does nothing twice. */
export function createWishKey(): (wish: unknown) => string {
  let last: { readonly wish: string; readonly key: string } | undefined
  return wish => {
    const text = JSON.stringify(wish)
    if (last?.wish !== text) last = { wish: text, key: crypto.randomUUID() }
    return last.key
  }
}

/**
 * The same for a screen. The shop's form has the same few lines (`returnRequest/useSendReturn.ts`); shared, they would be one more file for
 * shoppers.
 */
export const useWishKey = (): ((wish: unknown) => string) => useState(createWishKey)[0]
