import { escapeHtml } from '#api/rules/escape-html.ts'
import {
  decisionButton,
  factList,
  hiddenFields,
  plainMain,
  plainPage,
  textField,
} from '../plain-page/plain-page.ts'
import { NOTICE_WAYS, type NoticeWay } from './notices.ts'
import type { GatewayLang, Payment } from './payments.ts'

/** Path of the decision on a payment. */
export const DECIDE_PATH = '/eng/payment/decide'
export const STYLE_PATH = '/gateway.css'

const TEXTS = {
  C: {
    mark: '測試付款平台 · 不會收取款項',
    pay: '付款',
    amount: '金額',
    reference: '訂單編號',
    goods: '貨品',
    method: '付款方式',
    card: '卡號',
    expires: '到期日（月／年）',
    cvc: '安全碼',
    holder: '持卡人姓名',
    accept: '付款',
    approve: '在電子錢包確認',
    decline: '拒絕付款',
    cancel: '取消，返回網店',
    trial: '測試選項：通知網店的方式',
    accepted: '付款成功',
    rejected: '付款不成功',
    back: '返回網店',
    soon: (seconds: number) => `${seconds} 秒後自動返回網店。`,
    refused: '付款平台不接受這項付款',
    reason: '原因',
    ways: {
      normal: '立即通知',
      early: '在頁面返回之前通知',
      late: '遲了才通知',
      twice: '通知兩次',
      wrongHash: '簽名不符',
      wrongAmount: '金額不符',
      none: '不通知',
    },
  },
  E: {
    mark: 'Sandbox payment gateway · no money is taken',
    pay: 'Payment',
    amount: 'Amount',
    reference: 'Reference',
    goods: 'Goods',
    method: 'Method',
    card: 'Card number',
    expires: 'Expiry date (month/year)',
    cvc: 'Security code',
    holder: 'Name on card',
    accept: 'Pay',
    approve: 'Confirm in wallet',
    decline: 'Decline payment',
    cancel: 'Cancel and return to the shop',
    trial: 'For testing: how the shop is notified',
    accepted: 'Payment accepted',
    rejected: 'Payment not accepted',
    back: 'Back to the shop',
    soon: (seconds: number) => `You will return to the shop in ${seconds} seconds.`,
    refused: 'The gateway does not accept this payment',
    reason: 'Reason',
    ways: {
      normal: 'at once',
      early: 'before this page answers',
      late: 'late',
      twice: 'twice',
      wrongHash: 'with a wrong signature',
      wrongAmount: 'with a wrong amount',
      none: 'not at all',
    },
  },
} as const satisfies Record<
  GatewayLang,
  { readonly ways: Record<NoticeWay, string> } & Record<string, unknown>
>

const page = (lang: GatewayLang, title: string, body: string, head = '') =>
  plainPage({
    locale: lang === 'C' ? 'zh_HK' : 'en_US',
    title,
    style: STYLE_PATH,
    body: plainMain(TEXTS[lang].mark, title, body),
    head,
  })

/** Methods that are paid by card; others open a wallet. */
const CARDS = new Set(['ALL', 'CC', 'VISA', 'Master', 'AMEX', 'CHINAPAY'])

/** The page where the shopper pays. */
export function payPage(payment: Payment): string {
  const t = TEXTS[payment.lang]
  const isCard = CARDS.has(payment.method)
  const field = (label: string, name: string, value: string) =>
    textField(label, { name, value, maxlength: 40 })
  const card = [
    field(t.card, 'card', '4000 0000 0000 0002'),
    field(t.expires, 'expires', '12/30'),
    field(t.cvc, 'cvc', '123'),
    field(t.holder, 'holder', 'TEST SHOPPER'),
  ]
  const ways = NOTICE_WAYS.map(
    way =>
      `<label class="way"><input type="radio" name="notice" value="${way}"${way === 'normal' ? ' checked' : ''}> ${escapeHtml(t.ways[way])}</label>`,
  )
  return page(
    payment.lang,
    t.pay,
    `${factList([
      [t.amount, escapeHtml(`HK$${payment.amount.replace(/\B(?=(\d{3})+\.)/g, ',')}`)],
      [t.reference, escapeHtml(payment.ref)],
      [t.goods, escapeHtml(payment.remark)],
      [t.method, escapeHtml(payment.method)],
    ])}
<form method="post" action="${DECIDE_PATH}">
${hiddenFields({ ref: payment.ref })}
${isCard ? card.join('') : ''}
${decisionButton('accepted', isCard ? t.accept : t.approve, true)}
${decisionButton('rejected', t.decline)}
${decisionButton('cancelled', t.cancel)}
<fieldset><legend>${escapeHtml(t.trial)}</legend>${ways.join('')}</fieldset>
</form>`,
  )
}

/** Return address of the browser; the provider adds the payment's name. */
export function returnAddress({ outcome, ref, returnTo }: Payment): string {
  const { success, failure, cancelled } = returnTo
  const there = new URL(outcome === 'accepted' ? success : outcome === 'rejected' ? failure : cancelled)
  there.searchParams.set('Ref', ref)
  return there.href
}

/** The gateway's own result, which goes back to the shop by itself. Source: C-287. */
export function resultPage(payment: Payment): string {
  const t = TEXTS[payment.lang]
  const href = escapeHtml(returnAddress(payment))
  return page(
    payment.lang,
    payment.outcome === 'accepted' ? t.accepted : t.rejected,
    `<p>${escapeHtml(t.soon(payment.redirectSeconds))}</p><p><a class="primary" href="${href}">${escapeHtml(t.back)}</a></p>`,
    `<meta http-equiv="refresh" content="${payment.redirectSeconds};url=${href}">`,
  )
}

/** Why the gateway does not take a form. */
export const refusalPage = (reason: string, lang: GatewayLang): string =>
  page(lang, TEXTS[lang].refused, `<p>${escapeHtml(`${TEXTS[lang].reason}: ${reason}`)}</p>`)
