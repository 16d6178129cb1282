import { expect, test } from 'vitest'
import { runAtOnce } from '../../shared/steps.ts'
import type { Catalogue } from '../catalogue.ts'
import { usualAttributes } from './usual-attributes.ts'

const name = (code: string) => ({ zh_HK: `${code} 屬性`, en_US: code })
const attribute = (code: string, attributeType: string) =>
  [code, { code, attributeType, frontName: name(code) }] as const

/** A catalogue of jackets of which some have a gender, and of one tent. */
const catalogueOf = (goods: number, gendered: number) =>
  ({
    attributes: new Map([attribute('gender', 'gender'), attribute('weight', '')]),
    spus: new Map(
      [...Array(goods).keys(), -1].map(number => [
        `P${number}`,
        {
          categories: [number < 0 ? 'tents' : 'jackets'],
          attributes: [{ code: 'weight', values: [] }, ...(number < gendered ? [{ code: 'gender' }] : [])],
        },
      ]),
    ),
  }) as unknown as Catalogue // all that is looked at

test.each<[string, number, number, string[]]>([
  ['filled by all', 6, 6, ['gender']],
  ['filled by six of ten', 10, 6, ['gender']],
  ['filled by half', 10, 5, []],
  ['of a category with few goods', 4, 4, []],
])('an attribute %s', (_, goods, gendered, expected) => {
  const found = runAtOnce(
    usualAttributes(catalogueOf(goods, gendered), new Set(['jackets', 'tents', 'none'])),
  )
  expect(found).toEqual(expected.map(code => ({ category: 'jackets', attribute: code, name: name(code) })))
})
