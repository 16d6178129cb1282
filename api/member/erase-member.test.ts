import { beforeAll, expect, test } from 'vitest'
import { createAddressStore } from '../address/address-store.ts'
import { receivedOrder, returnOneUnit } from '../after-sales/testing.ts'
import { createAccountStore, isAccount, type NewAccount } from '../auth/account-store.ts'
import { createSessionStore } from '../auth/session-store.ts'
import { createGoDollarStore } from '../go-dollar/go-dollar-store.ts'
import { checkBooks } from '../order/books/books.ts'
import { createOrderStore } from '../order/order-store.ts'
import { newOrder, RECEIPT } from '../order/testing.ts'
import { booksOf } from '../testing/books.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { createDataRequests } from './data-requests.ts'
import { eraseMember } from './erase-member.ts'
import { createMemberSteps } from './member-steps.ts'
import { allTexts } from './testing.ts'
import { wordRemover } from './remove-words.ts'

const NOW = Date.UTC(2026, 10, 23, 4)
const deed = (wish: string, reason = 'Asked in writing') => ({ wish, by: 'ada', now: NOW, reason })

const PERSON = {
  firstName: 'Oriole',
  lastName: 'Featherstone',
  mobile: '+852 98761234',
  mail: 'oriole@featherstone.example',
  address: { zh_HK: '羽石道 77 號', en_US: '77 Featherstone Lane' },
}
/** Of it nothing may be left, in any case and spelling. */
const STRINGS = ['oriole', 'featherstone', '98761234', '9876 1234', '羽石道']

