import { useDeferredValue, useMemo } from 'react'
import { useRested } from '../../parts/use-rested.ts'
import type { StyleValues } from '../style-values.ts'

/** More SKUs than these follow a price that is typed for all of them when typing rests. */
const MANY = 200

/** The SKUs of all products, by code. */
const skusOf = (values: StyleValues) =>
  Object.values(values).flatMap(({ skus }) => skus.map(({ code }) => code))

/**
 * Values as the rows show them. A digit shows in its own field at once; the other rows follow when there is time, and
 * where there are many when typing rests: keys come faster than hundreds of fields take their values. Rows that are added
 * or taken off are never waited for.
 */
export function useShown(values: StyleValues): StyleValues {
  const deferred = useDeferredValue(values)
  const rested = useRested(values)
  const codes = useMemo(() => skusOf(deferred), [deferred])
  const before = useMemo(() => skusOf(rested), [rested])
  const isTyping = codes.length === before.length && codes.every((code, at) => code === before[at])
  return codes.length > MANY && isTyping ? rested : deferred
}
