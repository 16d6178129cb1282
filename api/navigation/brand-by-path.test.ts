import { describe, expect, test } from 'vitest'
import { brandByPath } from './brand-by-path.ts'

const brand = (code: string, zh_HK: string, en_US: string) =>
  [code, { code, name: { zh_HK, en_US }, imageUrl: null, position: 0 }] as const

const brands = new Map([
  brand('highcamp', '高營', 'Highcamp Equipment Co.'),
  brand('ab', '甲／乙', 'A & B'),
  brand('a-b', '甲乙', 'A-B Outdoors'),
  brand('signs', '***', '***'),
])

describe('the brand of an address (CO-12, L-012, LO-84)', () => {
  test.each([
    ['its code, whatever the letter case', 'HighCamp', 'highcamp'],
    ['its name with dashes for spaces', 'highcamp-equipment-co.', 'highcamp'],
    ['its name as an address of a product has it', 'highcamp-equipment-co', 'highcamp'],
    ['its name in Chinese', '高營', 'highcamp'],
    ['a code goes before the letters of another’s name', 'a-b', 'a-b'],
    ['a name with its sign', 'a-&-b', 'ab'],
    ['signs are a name', '***', 'signs'],
    ['other signs are no name', '...', undefined],
    ['nothing', '', undefined],
    ['unknown', 'unknown', undefined],
  ])('%s', (_, segment, code) => expect(brandByPath({ brands }, segment)?.code).toBe(code))
})
