import { expect, test } from 'vitest'
import { addressOf, searchOf, soughtBy } from './search.ts'

test.each([
  ['nothing', '', {}],
  ['a status', 'status=WAIT_PAY', { status: 'WAIT_PAY' }],
  ['what waits for the shop', 'status=TO_SHIP', { status: 'TO_SHIP' }],
  ['a status that does not exist', 'status=LOST', {}],
  ['an address', 'email=+mei%40cairn.example', { email: 'mei@cairn.example' }],
  ['both', 'status=COMPLETED&email=mei@cairn.example', { status: 'COMPLETED', email: 'mei@cairn.example' }],
])('the list asks for %s', (_, address, search) => {
  const asked = searchOf(new URLSearchParams(address))
  expect(asked).toEqual(search)
  expect(searchOf(new URLSearchParams(addressOf(asked)))).toEqual(search)
})

test.each([
  ['202611260719701887', { number: '202611260719701887' }],
  [' 2026 1126 0719-7018 87 ', { number: '202611260719701887' }],
  ['o202611260719701887', { number: 'O202611260719701887' }],
  ['Mei@cairn.example', { email: 'Mei@cairn.example' }],
  ['２０２６１１２６０７１９７０１８８７', { number: '202611260719701887' }],
  ['mei', undefined],
  ['12', undefined],
  ['', undefined],
])('“%s” looks for %j', (typed, sought) => expect(soughtBy(typed)).toEqual(sought))