describeOnBothDatabases('erasing a member', open => {
  const accounts = () => createAccountStore(open().db)
  async function add(account: Partial<NewAccount> = {}) {
    const made = await accounts().create({
      country_code: 'HK',
      first_name: 'Mei',
      last_name: 'Chan',
      sign_up_method: 'memberSignUp',
      created_at: NOW,
      ...account,
    })
    if (!isAccount(made)) throw new Error(`Taken: ${made.taken.join(', ')}`)
    return made.user_code
  }
  const left = async () => {
    const texts = await allTexts(open().db)
    const places = texts.flatMap(([place, text]) =>
      STRINGS.some(each => text.toLowerCase().includes(each)) ? [place] : [],
    )
    return [...new Set(places)].toSorted()
  }
  const receipt = { ...RECEIPT, ...PERSON }
  const order = (code: string) => ({
    owner: { code, isMember: true },
    email: PERSON.mail,
    content: {
      ...newOrder({}).content,
      receipt,
      billing: receipt,
      buyerRemark: 'For Oriole, at the back door',
      services: [{ type: 'GREETING_CARD' as const, amount: 0, memo: 'Happy birthday Oriole' }],
    },
  })

  let oriole: string
  beforeAll(async () => {
    const { db } = open()
    oriole = await add({
      email: PERSON.mail,
      is_email_verified: 1,
      mobile: PERSON.mobile,
      is_mobile_verified: 1,
      first_name: PERSON.firstName,
      last_name: PERSON.lastName,
      nick_name: 'Oriole F.',
      user_remark: 'Featherstone family',
    })
    await createSessionStore(db).startMember({ userCode: oriole, levelCode: 'x' }, true, NOW)
    const content = {
      deliveryMethod: 'EXPRESS' as const,
      selfPickupShopCode: '',
      address: {
        receiverFirstName: PERSON.firstName,
        receiverLastName: PERSON.lastName,
        receiverMobile: PERSON.mobile,
        receiverEmail: '',
        countryId: '810000',
        districtId: '',
        townId: '',
        province: '',
        city: '',
        district: '',
        address: PERSON.address.en_US,
        address2: '',
        receiverZipcode: '999077',
      },
    }
    const addresses = createAddressStore(db)
    await addresses.add(oriole, content, { limits: { max: 9, byCountry: {} }, isDefault: true, now: NOW })
    await addresses.saveBilling({ code: oriole, isMember: true }, content, NOW)
    await createGoDollarStore(db).grant(oriole, { granted: 30, remark: { zh_HK: '', en_US: '' }, now: NOW })
    for (let count = 0; count < 30; count += 1)
      await receivedOrder(db, { now: NOW + count, change: order(oriole) })
    const last = await receivedOrder(db, { now: NOW, change: order(oriole) })
    const number = await returnOneUnit(db, last.code, NOW)
    await db
      .updateTable('after_sales_order')
      .set({ memo: 'Oriole says it is torn', answer: 'Dear Ms Featherstone' })
      .where('code', '=', number)
      .execute()
    await db
      .updateTable('shipment')
      .set({ memo: 'Left with ORIOLE' })
      .where('order_code', '=', last.code)
      .execute()
    await db
      .insertInto('order_event')
      .values({
        id: 'zz event of test',
        order_code: last.code,
        happened_at: NOW,
        kind: 'TRACKED',
        actor: 'operator:ada',
        detail: JSON.stringify({
          remark: 'Ms Oriole Featherstone (9876 1234, 98761234) was out',
          shipment: 1,
        }),
      })
      .execute()
    await db
      .insertInto('payment_notice')
      .values({
        id: 'notice',
        received_at: NOW,
        body: 'holder=Oriole+Featherstone&Ref=1',
        state: 'APPLIED',
        reason: null,
        handled_at: NOW,
        ref:
          (
            await db
              .selectFrom('payment_attempt')
              .select('ref')
              .where('order_code', '=', last.code)
              .executeTakeFirst()
          )?.ref ?? '',
      })
      .execute()
    await db
      .insertInto('feedback')
      .values({
        id: 'message',
        name: 'Oriole',
        email: PERSON.mail,
        subject: 'Hello',
        mobile: PERSON.mobile,
        content: 'I live at 77 Featherstone Lane',
        locale: 'en_US',
        created_at: NOW,
        forwarded_at: null,
      })
      .execute()
    await db
      .insertInto('feedback_answer')
      .values({
        id: 'answer',
        feedback_id: 'message',
        made_at: NOW,
        made_by: 'ada',
        subject: 'Hello',
        content: `Dear Oriole of 77 Featherstone Lane`,
        state: 'SENT',
        attempts: 1,
        next_at: NOW,
        sent_at: NOW,
      })
      .execute()
    await db
      .insertInto('sign_up')
      .values({
        id: 'sign-up',
        email: PERSON.mail,
        country: 'HK',
        source: 'FOOTER' as never,
        locale: 'en_US',
        created_at: NOW,
        unsubscribe_token: 't',
        ended_at: null,
      })
      .execute()
    await db
      .insertInto('sign_up_event')
      .values({ id: 'joined', email: PERSON.mail, happened_at: NOW, kind: 'JOINED', source: 'EMAIL' })
      .execute()
    await db
      .insertInto('list_view')
      .values({
        id: 'view',
        list: '/members',
        name: 'One',
        query: `search=${encodeURIComponent(PERSON.mail)}`,
        owner: 'ada',
        is_shared: 0,
        changed_at: NOW,
      })
      .execute()
    await createMemberSteps(db).signOut(oriole, deed('a wish of test', 'Ms Featherstone lost her phone'))
    await createDataRequests(db).note(
      { id: 'request of test', userCode: oriole, kind: 'ERASURE' },
      deed('', 'Letter of Oriole Featherstone'),
    )
    await add({ first_name: 'Mei', last_name: 'Chan', email: 'mei@example.com', is_email_verified: 1 })
  }, 60_000)

  test('is refused while an order or a return is under way, and changes nothing', async () => {
    const { db } = open()
    const placed = await createOrderStore(db).place(newOrder({ jacket: 1 }, order(oriole)), NOW)
    if (!placed.ok) throw new Error(placed.refusal.reason)
    expect(await eraseMember(db, oriole, deed('refused wish'))).toEqual({
      ok: false,
      refusal: { reason: 'open', orders: 1, returns: expect.any(Number) },
    })
    expect((await accounts().byCode(oriole))?.email).toBe(PERSON.mail)
    await createOrderStore(db).cancel(placed.value.order.code, 'SHOPPER', NOW, 'OTHER')
  })

  test('leaves no string of the person in any column of any table; sums stay, and the books balance', async () => {
    const { db } = open()
    const open_ = db
      .selectFrom('after_sales_order')
      .select(['code', 'status'])
      .where('owner_code', '=', oriole)
    expect((await open_.execute()).map(({ status }) => status)).toEqual(['FINISHED'])
    const sumOf = async () =>
      db
        .selectFrom('order_head')
        .select(({ fn }) => [fn.sum<number>('amount').as('amount'), fn.countAll<number>().as('orders')])
        .where('owner_code', '=', oriole)
        .executeTakeFirstOrThrow()
    const [before, sums, books] = [await left(), await sumOf(), await checkBooks(booksOf(db))]
    expect(books).toEqual([])
    expect(before).toEqual(
      expect.arrayContaining([
        'account.email',
        'order_event.detail',
        'order_head.content',
        'payment_notice.body',
      ]),
    )
    const erased = await eraseMember(db, oriole, deed('wish to erase'))
    expect(erased).toMatchObject({ ok: true })
    expect(erased.ok && erased.value).toEqual(
      expect.arrayContaining([
        { kept: 'ORDERS', count: 32 },
        { kept: 'RETURNS', count: 1 },
        { kept: 'EVENTS', count: 2 },
      ]),
    )
    expect(await left()).toEqual([])
    expect(await sumOf()).toEqual(sums)
    expect(await checkBooks(booksOf(db))).toEqual([])
  })

  test('an erased member cannot be changed or erased again; others are as they were', async () => {
    const { db } = open()
    expect(await eraseMember(db, oriole, deed('another wish'))).toMatchObject({ refusal: { reason: 'gone' } })
    expect(await createMemberSteps(db).setSuspended(oriole, false, deed('one more wish'))).toMatchObject({
      refusal: 'gone',
    })
    const mei = await accounts().byLogin({ email: 'mei@example.com' })
    expect(mei).toMatchObject({ first_name: 'Mei', is_suspended: 0, erased_at: null })
  })
})

test.each([
  ['Ms Li called', 'Ms ••• called'],
  ['A light jacket of LI', 'A light jacket of •••'],
  ['陳小明來電', '•••來電'],
  ['holder=Li%20Wei&x=1', 'holder=•••&x=1'],
  ['holder=Li+Wei', 'holder=•••'],
  ['9123 4567, 9123-4567, 912345678', '•••, •••, 912345678'],
])('“%s” becomes “%s”', (text, left) =>
  expect(wordRemover(['Li', 'Li Wei', '陳小明', '91234567', ''])(text)).toBe(left),
)
