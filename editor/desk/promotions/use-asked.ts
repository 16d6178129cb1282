import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Ask, Given } from '../../kit/operation-client.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'

/** Time for which typing must rest before the server is asked. Milliseconds. */
const REST_MS = 400

/** A value once it has rested. Values are compared by their JSON. */
function useRested<Value>(value: Value): Value {
  const text = JSON.stringify([value])
  const [rested, setRested] = useState({ text, value })
  useEffect(() => {
    if (text === rested.text) return
    const timer = setTimeout(() => setRested({ text, value: (JSON.parse(text) as [Value])[0] }), REST_MS)
    return () => clearTimeout(timer)
  }, [text, rested.text])
  return rested.value
}

/**
 * Asks the server again when what is asked has changed and rested; the answer before stays meanwhile.
 * @param input `null` where there is nothing to ask
 */
export function useAsked<Name extends Ask>(name: Name, input: Given<Name> | null) {
  const { operations } = useEnvironment()
  const asked = useRested(input)
  const query = useQuery({
    queryKey: readKey(name, asked ?? undefined),
    queryFn: asked === null ? skipToken : () => operations.ask(name, asked),
    placeholderData: keepPreviousData,
  })
  const isCurrent = !query.isPlaceholderData && JSON.stringify(asked) === JSON.stringify(input)
  return { ...query, isCurrent }
}
