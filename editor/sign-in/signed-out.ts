import { useEffect, useEffectEvent } from 'react'

const CHANNEL = 'cairn-operator'
const SIGNED_OUT = 'signed out'

/** Tells the other tabs of this browser that the operator has signed out. */
export function announceSignOut(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(SIGNED_OUT)
  channel.close()
}

/** Calls `forget` as soon as the operator signs out in another tab. */
export function useSignOutElsewhere(forget: () => void): void {
  const onSignOut = useEffectEvent(forget)
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === SIGNED_OUT) onSignOut()
    })
    return () => channel.close()
  }, [])
}
