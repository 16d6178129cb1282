import { accepted, refused } from '#platform/result.ts'
import { startOf } from '../shared/start-of.ts'
import {
  HKD,
  isSigned,
  noticeHash,
  ORDER_API_PATH,
  PAY_CODES,
  PAY_FORM_PATH,
  readAmount,
  requestHash,
  type SignedNotice,
  signedText,
  type Signing,
  writeAmount,
} from './paydollar-protocol.ts'
import {
  PAYMENT_METHODS,
  type Notice,
  type PaymentForm,
  type PaymentMethod,
  type PaymentProvider,
  type PaymentRecord,
  type PaymentRequest,
  ProviderUnreachable,
} from './payment-provider.ts'

/** Time the merchant API may take. Milliseconds. */
const TIMEOUT_MS = 10_000
/** Longest description of an order, in characters. Source: C-284, CO-117. */
const MAX_DESCRIPTION = 50
/** Seconds before the provider's last page goes back to the shop. Source: C-286, C-287. */
const REDIRECT_SECONDS = 5

/** An account at PayDollar, or at a gateway that speaks its protocol. */
export interface PayDollarAccount {
  /** Address up to `/eng`, such as `https://www.paydollar.com/b2c2`. */
  readonly address: string
  readonly merchantId: string
  readonly signing: Signing
  /** User of the merchant API. */
  readonly api: { readonly loginId: string; readonly password: string }
  readonly methods?: readonly PaymentMethod[]
  /** Codes that this account uses instead of the usual ones. */
  readonly payCodes?: Partial<Record<PaymentMethod, string>>
  /** Name of the action that pays back. */
  readonly refundAction?: string
  readonly timeoutMs?: number
}

/** PayDollar's client-post: the browser carries a signed form to the provider, the provider's server notifies the shop's. */
export const payDollar = (account: PayDollarAccount): PaymentProvider => ({
  methods: account.methods ?? PAYMENT_METHODS,
  form: request => payForm(account, request),
  readNotice: body => readNotice(account.signing, body),
  query: async ref => readRecords(await call(account, { actionType: 'Query', orderRef: ref })),
  async refund(payRef, amount) {
    const answer = await call(account, {
      actionType: account.refundAction ?? 'RequestRefund',
      payRef,
      amount: writeAmount(amount),
    })
    const resultCode = new URLSearchParams(answer).get('resultCode')
    if (resultCode === null) throw new ProviderUnreachable('The provider did not say whether it pays back.')
    return resultCode.trim() === '0'
  },
})

function payForm(account: PayDollarAccount, request: PaymentRequest): PaymentForm {
  const { ref, amount, method, locale, description, returnTo } = request
  const { algorithm, secrets } = account.signing
  const payCode = account.payCodes?.[method] ?? PAY_CODES[method]
  const signed = {
    merchantId: account.merchantId,
    orderRef: ref,
    currCode: HKD,
    amount: writeAmount(amount),
    payType: 'N',
  }
  const signature = requestHash(signed, secrets[0], algorithm)
  return {
    action: account.address + PAY_FORM_PATH,
    payCode,
    signature,
    fields: {
      ...signed,
      mpsMode: 'NIL',
      payMethod: payCode,
      lang: locale === 'zh' ? 'C' : 'E',
      remark: startOf(description, MAX_DESCRIPTION),
      redirect: String(REDIRECT_SECONDS),
      successUrl: returnTo.success,
      failUrl: returnTo.failure,
      cancelUrl: returnTo.cancelled,
      secureHash: signature,
    },
  }
}

function readNotice({ algorithm, secrets }: Signing, body: string): Notice {
  const values = new URLSearchParams(body)
  const value = (name: string) => values.get(name) ?? ''
  const notice: SignedNotice = {
    src: value('src'),
    prc: value('prc'),
    successcode: value('successcode'),
    Ref: value('Ref'),
    PayRef: value('PayRef'),
    Cur: value('Cur'),
    Amt: value('Amt'),
    // Signed as an empty text where there was no authentication.
    payerAuth: value('payerAuth'),
  }
  if (notice.Ref === '' || notice.PayRef === '' || notice.successcode === '')
    return refused({ reason: 'malformed', ref: notice.Ref })
  const expected = secrets.map(secret => noticeHash(notice, secret, algorithm))
  if (!isSigned(value('secureHash'), expected)) return refused({ reason: 'signature', ref: notice.Ref })
  return accepted({
    signed: signedText(notice),
    record: {
      ref: notice.Ref,
      payRef: notice.PayRef,
      state: NOTICE_STATES[notice.successcode] ?? 'unknown',
      amount: readAmount(notice.Amt),
      currency: notice.Cur,
    },
  })
}

const NOTICE_STATES: Readonly<Record<string, PaymentRecord['state']>> = { '0': 'paid', '1': 'failed' }

const RECORD_STATES: Readonly<Record<string, PaymentRecord['state']>> = {
  accepted: 'paid',
  rejected: 'failed',
  cancelled: 'failed',
  voided: 'failed',
  refunded: 'refunded',
}

/** Asks the merchant API. */
async function call(
  { address, merchantId, api, timeoutMs = TIMEOUT_MS }: PayDollarAccount,
  action: Readonly<Record<string, string>>,
): Promise<string> {
  try {
    const response = await fetch(address + ORDER_API_PATH, {
      method: 'POST',
      body: new URLSearchParams({ merchantId, ...api, ...action }),
      // A provider that moves would take the password along.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    if (response.ok) return text
    throw new Error(`PayDollar answered with status ${response.status}.`)
  } catch (error) {
    throw new ProviderUnreachable('The payment provider does not answer.', { cause: error })
  }
}

/** The records in an answer: a list in XML, or an error as a query string. */
function readRecords(answer: string): readonly PaymentRecord[] {
  if (/<records[\s/>]/.test(answer))
    return [...answer.matchAll(/<record>([\s\S]*?)<\/record>/g)].map(([, record = '']) => readRecord(record))
  const values = new URLSearchParams(answer)
  // An attempt that never reached the provider is no error.
  if (values.get('resultCode')?.trim() === '-1' && /not found|no record/i.test(values.get('errMsg') ?? ''))
    return []
  throw new ProviderUnreachable('The payment provider did not answer with records.')
}

function readRecord(xml: string): PaymentRecord {
  const value = (name: string) => unescapeXml(new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '')
  return {
    ref: value('ref'),
    payRef: value('payRef'),
    state: RECORD_STATES[value('orderStatus').toLowerCase()] ?? 'unknown',
    amount: readAmount(value('amt')),
    currency: value('cur'),
  }
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const unescapeXml = (text: string) =>
  text.trim().replace(/&(lt|gt|amp|quot|apos);/g, (entity, name: string) => ENTITIES[name] ?? entity)
