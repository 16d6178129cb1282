import { escapeHtml } from '#api/rules/escape-html.ts'
import { NOTICE_WAYS, type NoticeWay, type Payment } from './payments.ts'

export type GatewayLang = 'C' | 'E'

/** Page as it is shown. */
interface Look {
  readonly lang: GatewayLang
  readonly fontStyles: readonly string[]
}

/** Path of the decision on a payment. */
export const DECIDE_PATH = '/eng/payment/decide'

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

const page = ({ lang, fontStyles }: Look, title: string, body: string, head = '') => `<!doctype html>
<html lang="${lang === 'C' ? 'zh-Hant-HK' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>${escapeHtml(title)}</title>
${['/gateway.css', ...fontStyles].map(href => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('')}
${head}
</head>
<body><main>
<p class="mark">${escapeHtml(TEXTS[lang].mark)}</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main></body>
</html>`

/** Methods that are paid by card; others open a wallet. */
const CARDS = new Set(['ALL', 'CC', 'VISA', 'Master', 'AMEX', 'CHINAPAY'])

/** The page where the shopper pays. */
export function payPage(payment: Payment, look: Look): string {
  const t = TEXTS[look.lang]
  const fact = (label: string, value: string) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`
  const field = (label: string, name: string, value: string, autocomplete: string) =>
    `<label>${escapeHtml(label)}<input name="${name}" value="${value}" autocomplete="${autocomplete}" maxlength="40"></label>`
  const isCard = CARDS.has(payment.method)
  const card = isCard
    ? field(t.card, 'card', '4000 0000 0000 0002', 'off') +
      field(t.expires, 'expires', '12/30', 'off') +
      field(t.cvc, 'cvc', '123', 'off') +
      field(t.holder, 'holder', 'TEST SHOPPER', 'off')
    : ''
  const ways = NOTICE_WAYS.map(
    way =>
      `<label class="way"><input type="radio" name="notice" value="${way}"${way === 'normal' ? ' checked' : ''}> ${escapeHtml(t.ways[way])}</label>`,
  ).join('')
  const button = (decision: string, label: string, kind: string) =>
    `<button name="decision" value="${decision}" class="${kind}">${escapeHtml(label)}</button>`
  return page(
    look,
    t.pay,
    `<dl>${fact(t.amount, `HK$${payment.amount.replace(/\B(?=(\d{3})+\.)/g, ',')}`)}${fact(t.reference, payment.ref)}${fact(t.goods, payment.remark)}${fact(t.method, payment.method)}</dl>
<form method="post" action="${DECIDE_PATH}">
<input type="hidden" name="ref" value="${escapeHtml(payment.ref)}">
${card}
${button('accepted', isCard ? t.accept : t.approve, 'primary')}
${button('rejected', t.decline, 'line')}
${button('cancelled', t.cancel, 'line')}
<fieldset><legend>${escapeHtml(t.trial)}</legend>${ways}</fieldset>
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
export function resultPage(payment: Payment, look: Look): string {
  const t = TEXTS[look.lang]
  const href = escapeHtml(returnAddress(payment))
  return page(
    look,
    payment.outcome === 'accepted' ? t.accepted : t.rejected,
    `<p>${escapeHtml(t.soon(payment.redirectSeconds))}</p><p><a class="primary" href="${href}">${escapeHtml(t.back)}</a></p>`,
    `<meta http-equiv="refresh" content="${payment.redirectSeconds};url=${href}">`,
  )
}

/** Why the gateway does not take a form. */
export const refusalPage = (reason: string, look: Look): string =>
  page(look, TEXTS[look.lang].refused, `<p>${escapeHtml(`${TEXTS[look.lang].reason}: ${reason}`)}</p>`)
