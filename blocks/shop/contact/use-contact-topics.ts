import { type ContactTopic, contactTopicsQuery } from '#api/client/support/support.ts'
import { useEffect, useState } from 'react'
import { useBlockContext } from '../../page/view.ts'

/** Topics that a message may have, asked for when the form opens; none where they cannot be had, which stops no message. */
export function useContactTopics(): readonly ContactTopic[] {
  const { api } = useBlockContext()
  const [topics, setTopics] = useState<readonly ContactTopic[]>([])
  useEffect(() => {
    let isGone = false
    const take = (found: readonly ContactTopic[]) => {
      if (!isGone) setTopics(found)
    }
    contactTopicsQuery(api)
      .queryFn()
      .then(take, () => undefined)
    return () => {
      isGone = true
    }
  }, [api])
  return topics
}
