import type { SsoIssuer } from '#api/identity/single-sign-on.ts'
import type { OutboxReader } from '#api/messaging/outbox.ts'
import type { MessagingServices } from '#api/messaging/services.ts'
import type { PaymentMethod, PaymentProvider } from '#api/payment/payment-provider.ts'
import type { Handler, Request, Router } from 'express'
import type { OidcOptions } from './auth/oidc-provider.ts'
import type { Logger } from './log/logger.ts'

/** Payment of a shop. */
export interface PaymentChoice {
  /** `undefined`: the shop takes no payments. */
  readonly provider: PaymentProvider | undefined
  /** Origins that payment forms go to. */
  readonly formTargets: readonly string[]
  /** Pages where shoppers pay, where the shop itself serves them. */
  readonly pages?: Handler
  readonly close: () => Promise<void>
}

/** The shop's own Chinese font, for devices without one. */
export interface FontAssets {
  readonly fontStyles: readonly string[]
  readonly handler: Handler
}

/** Parts of the shop that its payment uses. */
export interface PaymentParts {
  /** Data folder of the shop. */
  readonly directory: string
  /** The shop's secret, from which a sandbox gateway derives its own. */
  readonly secret: string
  readonly noticeAddress: () => string
  readonly assets?: FontAssets
  /** Origin at which the shop serves the pages of the sandbox gateway; by default the gateway has an address of its own. */
  readonly pagesAt?: string | undefined
  readonly logger: Pick<Logger, 'warn'>
}

/**
 * Parts of a shop for trying (setting `DEV_PAGES`), supplied by the demo (`demo/extras.ts`). A public shop loads none of them.
 * Source: M-048, MO-19, MO-24, MO-28.
 */
export interface Extras {
  /** Replace third parties that are not configured, in the order of their buttons. */
  readonly thirdParties: readonly OidcOptions[]
  /** An issuer of single sign-on besides the configured ones. */
  readonly ssoIssuer: SsoIssuer
  /**
   * Starts a payment gateway, used when no provider is configured.
   * @param port a port that must be free, or the first free one after another; 0: any
   * @throws GatewayPortTaken
   */
  readonly openGateway: (
    options: PaymentParts & {
      readonly port: number | { readonly after: number }
      readonly methods: readonly PaymentMethod[]
    },
  ) => Promise<PaymentChoice>
  /** Development pages, mounted at `/dev`. */
  readonly pages: (parts: {
    readonly outbox: OutboxReader
    /** Links and looks of mails. */
    readonly mails: Pick<MessagingServices, 'mailFooter' | 'dressMail'>
    readonly fontStyles: readonly string[]
    readonly originOf: (request: Request) => string
  }) => Router
}

/** The payment gateway cannot listen. The message is for operators. */
export class GatewayPortTaken extends Error {}
