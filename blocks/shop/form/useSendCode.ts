import { sendVerifyCode } from '#api/client/account/account.ts'
import type { VerifyPurpose } from '#api/client/inputs.ts'
import { useClock } from '../time/use-now.ts'
import { useBlockContext } from '../../page/view.ts'
import { useEffect, useState } from 'react'
import type { Refusal } from './form-values.ts'
import { type Contact, contactText } from './identifier.ts'

const SECOND_MS = 1000

/** Whole seconds that are left of a pause, counted down once a second. */
function useCountdown() {
  const clock = useClock()
  const [{ until, present }, setPause] = useState({ until: 0, present: 0 })
  const leftMs = until - present
  useEffect(() => {
    if (leftMs <= 0) return
    const tick = () => setPause(pause => ({ ...pause, present: clock() }))
    const timer = setTimeout(tick, leftMs % SECOND_MS || SECOND_MS)
    return () => clearTimeout(timer)
  }, [leftMs, clock])
  const start = (seconds: number) => setPause({ until: clock() + seconds * SECOND_MS, present: clock() })
  return { seconds: Math.max(0, Math.ceil(leftMs / SECOND_MS)), start }
}

/** Has a code sent, one at a time, and not again before the server's pause is over. Source: M-048, M-050, MO-19. */
export function useSendCode(purpose: VerifyPurpose) {
  const { api } = useBlockContext()
  const { seconds, start } = useCountdown()
  const [sentTo, setSentTo] = useState('')
  const [isSending, setSending] = useState(false)

  /** @returns refusals; throws where there was no answer */
  const send = async (contact: Contact): Promise<readonly Refusal[]> => {
    setSending(true)
    try {
      const { success, resendAfterSeconds, userErrors } = await sendVerifyCode(api, { ...contact, purpose })
      start(resendAfterSeconds)
      setSentTo(success ? contactText(contact) : '')
      return userErrors
    } finally {
      setSending(false)
    }
  }
  return { send, seconds, isSending, sentTo }
}
