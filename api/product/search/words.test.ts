import { describe, expect, test } from 'vitest'
import { folded } from './fold.ts'
import { termsOfCode, withoutSeparators } from './search-words.ts'
import { stemOf } from './stem.ts'
import { synonymsOf } from './synonyms.ts'
import { createNearWords, editsAllowed, editsBetween } from './typos.ts'

test.each([
  ['simplified and traditional', '背囊与裤装', '背囊與褲裝'],
  ['variants of Hong Kong and Taiwan', '臺 裡 衞 綫 羣', '台 裏 衛 線 群'],
  ['width and case', 'ＧＯＲＥ-Tex', 'gore-tex'],
  ['ligatures', 'oﬃce ﬁt', 'office fit'],
  ['zero-width blanks and marks of order', 'gore\u200b-\ufefftex\u200e', 'gore-tex'],
  ['soft hyphens', 'water\u00adproof', 'waterproof'],
  ['variation selectors', '葛\u{e0101}城 ☂\ufe0f', '葛城 ☂'],
  ['blank letters', '外\u3164套', '外套'],
  ['accents and apostrophes', 'Café men’s', "cafe men's"],
])('%s are compared as one', (_, one, other) => expect(folded(one)).toBe(folded(other)))

describe('English endings', () => {
  test.each([
    ['jackets', 'jacket'],
    ['accessories', 'accessory'],
    ['watches', 'watch'],
    ['boxes', 'box'],
    ['dresses', 'dress'],
    ['climbing', 'climb'],
    ['hiking', 'hike'],
    ['insulated', 'insulate'],
    ['running', 'runs'],
    ['shoes', 'shoe'],
  ])('%s and %s have one stem', (one, other) => expect(stemOf(one)).toBe(stemOf(other)))

  test.each(['bus', 'glass', 'ring', 'red', 'gtx2s', '背囊'])('%s keeps its own', word =>
    expect(stemOf(word)).toBe(word),
  )
})

describe('codes', () => {
  test.each(['CR-JKT-001', 'cr jkt 001', 'CRJKT001', 'ＣＲ＿ＪＫＴ．001'])('%s is one code', code =>
    expect(withoutSeparators(code)).toBe('crjkt001'),
  )
  test('are found by their parts and by what follows any of them', () =>
    expect(termsOfCode('CR-JKT-001')).toEqual(['cr', 'jkt', '001', 'crjkt001', 'jkt001']))
})

describe('typing errors', () => {
  test.each([
    ['jaket', 'jacket', 1],
    ['jakcet', 'jacket', 1],
    ['jackett', 'jacket', 1],
    ['jacmet', 'jacket', 1],
    ['watreprof', 'waterproof', 2],
    ['tent', 'boot', Infinity],
  ])('%s is %s with %d', (typed, meant, edits) => expect(editsBetween(typed, meant, 2)).toBe(edits))

  test('one is forgiven from four letters on, two from eight', () =>
    expect([3, 4, 7, 8, 20].map(editsAllowed)).toEqual([0, 1, 1, 2, 2]))

  test('the nearest words are meant', () => {
    const { near } = createNearWords(['fleece', 'fleet', 'sleeve', 'tent'])
    expect(near('fleec', 1)).toEqual(['fleet', 'fleece'])
    expect(near('fleese', 2)).toEqual(['fleece'])
    expect(near('tnet', 1)).toEqual(['tent'])
    expect(near('parka', 2)).toEqual([])
  })
})

describe('synonyms', () => {
  const synonyms = synonymsOf([
    { words: ['backpack', 'rucksack', '背囊'], alsoFinds: [] },
    { words: ['navy'], alsoFinds: ['harbour', '維港藍'] },
    { words: ['rain jackets', 'raincoat'], alsoFinds: ['mac'] },
  ])

  test('words of a group find each other, and lead one way to what the group also finds', () => {
    expect(synonyms.of('rucksack')).toEqual(['backpack', '背囊'])
    expect(synonyms.of('背囊')).toEqual(['backpack', 'rucksack'])
    expect(synonyms.of('navy')).toEqual(['harbour', '維港藍'])
    expect(synonyms.of('harbour')).toEqual([])
  })

  test('phrases are known without their blank and with other endings', () =>
    expect(synonyms.of('rainjacket')).toEqual(['raincoat', 'mac']))
})
