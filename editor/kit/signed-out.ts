import { useEffect, useEffectEvent } from 'react'

const CHANNEL = 'cairn-operator'

/** Why an operator is signed out: by their own press, or after doing nothing for long. */
const REASONS = ['signed out', 'idle'] as const
export type SignedOut = (typeof REASONS)[number]

/** Tells the other tabs of this browser that the operator is signed out. */
export function announceSignOut(why: SignedOut): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(why)
  channel.close()
}

/** Calls `forget` as soon as the operator is signed out in another tab. */
export function useSignOutElsewhere(forget: (why: SignedOut) => void): void {
  const onSignOut = useEffectEvent(forget)
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const why = REASONS.find(reason => reason === data)
      if (why) onSignOut(why)
    })
    return () => channel.close()
  }, [])
}
