import { expect, test } from 'vitest'
import {
  type ChangeForm,
  type ChangeKind,
  kindsFor,
  onHandAfter,
  operationOf,
  wrongFields,
} from './stock-change.ts'

const form = (kind: ChangeKind, units: string, reason = 'Delivery'): ChangeForm => ({
  kind,
  units,
  reason,
  document: '',
})

test.each<[ChangeKind, string, number | null | undefined, string, number | null]>([
  ['add', '12', 62, 'stock.add', 12],
  ['takeOut', '２', 48, 'stock.add', -2],
  ['set', '0', 0, 'stock.set', 0],
  ['stopCounting', '', null, 'stock.set', null],
  ['add', 'a few', undefined, 'stock.add', 0],
])('%s “%s” on 50 makes %s', (kind, units, after, name, sent) => {
  expect(onHandAfter(form(kind, units), 50)).toBe(after)
  expect(operationOf(form(kind, units))).toEqual({ name, units: sent })
})

test('stock that is not counted can only be set', () => {
  expect(kindsFor(null)).toEqual(['set'])
  expect(kindsFor(0)).toContain('add')
  expect(onHandAfter(form('add', '3'), null)).toBeUndefined()
})

test.each<[ChangeForm, string[]]>([
  [form('add', '1'), []],
  [form('add', '0'), ['units']],
  [form('set', '0'), []],
  [form('set', ''), ['units']],
  [form('takeOut', '-1'), ['units']],
  [form('stopCounting', ''), []],
  [form('set', '1', ' '), ['reason']],
  [form('add', '1.5', 'r'.repeat(201)), ['units', 'reason']],
])('%j must be corrected in %j', (given, fields) => {
  expect([...wrongFields(given)]).toEqual(fields)
})
