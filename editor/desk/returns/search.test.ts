import { describe, expect, test } from 'vitest'
import type { ReturnFilter } from '#desk/returns/desk-return.ts'
import { addressOf, type ListSearch, searchOf } from '../parts/list-search.ts'
import { RETURN_SEARCH } from './search.ts'

describe('what the list of returns shows', () => {
  test.each<[string, ListSearch<ReturnFilter>]>([
    ['', {}],
    ['status=TO_HANDLE', { status: 'TO_HANDLE' }],
    ['status=NEW&order=202611200000000042', { status: 'NEW', about: '202611200000000042' }],
    ['status=GONE&order=%20', {}],
  ])('the address “%s” asks for what its fields name', (address, search) => {
    expect(searchOf(new URLSearchParams(address), RETURN_SEARCH)).toEqual(search)
    expect(searchOf(new URLSearchParams(addressOf(search, RETURN_SEARCH)), RETURN_SEARCH)).toEqual(search)
  })
})

test.each([
  ['A202611221234567890', { number: 'A202611221234567890' }],
  [' a20261122 1234 5678 90 ', { number: 'A202611221234567890' }],
  ['R202611221234567890', { number: 'A202611221234567890' }],
  ['202611200000000042', { about: '202611200000000042' }],
  ['2026-1120-0000000042', { about: '202611200000000042' }],
  ['mei@cairn.example', undefined],
  ['A1', undefined],
])('“%s” is looked for as the number of a return, of its refund, or of an order', (typed, sought) => {
  expect(RETURN_SEARCH.soughtBy(typed)).toEqual(sought)
})
