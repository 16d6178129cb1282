import { expect, test } from 'vitest'
import { readArrival } from './arrival.ts'

test.each([
  ['a ticket', '#ticket=T1&type=FACE_BOOK', { ticket: 'T1', type: 'FACE_BOOK', to: '/' }],
  [
    'and where to',
    '#ticket=T1&type=GOOGLE&redirectUrl=%2Fuser',
    { ticket: 'T1', type: 'GOOGLE', to: '/user' },
  ],
  [
    'but not out of the shop',
    '#ticket=T1&type=GOOGLE&redirectUrl=%2F%2Fevil.test',
    { ticket: 'T1', type: 'GOOGLE', to: '/' },
  ],
  [
    'the provider or the user said no',
    '#outcome=refused&type=FACE_BOOK',
    { outcome: 'refused', type: 'FACE_BOOK', to: '/' },
  ],
  ['our own fault', '#outcome=failed&type=FACE_BOOK', { outcome: 'failed', type: 'FACE_BOOK', to: '/' }],
  ['an unknown outcome', '#outcome=odd', { outcome: 'failed', type: 'OTHER', to: '/' }],
  ['no third party', '', undefined],
  ['an anchor', '#main', undefined],
])('the way back from a third party brings %s (M-055, M-059, MO-25, MO-36)', (_, hash, arrival) => {
  expect(readArrival(hash)).toEqual(arrival)
})
