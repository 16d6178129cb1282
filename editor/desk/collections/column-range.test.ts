import { collections } from '#desk/collections/collections.ts'
import { brands } from '#desk/collections/brands/definition.ts'
import { charts } from '#desk/collections/charts/definition.ts'
import { expect, test } from 'vitest'
import { columnRange } from './column-range.ts'

test('the columns of a list are those of its definition, other fields of the form, and the latest change', () => {
  expect(columnRange(brands)).toEqual({
    all: ['imageUrl', 'position', 'name', 'changed'],
    usual: ['imageUrl', 'position', 'changed'],
  })
})

test('a formatted text is no column; that it lacks a language is one', () => {
  expect(columnRange(charts)).toEqual({ all: ['name', 'gap', 'changed'], usual: ['changed'] })
})

test.each(collections)('the usual columns of $name are among those to choose from', collection => {
  const { all, usual } = columnRange(collection)
  expect(all).toEqual(expect.arrayContaining([...usual]))
})
