import type { Site } from '../catalogue/site/site.ts'

/**
 * Topics of the newsletter that an address chose, as codes. Without any it gets the whole newsletter: all topics, those that are
 * added later too.
 */
export type ChosenTopics = readonly string[]

type Topics = Site['newsletterTopics']
type Sited = Pick<Site, 'newsletterTopics'>

/** Topics that readers can choose, in the order shown. */
export const offeredNewsletterTopics = ({ newsletterTopics }: Sited): Topics =>
  newsletterTopics.filter(({ show }) => show)

/** Codes as a column holds them; they have no spaces. */
export const topicsText = (topics: ChosenTopics): string => topics.join(' ')
export const topicsFrom = (text: string): ChosenTopics => text.split(' ').filter(code => code !== '')

/** Topics among those offered that an address gets. */
export const topicsReceived = (chosen: ChosenTopics, offered: Topics): Topics =>
  chosen.length === 0 ? offered : offered.filter(({ code }) => chosen.includes(code))

/** Topics after another sign-up, which takes nothing away. */
export const addedTopics = (before: ChosenTopics, chosen: ChosenTopics): ChosenTopics =>
  before.length === 0 || chosen.length === 0 ? [] : [...new Set([...before, ...chosen])]

/**
 * Topics without one that the reader ended, if they got it; `undefined` if none remains. Topics that the shop has removed do not count; hidden ones
 * do, as they may come back.
 */
export function withoutTopic(
  chosen: ChosenTopics,
  ended: string,
  { newsletterTopics: all }: Sited,
): ChosenTopics | undefined {
  const known = chosen.length === 0 ? all : all.filter(({ code }) => chosen.includes(code))
  if (!known.some(({ code }) => code === ended)) return chosen
  const rest = known.map(({ code }) => code).filter(code => code !== ended)
  return rest.length === 0 ? undefined : rest
}

/** Topics as ticked in a list of those offered; `undefined` if none remains. Hidden ones stay as they were. */
export function tickedTopics(
  chosen: ChosenTopics,
  ticked: readonly string[],
  site: Sited,
): ChosenTopics | undefined {
  const offered = offeredNewsletterTopics(site).map(({ code }) => code)
  const isWhole = chosen.length === 0 && offered.every(code => ticked.includes(code))
  if (isWhole) return []
  const hidden = site.newsletterTopics.filter(({ code, show }) => !show && chosen.includes(code))
  const next = [...offered.filter(code => ticked.includes(code)), ...hidden.map(({ code }) => code)]
  return next.length === 0 ? undefined : next
}

/** Topics of a form: those offered among the codes given; `undefined` where the form did not ask. */
export function readTopics(
  given: readonly string[] | null | undefined,
  site: Sited,
): { readonly topics?: ChosenTopics; readonly areGone: boolean } {
  const offered = offeredNewsletterTopics(site)
  if (!given || offered.length === 0) return { areGone: false }
  const topics = offered.map(({ code }) => code).filter(code => given.includes(code))
  return { topics, areGone: given.length > 0 && topics.length === 0 }
}
