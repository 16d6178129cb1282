import type { PaymentProvider } from '#api/payment/payment-provider.ts'
import { payDollar } from '#api/payment/paydollar.ts'
import type { GatewayAssets } from '../gateway/gateway.ts'
import { openGateway } from '../gateway/open-gateway.ts'
import type { Logger } from '../log/logger.ts'
import type { Settings } from '../settings/settings.ts'

/** Payment of a shop. */
interface PaymentChoice {
  /** `undefined`: the shop takes no payments. */
  readonly provider: PaymentProvider | undefined
  /** Origins that payment forms go to. */
  readonly formTargets: readonly string[]
  readonly close: () => Promise<void>
}

interface PaymentParts {
  readonly directory: string
  /** The shop's secret, from which the sandbox derives its own. */
  readonly secret: string
  readonly noticeAddress: () => string
  readonly assets?: GatewayAssets
  readonly logger: Logger
}

/** The provider that the settings name, otherwise the sandbox gateway where its pages are served, otherwise none. Source: C-285. */
export async function openPayment(settings: Settings, parts: PaymentParts): Promise<PaymentChoice> {
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
  if (settings.DEV_PAGES) {
    const gateway = await openGateway({
      ...parts,
      port: settings.GATEWAY_PORT ?? { after: settings.PORT },
      methods: settings.PAYDOLLAR_METHODS,
    })
    return { provider: gateway.provider, formTargets: [gateway.origin], close: gateway.close }
  }
  parts.logger.warn('PAYDOLLAR_ADDRESS is not set: orders cannot be paid')
  return { provider: undefined, formTargets: [], close: () => Promise.resolve() }
}
