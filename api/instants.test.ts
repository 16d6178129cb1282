import { type GraphQLType, getNamedType, isInputObjectType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from './schema.ts'

const fields = Object.values(schema.getTypeMap()).flatMap(type =>
  !type.name.startsWith('__') && (isObjectType(type) || isInputObjectType(type))
    ? Object.values(type.getFields()).map(field => ({
        name: `${type.name}.${field.name}`,
        type: getNamedType(field.type as GraphQLType).name,
        text: field.description ?? '',
      }))
    : [],
)

/** Names of instants; lengths of time, days and months are none. */
const INSTANT = /(Time|At|Date|Until|From|Deadline|Expiry)$|^(time|date|expiration)$/
/** Named alike, but no instants: words for shoppers, addresses, yes or no. */
const OTHERS = ['TransportMethod.expressTime']

/** Instants in epoch milliseconds, which clients compare. Others are added as a DateTime: MO-59. */
const EPOCH = [
  'CartItem.updateTime',
  'CartShare.expiresAt',
  'Coupon.beginTime',
  'Coupon.endTime',
  'CouponDetail.usedAt',
  'Document.auditDate',
  'Document.createTime',
  'Document.updateTime',
  'Favorite.createdAt',
  'GoDollarBreakdown.expiryDate',
  'GoDollarDetail.trxDate',
  'LinkResult.expiresAt',
  'LoginResult.expiresAt',
  'Product.firstListTime',
  'Product.listTime',
  'ProductFilters.firstListTimeAfter',
  'Promotion.beginTime',
  'Promotion.endTime',
  'RegistrationCoupon.beginTime',
  'RegistrationCoupon.endTime',
  'ThirdPartyLogin.expiresAt',
  'VisitorLogin.expiresAt',
]

test('every field that is named like an instant, or described as one, has the type of one (MO-59)', () => {
  const loose = fields.filter(
    ({ name, type, text }) =>
      ['String', 'Int', 'Float', 'ID'].includes(type) &&
      !OTHERS.includes(name) &&
      (INSTANT.test(name.split('.')[1] ?? '') || /ISO 8601|epoch/i.test(text)),
  )
  expect(loose.map(({ name }) => name)).toEqual([])
})

test('instants are sent in ISO 8601 with an offset, but for those that clients compare (MO-59)', () => {
  const of = (wanted: string) => fields.flatMap(({ name, type }) => (type === wanted ? name : []))
  expect(of('Timestamp').toSorted()).toEqual(EPOCH)
  expect(of('DateTime')).toEqual(expect.arrayContaining(['Order.orderTime', 'VisitorToken.expiration']))
})

test.each([
  ['in UTC', '2026-11-28T12:00:00Z'],
  ['without its offset', '2026-11-28T12:00:00'],
  ['in milliseconds', 1_795_838_400_000],
])('a DateTime %s is a mistake of the server', (_, value) => {
  const type = schema.getType('DateTime') as unknown as { coerceOutputValue: (value: unknown) => unknown }
  expect(() => type.coerceOutputValue(value)).toThrow('ISO 8601')
  expect(type.coerceOutputValue('2026-11-28T12:00:00+08:00')).toBe('2026-11-28T12:00:00+08:00')
})
