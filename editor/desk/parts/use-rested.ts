import { useEffect, useState } from 'react'

/** Time without a change after which a value counts as rested. Milliseconds. */
const REST_MS = 200

/** The value as it was when it last rested: for what takes longer than a frame and may lag behind typing. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
