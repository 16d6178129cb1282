import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Ask, Given } from '../../kit/operation-client.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'
import { useRested } from './use-rested.ts'

/** Time for which typing must rest before the server is asked. Milliseconds. */
const REST_MS = 400

/**
 * Asks the server again when what is asked has changed and rested; the answer before stays meanwhile.
 * @param input `null` where there is nothing to ask
 */
export function useAsked<Name extends Ask>(name: Name, input: Given<Name> | null) {
  const { operations } = useEnvironment()
  // Screens make another object each time they are drawn: only what it says counts.
  const text = JSON.stringify(input)
  const rested = useRested(text, REST_MS)
  const asked = useMemo(() => JSON.parse(rested) as Given<Name> | null, [rested])
  const query = useQuery({
    queryKey: readKey(name, asked ?? undefined),
    queryFn: asked === null ? skipToken : () => operations.ask(name, asked),
    placeholderData: keepPreviousData,
  })
  return { ...query, isCurrent: !query.isPlaceholderData && rested === text }
}
