import { payDollar } from '#api/payment/paydollar.ts'
import type { Extras, PaymentChoice, PaymentParts } from '../extras.ts'
import type { Settings } from '../settings/settings.ts'

/** The provider that the settings name, otherwise the gateway of a shop for trying, otherwise none. Source: C-285. */
export async function openPayment(
  settings: Settings,
  parts: PaymentParts,
  extras: Pick<Extras, 'openGateway'> | undefined,
): Promise<PaymentChoice> {
  const { PAYDOLLAR_ADDRESS: address, PAYDOLLAR_SECRETS: secrets } = settings
  const [first, ...others] = secrets
  if (address !== '' && first !== undefined)
    return {
      provider: payDollar({
        address,
        merchantId: settings.PAYDOLLAR_MERCHANT_ID,
        signing: { algorithm: settings.PAYDOLLAR_HASH, secrets: [first, ...others] },
        api: { loginId: settings.PAYDOLLAR_LOGIN, password: settings.PAYDOLLAR_PASSWORD },
        methods: settings.PAYDOLLAR_METHODS,
        payCodes: settings.PAYDOLLAR_PAY_CODES,
        refundAction: settings.PAYDOLLAR_REFUND_ACTION,
      }),
      formTargets: [new URL(address).origin],
      close: () => Promise.resolve(),
    }
  if (extras)
    return extras.openGateway({
      ...parts,
      port: settings.GATEWAY_PORT ?? { after: settings.PORT },
      methods: settings.PAYDOLLAR_METHODS,
    })
  parts.logger.warn('PAYDOLLAR_ADDRESS is not set: orders cannot be paid')
  return { provider: undefined, formTargets: [], close: () => Promise.resolve() }
}
