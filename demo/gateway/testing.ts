/** What a shopper's browser sends to the gateway: the fields of the form that `pay` gives. */
export const fieldsOf = (form: string) =>
  new URLSearchParams(
    [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']): [string, string] => [
        name,
        value
          .replaceAll('&amp;', '&')
          .replaceAll('&quot;', '"')
          .replaceAll('&#39;', "'")
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>'),
      ],
    ),
  )

/** Begins a payment. */
export const PAY = `mutation pay($input: OrderPayInput!) { pay(input: $input) {
  response { form paymentPageUrl } userErrors { code } } }`

/** Cancels an order that waits for payment. */
export const CANCEL = `mutation orderCancel($orderId: String!, $cancelReason: OrderCancelReason!) {
  orderCancel(orderId: $orderId, cancelReason: $cancelReason) { userErrors { code } } }`
