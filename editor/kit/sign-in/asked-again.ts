/** The question for the operator's password, for calls that the server refuses until it is given again. */
export interface AskedAgain {
  /** Asks, once for all calls that wait. Resolves to true when the password was right. */
  readonly ask: () => Promise<boolean>
  readonly isAsked: () => boolean
  readonly answer: (isProved: boolean) => void
  /** Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createAskedAgain(): AskedAgain {
  const listeners = new Set<() => void>()
  const news = () => {
    for (const listener of listeners) listener()
  }
  let asked: { readonly answer: Promise<boolean>; readonly settle: (isProved: boolean) => void } | undefined
  return {
    ask() {
      if (!asked) {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        asked = { answer: promise, settle: resolve }
        news()
      }
      return asked.answer
    },
    isAsked: () => asked !== undefined,
    answer(isProved) {
      asked?.settle(isProved)
      asked = undefined
      news()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
