import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'

interface Topics {
  readonly all: readonly { readonly code: string; readonly name: string }[]
  /** Name of a topic; its code where it was removed. */
  readonly nameOf: (code: string) => string
}

/** Topics of messages to customer service, or of the newsletter, in the operator's language. */
export function useTopics(collection: 'contactTopics' | 'newsletterTopics'): Topics {
  const { uiLocale } = useEnvironment()
  const { data } = useOperation(`${collection}.list`, { size: 200 })
  const all = (data?.rows ?? []).map(({ code, title }) => ({ code, name: title[uiLocale] }))
  return { all, nameOf: code => all.find(topic => topic.code === code)?.name ?? code }
}
