import { useEffect, useState } from 'react'

/** Time before a stream that the server refused is asked for again, ms. */
const AGAIN_MS = 10_000
/** Interval at which this window says that it is still here, ms; the server lets go of it after 40 s. */
const HERE_MS = 15_000

/**
 * Listens to a stream. Rests while the tab is hidden: a browser has few connections to one server.
 * @param watch opens it, the same function for the same stream; returns the function that closes it
 */
export function useLiveStream(watch: (onRefused: () => void) => () => void): void {
  const isShown = useIsShown()
  useEffect(() => {
    if (!isShown) return undefined
    let again: ReturnType<typeof setTimeout> | undefined
    let close: () => void = () => undefined
    const open = () => {
      close = watch(() => {
        again = setTimeout(open, AGAIN_MS)
      })
    }
    open()
    return () => {
      clearTimeout(again)
      close()
    }
  }, [isShown, watch])
}

/**
 * Says what this window does, once that changes and as a sign of life.
 * @param announce the same function for the same words
 */
export function useAnnouncing(announce: () => Promise<unknown>): void {
  const isShown = useIsShown()
  useEffect(() => {
    if (!isShown) return undefined
    // Without an answer the next word comes soon.
    const tell = () => void announce().catch(() => undefined)
    tell()
    const here = setInterval(tell, HERE_MS)
    return () => clearInterval(here)
  }, [isShown, announce])
}

function useIsShown(): boolean {
  const [isShown, setShown] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const stop = new AbortController()
    document.addEventListener(
      'visibilitychange',
      () => setShown(document.visibilityState === 'visible'),
      stop,
    )
    return () => stop.abort()
  }, [])
  return isShown
}
