import { useState } from 'react'

let count = 0
const fresh = () => `item${++count}`

/** Keys that stay with list items while they move, though the saved items carry none. */
export function useItemKeys(length: number) {
  const [keys, setKeys] = useState<readonly string[]>(() => Array.from({ length }, fresh))
  let current = keys
  if (keys.length !== length) {
    // The list changed from outside (undo, another operator): those that may still be the same keep their key.
    current = [...keys.slice(0, length), ...Array.from({ length: Math.max(0, length - keys.length) }, fresh)]
    setKeys(current)
  }
  return { keys: current, fresh, setKeys }
}
