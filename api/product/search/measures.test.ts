import { expect, test } from 'vitest'
import { withoutUnits } from './measures.ts'

const words = (text: string) => text.split(' ').filter(Boolean).join(' ')

test.each([
  ['40升背囊', '40 背囊'],
  ['40 L 背囊', '40 背囊'],
  ['４０公升背包', '40 背包'],
  ['40l backpack', '40 backpack'],
  ['65 litre pack', '65 pack'],
  ['750ml flask', '750 flask'],
  ['750毫升保溫樽', '750 保溫樽'],
  ['400流明', '400'],
  ['5度睡袋', '5 睡袋'],
  ['靴 42碼', '靴 42'],
  ['外套M碼', '外套m'],
  ['M size tee', 'm tee'],
  ['boots size 42', 'boots 42'],
  ['尺碼 XXL 外套', 'xxl 外套'],
  ['2人帳篷', '二人帳篷'],
])('in “%s” the number or the size is what counts (C-128)', (keyword, expected) =>
  expect(words(withoutUnits(keyword))).toBe(expected),
)

test.each([
  '-5度睡袋',
  '12人',
  'small luggage',
  'size chart',
  'cr-jkt-001',
  '升降杖',
  'dress size',
  '號外',
  '100 lines',
])('“%s” stays as it is', keyword => expect(withoutUnits(keyword)).toBe(keyword))
