import { useEffect, useState } from 'react'

export type Answer<Value> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed' }
  | { readonly state: 'here'; readonly value: Value }

/**
 * Asks the outside world when `key` changes, after `delayMs`; an answer that comes too late is thrown away.
 * @param ask must depend on nothing but `key`; `undefined` as key asks nothing
 */
export function useAnswer<Value>(
  key: string | undefined,
  ask: (signal: AbortSignal) => Promise<Value>,
  delayMs = 0,
): Answer<Value> {
  const [answer, setAnswer] = useState<{ key: string | undefined; answer: Answer<Value> }>()
  useEffect(() => {
    if (key === undefined) return
    const abort = new AbortController()
    const settle = (next: Answer<Value>) => abort.signal.aborted || setAnswer({ key, answer: next })
    const timer = setTimeout(() => {
      ask(abort.signal).then(
        value => settle({ state: 'here', value }),
        () => settle({ state: 'failed' }),
      )
    }, delayMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
    // `ask` is a new function on every render; `key` says when the question changed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, delayMs])
  return answer?.key === key && answer ? answer.answer : { state: 'waiting' }
}
