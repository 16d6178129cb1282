import { ApiError } from '#api/client/api-error.ts'
import {
  type NewsletterTopic,
  subscribedTopics,
  unsubscribe,
  type Unsubscribed,
} from '#api/client/support/newsletter.ts'
import { useBlockContext } from '../../page/view.ts'
import { useEffect, useState } from 'react'

/** Ends the mails a token represents when asked to, once at a time, or one topic of them. */
export function useUnsubscribe(token: string) {
  const { api, mode } = useBlockContext()
  const [answer, setAnswer] = useState<Unsubscribed>()
  const [topics, setTopics] = useState<readonly NewsletterTopic[]>([])
  const [endedTopic, setEndedTopic] = useState<NewsletterTopic>()
  const [hasFailed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (token === '' || mode === 'builder') return undefined
    let isGone = false
    const show = (found: readonly NewsletterTopic[]) => {
      if (!isGone) setTopics(found)
    }
    // Without them the page ends everything, as in a shop without topics.
    subscribedTopics(api, token).then(show, () => undefined)
    return () => {
      isGone = true
    }
  }, [api, token, mode])

  const end = async (topic?: NewsletterTopic) => {
    setFailed(false)
    setBusy(true)
    try {
      const given = await unsubscribe(api, token, topic?.code)
      setAnswer(given)
      setTopics(given.topics)
      setEndedTopic(given.topics.length > 0 ? topic : undefined)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return { answer, topics, endedTopic, hasFailed, isBusy, end: (topic?: NewsletterTopic) => void end(topic) }
}
