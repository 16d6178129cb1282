import { ApiError } from '#api/client/api-error.ts'
import { unsubscribe, type Unsubscribed } from '#api/client/support/newsletter.ts'
import { useBlockContext } from '../../page/view.ts'
import { useState } from 'react'

/** Ends the mails a token represents when asked to, once at a time. */
export function useUnsubscribe(token: string) {
  const { api } = useBlockContext()
  const [answer, setAnswer] = useState<Unsubscribed>()
  const [hasFailed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const end = async () => {
    setFailed(false)
    setBusy(true)
    try {
      setAnswer(await unsubscribe(api, token))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return { answer, hasFailed, isBusy, end: () => void end() }
}
