import { useEffect, useEffectEvent } from 'react'

const CHANNEL = 'cairn-operator'

/** Why an operator is signed out: by their own press, or after doing nothing for long. */
const REASONS = ['signed out', 'idle'] as const
export type SignedOut = (typeof REASONS)[number]

const SIGNED_IN = 'signed in'

function announce(news: SignedOut | typeof SIGNED_IN): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(news)
  channel.close()
}

/** Tells the other tabs of this browser that the operator is signed out. */
export const announceSignOut = (why: SignedOut): void => announce(why)

/** Tells the other tabs of this browser that an operator is signed in. */
export const announceSignIn = (): void => announce(SIGNED_IN)

function useNews(listener: (news: unknown) => void): void {
  const onNews = useEffectEvent(listener)
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => onNews(data))
    return () => channel.close()
  }, [])
}

/** Calls `forget` as soon as the operator is signed out in another tab. */
export function useSignOutElsewhere(forget: (why: SignedOut) => void): void {
  useNews(news => {
    const why = REASONS.find(reason => reason === news)
    if (why) forget(why)
  })
}

/** Calls `look` as soon as an operator is signed in in another tab. */
export function useSignInElsewhere(look: () => void): void {
  useNews(news => {
    if (news === SIGNED_IN) look()
  })
}
