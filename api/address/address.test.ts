import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Commerce, createCommerce } from '../commerce.ts'
import {
  billingAddressDocument,
  createDeliveryAddressDocument,
  type CreateDeliveryAddressMutationVariables,
  deleteDeliveryAddressDocument,
  deliveryAddressesDocument,
  saveBillingAddressDocument,
  setDefaultDeliveryAddressDocument,
  updateDeliveryAddressDocument,
} from '../generated/documents.ts'
import { regionsBelow } from '../rules/region-tree.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { READABLE, logInNew } from '../testing/members.ts'
import { NOW } from '../testing/serve.ts'
import { pickUpPoint, siteText } from '../testing/site-lines.ts'

type Input = CreateDeliveryAddressMutationVariables['input']

const [district] = regionsBelow('810000')
const [town] = regionsBelow(district?.code)
const home = (change: Partial<Input> = {}): Input => ({
  receiverFirstName: 'Siu Ming',
  receiverLastName: 'Chan',
  receiverMobile: '91234567',
  receiverEmail: 'ming@example.com',
  countryId: '810000',
  districtId: district?.code ?? '',
  townId: town?.code ?? '',
  address: '8 Trail Road',
  ...change,
})

describeOnBothDatabases('an address book', open => {
  let commerce: Commerce
  let now = NOW
  let token = ''

  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: { ...READABLE, addressesByCountry: { '820000': 1, '810000': 50 } },
    })
    await commerce.importSite(siteText([pickUpPoint('open'), pickUpPoint('closed', { status: 'SUSPENDED' })]))
    return () => commerce.close()
  })
  const newMember = async () => (await logInNew(commerce.services, {}, now)).token
  beforeEach(async () => {
    now = NOW
    token = await newMember()
  })

  const api = (who = token, locale: 'zh_HK' | 'en_US' = 'en_US') =>
    commerce.createServerApi({ locale, token: who })
  const book = async (pageInput = {}, who = token) =>
    (await api(who).run(deliveryAddressesDocument, { pageInput })).deliveryAddresses
  const addresses = async (who = token) => (await book({}, who)).edges.map(({ node }) => node)
  const add = async (change: Partial<Input> = {}, who = token) => {
    now += 1
    return (await api(who).run(createDeliveryAddressDocument, { input: home(change) })).createDeliveryAddress
  }
  const codeOf = async (change: Partial<Input> = {}) => (await add(change)).code ?? ''
  const defaults = async () =>
    (await addresses()).filter(({ isDefault }) => isDefault).map(({ address }) => address)
  const errorsOf = ({ userErrors }: Awaited<ReturnType<typeof add>>) =>
    userErrors.map(({ code, field }) => [code, field])

  test('keeps what was saved, for its member alone (M-096, M-097, M-195)', async () => {
    const code = await codeOf({ address2: 'Flat B' })
    const [saved] = await addresses()
    expect(saved).toMatchObject({
      code,
      receiverName: 'Siu Ming Chan',
      receiverMobile: '+852 91234567',
      receiverZipcode: '999077',
      country: 'Hong Kong',
      city: 'Hong Kong',
      district: district?.name.en_US,
      districtId: district?.code,
      town: town?.name.en_US,
      address2: 'Flat B',
      isDefault: true,
      isAvailable: true,
      ext: { deliveryMethod: 'EXPRESS', receiverEmail: 'ming@example.com', selfPickupShopCode: '' },
    })
    expect(await addresses(await newMember())).toEqual([])
  })

  test('reads back every field as it was entered (M-193)', async () => {
    const code = await codeOf({ address2: 'Flat B', isDefault: true })
    expect((await addresses())[0]).toEqual(
      expect.objectContaining({
        code,
        receiverName: 'Siu Ming Chan',
        receiverFirstName: 'Siu Ming',
        receiverLastName: 'Chan',
        receiverMobile: '+852 91234567',
        receiverEmail: 'ming@example.com',
        receiverZipcode: '999077',
        deliveryMethod: 'EXPRESS',
        selfPickupShopCode: '',
        address: '8 Trail Road',
        address2: 'Flat B',
        area: `Hong Kong, ${district?.name.en_US}, ${town?.name.en_US}`,
        isDefault: true,
        isAvailable: true,
      }),
    )
  })

  test('has its places by name and id, in the caller’s language (M-194)', async () => {
    await add()
    for (const locale of ['zh_HK', 'en_US'] as const) {
      const { edges } = (await api(token, locale).run(deliveryAddressesDocument, {})).deliveryAddresses
      const country = { zh_HK: '香港', en_US: 'Hong Kong' }[locale]
      expect(edges[0]?.node).toMatchObject({
        country,
        countryId: '810000',
        province: country,
        provinceId: '810000',
        city: country,
        cityId: '810000',
        district: district?.name[locale],
        districtId: district?.code,
        town: town?.name[locale],
        townId: town?.code,
      })
    }
    const { deliveryAddresses } = await api(token, 'zh_HK').run(deliveryAddressesDocument, {})
    expect(deliveryAddresses.edges[0]?.node.area).toBe(
      `香港${district?.name.zh_HK ?? ''}${town?.name.zh_HK ?? ''}`,
    )
    const sydney = {
      countryId: '16',
      province: 'NSW',
      city: 'Sydney',
      district: 'Glebe',
      receiverZipcode: '2037',
    }
    const code = await codeOf({ ...sydney, receiverMobile: '+61 412345678' })
    const again = (await api(token, 'zh_HK').run(deliveryAddressesDocument, {})).deliveryAddresses
    expect(again.edges.find(({ node }) => node.code === code)?.node.area).toBe('澳洲 NSW Sydney Glebe')
  })

  test('changes and removes addresses of its member only (M-098, M-099, M-240)', async () => {
    const code = await codeOf()
    const change = { code, input: home({ address: '9 Trail Road' }) }
    const stranger = api(await newMember())
    const unknown = [{ code: 'ADDRESS_UNKNOWN', field: 'code' }]
    expect((await stranger.run(updateDeliveryAddressDocument, change)).updateDeliveryAddress).toMatchObject({
      code: null,
      userErrors: unknown,
    })
    expect((await stranger.run(deleteDeliveryAddressDocument, { code })).deleteDeliveryAddress).toMatchObject(
      {
        userErrors: unknown,
      },
    )
    await api().run(updateDeliveryAddressDocument, change)
    expect(await addresses()).toMatchObject([{ code, address: '9 Trail Road' }])
    await api().run(deleteDeliveryAddressDocument, { code })
    expect(await addresses()).toEqual([])
  })

  describe('has one default (M-100, MO-44)', () => {
    test('the first, until another is chosen or saved as such', async () => {
      await add({ address: 'first' })
      const second = await codeOf({ address: 'second' })
      expect(await defaults()).toEqual(['first'])
      await api().run(setDefaultDeliveryAddressDocument, { code: second })
      expect(await defaults()).toEqual(['second'])
      await add({ address: 'third', isDefault: true })
      expect(await defaults()).toEqual(['third'])
    })

    test('and when it is removed, the latest one left', async () => {
      const first = await codeOf({ address: 'first' })
      await add({ address: 'second' })
      await add({ address: 'third' })
      await api().run(deleteDeliveryAddressDocument, { code: first })
      expect(await defaults()).toEqual(['third'])
    })

    test('however many are chosen at once', async () => {
      const codes = [await codeOf(), await codeOf(), await codeOf()]
      await Promise.all(codes.map(code => api().run(setDefaultDeliveryAddressDocument, { code })))
      expect(await defaults()).toHaveLength(1)
    })
  })

  test('holds ten at most, however many are saved at once; the message says so (L-429, M-101, M-289, MO-45)', async () => {
    const results = await Promise.all(Array.from({ length: 12 }, () => add()))
    expect(results.filter(({ code }) => code !== null)).toHaveLength(10)
    const refused = results.find(({ code }) => code === null)
    expect(refused?.userErrors).toEqual([
      { code: 'ADDRESS_LIMIT', field: null, message: expect.stringContaining('10') },
    ])
  })

  test('holds as many of a country as the shop says, if that is fewer (M-102, C-270, MO-46)', async () => {
    const [district] = regionsBelow('820000')
    const [town] = regionsBelow(district?.code)
    const macau = { countryId: '820000', districtId: district?.code ?? '', townId: town?.code ?? '' }
    const inMacau = await codeOf(macau)
    const atHome = await codeOf()
    expect(errorsOf(await add(macau))).toEqual([['ADDRESS_COUNTRY_LIMIT', 'countryId']])
    const moved = await api().run(updateDeliveryAddressDocument, { code: atHome, input: home(macau) })
    expect(moved.updateDeliveryAddress.userErrors).toMatchObject([
      { code: 'ADDRESS_COUNTRY_LIMIT', message: expect.stringContaining('1') },
    ])
    const stays = { code: inMacau, input: home({ ...macau, address: '2 Rua' }) }
    expect((await api().run(updateDeliveryAddressDocument, stays)).updateDeliveryAddress.userErrors).toEqual(
      [],
    )
    expect((await book()).max).toBe(10)
  })

  test('is read page by page (M-239)', async () => {
    for (const address of ['a', 'b', 'c']) await add({ address })
    const first = await book({ first: 2 })
    expect(first.pageInfo).toMatchObject({ totalCount: 3, hasNextPage: true })
    const rest = await book({ first: 2, after: first.pageInfo.endCursor })
    expect([...first.edges, ...rest.edges].map(({ node }) => node.address)).toEqual(['a', 'c', 'b'])
    expect(rest.pageInfo.hasNextPage).toBe(false)
    await expect(book({ after: 'nothing' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  test('refuses what cannot be delivered to, field by field, and changes nothing (M-275)', async () => {
    const refused = await add({ receiverFirstName: '', townId: '', address: '' })
    expect(errorsOf(refused)).toEqual([
      ['ADDRESS_BAD', 'receiverFirstName'],
      ['ADDRESS_BAD', 'townId'],
      ['ADDRESS_BAD', 'address'],
    ])
    expect(await addresses()).toEqual([])
  })

  test('of a pick-up point asks for one that is in service (M-103, M-276, M-289)', async () => {
    const pickUp = (selfPickupShopCode?: string) =>
      add({ deliveryMethod: 'PICKUP', ...(selfPickupShopCode && { selfPickupShopCode }) })
    expect(errorsOf(await pickUp())).toEqual([['ADDRESS_POINT_MISSING', 'selfPickupShopCode']])
    expect(errorsOf(await pickUp('closed'))).toEqual([['ADDRESS_POINT_CLOSED', 'selfPickupShopCode']])
    expect(errorsOf(await pickUp('open'))).toEqual([])
    expect(await addresses()).toMatchObject([{ selfPickupShopCode: 'open', isAvailable: true }])
  })

  test('is apart from the billing address, of which member and visitor have one each (M-104, M-241, C-353, MO-50)', async () => {
    const visitor = await commerce.services.sessions.startVisitor(now)
    for (const who of [token, visitor.token]) {
      const saved = []
      for (const address of ['1 Bill Street', '2 Bill Street'])
        saved.push(
          (await api(who).run(saveBillingAddressDocument, { input: home({ address }) })).saveBillingAddress
            .code,
        )
      expect(new Set(saved).size).toBe(1)
      expect((await api(who).run(billingAddressDocument, {})).billingAddress).toMatchObject({
        code: saved[0],
        address: '2 Bill Street',
      })
    }
    expect(await addresses()).toEqual([])
  })

  test('a visitor’s billing address is forgotten after thirty days', async () => {
    const { token: visitor } = await commerce.services.sessions.startVisitor(now)
    await api(visitor).run(saveBillingAddressDocument, { input: home() })
    const rows = () => open().db.selectFrom('billing_address').select('owner_code').execute()
    const before = (await rows()).length
    await commerce.services.addresses.purge(now + 30 * 86_400_000 - 1)
    expect(await rows()).toHaveLength(before)
    await commerce.services.addresses.purge(now + 30 * 86_400_000)
    expect((await rows()).length).toBeLessThan(before)
  })
})
