import { expect, test } from 'vitest'
import { addressOf, searchOf } from '../parts/list-search.ts'
import { ORDER_SEARCH } from './search.ts'

test.each([
  ['nothing', '', {}],
  ['a status', 'status=WAIT_PAY', { status: 'WAIT_PAY' }],
  ['what waits for the shop', 'status=TO_SHIP', { status: 'TO_SHIP' }],
  ['a status that does not exist', 'status=LOST', {}],
  ['an address', 'email=+mei%40cairn.example', { about: 'mei@cairn.example' }],
  ['both', 'status=COMPLETED&email=mei@cairn.example', { status: 'COMPLETED', about: 'mei@cairn.example' }],
])('the list asks for %s', (_, address, search) => {
  const asked = searchOf(new URLSearchParams(address), ORDER_SEARCH)
  expect(asked).toEqual(search)
  expect(searchOf(new URLSearchParams(addressOf(asked, ORDER_SEARCH)), ORDER_SEARCH)).toEqual(search)
})

test.each([
  ['202611260719701887', { number: '202611260719701887' }],
  [' 2026 1126 0719-7018 87 ', { number: '202611260719701887' }],
  ['o202611260719701887', { number: 'O202611260719701887' }],
  ['Mei@cairn.example', { about: 'Mei@cairn.example' }],
  ['２０２６１１２６０７１９７０１８８７', { number: '202611260719701887' }],
  ['mei', undefined],
  ['12', undefined],
  ['', undefined],
])('“%s” looks for %j', (typed, sought) => expect(ORDER_SEARCH.soughtBy(typed)).toEqual(sought))
