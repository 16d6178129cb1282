import { useEffect, useState } from 'react'

/** Time without a change after which a value counts as rested. Milliseconds. */
const REST_MS = 200

/** The value as it was when it last rested: for what takes longer than a frame and may lag behind typing. The first one at once. */
export function useRested<Value>(value: Value, restMs = REST_MS): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return rested
}
