import { describe, expect, test } from 'vitest'
import { newsletterTopicLine } from '../catalogue/site/site-lines.ts'
import { newsletterTopic } from '../testing/site-lines.ts'
import { addedTopics, tickedTopics, withoutTopic } from './topics.ts'

const site = {
  newsletterTopics: [
    newsletterTopic('news'),
    newsletterTopic('offers'),
    newsletterTopic('trails', { show: false }),
  ].map(line => newsletterTopicLine.parse(line)),
}

describe('topics of the newsletter', () => {
  test.each([
    ['of the whole newsletter', [], 'offers', ['news', 'trails']],
    ['of two', ['news', 'offers'], 'offers', ['news']],
    ['the only one', ['offers'], 'offers', undefined],
    ['the only one that the shop still has', ['gone', 'offers'], 'offers', undefined],
    ['with a hidden one left', ['offers', 'trails'], 'offers', ['trails']],
    ['that was not chosen', ['news'], 'offers', ['news']],
    ['that the shop does not have', [], 'gone', []],
  ] as const)('ending one %s', (_, chosen, ended, rest) =>
    expect(withoutTopic(chosen, ended, site)).toEqual(rest),
  )

  test.each([
    ['all of the whole newsletter, which stays whole', [], ['news', 'offers'], []],
    ['one of the whole newsletter', [], ['news'], ['news']],
    ['all of some', ['news'], ['offers', 'news'], ['news', 'offers']],
    ['none', ['news'], [], undefined],
    ['none, with a hidden one', ['news', 'trails'], [], ['trails']],
    ['one that is gone', ['news'], ['gone'], undefined],
  ] as const)('ticking %s', (_, chosen, ticked, next) =>
    expect(tickedTopics(chosen, ticked, site)).toEqual(next),
  )

  test.each([
    [['news'], ['offers', 'news'], ['news', 'offers']],
    [[], ['news'], []],
    [['news'], [], []],
  ] as const)('%j and another sign-up for %j: %j', (before, chosen, next) =>
    expect(addedTopics(before, chosen)).toEqual(next),
  )
})
