import { expect, test } from 'vitest'
import { type GuideFacts, guideOf } from './guide.ts'
import { GUIDE_ENTRIES, type GuideName, OPTIONAL_ENTRIES } from './shop-shapes.ts'

const NOTHING: GuideFacts = {
  hasShopName: false,
  hasLogo: false,
  hasContact: false,
  hasDeliveryPrices: false,
  missingDocuments: ['terms-of-use'],
  hasStyleForSale: false,
  hasMenu: false,
  homePages: ['zh_HK'],
  takesPayments: false,
  sendsMail: false,
  hasPaidOrder: false,
  operators: 1,
}

const FACTS: Readonly<Record<GuideName, Partial<GuideFacts>>> = {
  shopName: { hasShopName: true },
  logo: { hasLogo: true },
  contact: { hasContact: true },
  delivery: { hasDeliveryPrices: true },
  documents: { missingDocuments: [] },
  style: { hasStyleForSale: true },
  menu: { hasMenu: true },
  homePage: { homePages: ['zh_HK', 'en_US'] },
  payment: { takesPayments: true },
  mail: { sendsMail: true },
  trialOrder: { hasPaidOrder: true },
  secondOperator: { operators: 2 },
}

const done = (facts: GuideFacts) =>
  guideOf(facts, []).flatMap(({ name, state }) => (state === 'done' ? [name] : []))

test('nothing is done in a shop that has nothing', () => expect(done(NOTHING)).toEqual([]))

test.each(GUIDE_ENTRIES)('%s is done by its fact, and by no other', name =>
  expect(done({ ...NOTHING, ...FACTS[name] })).toEqual([name]),
)

test.each(GUIDE_ENTRIES)('%s is set aside only if a shop may do without it, and its fact wins', name => {
  const marks = [{ entry: name, by: 'Ada', at: 5 }]
  const found = guideOf(NOTHING, marks).find(entry => entry.name === name)
  expect(found).toMatchObject(
    OPTIONAL_ENTRIES.has(name)
      ? { isOptional: true, state: 'aside', by: 'Ada', at: 5 }
      : { isOptional: false, state: 'todo', by: '', at: 0 },
  )
  const later = guideOf({ ...NOTHING, ...FACTS[name] }, marks).find(entry => entry.name === name)
  expect(later).toMatchObject({ state: 'done', by: '', at: 0 })
})

test('documents are named that are missing', () =>
  expect(guideOf(NOTHING, []).find(({ name }) => name === 'documents')?.missing).toEqual(['terms-of-use']))
