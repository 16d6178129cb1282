const KEY = 'cairn.homeModal.closed'

/** The part of `Storage` used here. */
type Memory = Pick<Storage, 'getItem' | 'setItem'>

/**
 * The Hong Kong day the modal was last closed on, `2026-11-21`. Where storage fails it is remembered until the page goes,
 * and the failure is logged once. Source: L-252 … L-254, LO-38.
 */
export function createClosedDay(open: () => Memory) {
  let known: string | undefined
  let isBroken = false
  const attempt = <Answer>(work: (memory: Memory) => Answer): Answer | undefined => {
    if (isBroken) return undefined
    try {
      return work(open())
    } catch (error) {
      isBroken = true
      console.warn('The home modal cannot use storage.', error)
      return undefined
    }
  }
  return {
    read: (): string | undefined => (isBroken ? known : attempt(memory => memory.getItem(KEY) ?? undefined)),
    write(day: string) {
      attempt(memory => memory.setItem(KEY, day))
      if (isBroken) known = day
    },
  }
}

/** Days compare as text. Shows when never closed, or closed before today. Source: L-252, LO-39. */
export const mayShow = (closed: string | undefined, today: string) => closed === undefined || closed < today
