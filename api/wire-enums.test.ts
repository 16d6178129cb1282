import { isEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from './schema.ts'

test.each([
  ['C-260', 'OrderDistributionType', ['EXPRESS', 'PICKUP', 'MERCHANT_SHIPPING']],
  ['C-281', 'OrderClientType', ['WAP', 'PC', 'JSAPI', 'APP', 'APPLET']],
] as const)('%s: %s has exactly the values %j', (_, name, values) => {
  const type = schema.getType(name)
  expect(
    isEnumType(type) &&
      type
        .getValues()
        .map(value => value.name)
        .toSorted(),
  ).toEqual(values.toSorted())
})
