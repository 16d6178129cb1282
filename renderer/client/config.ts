import type { BrandLook } from '#api/rules/brand-look.ts'
import type { StatedSettings } from '#api/rules/default-stated.ts'
import type { PasswordRules } from '#api/rules/password-rule.ts'
import type { Destinations } from '#api/rules/destinations.ts'

/** Settings the server inlines into every page of the shop. Its absence means the editor's canvas. Source: LO-08, L-161. */
export interface AppConfig {
  readonly contentHost: string
  readonly contentPrefix: string
  readonly graphqlUrl: string
  readonly imageHostMap: Readonly<Record<string, string>>
  readonly hotline: string
  /** Mail address of customer service; empty or absent where it has no address. */
  readonly contactEmail?: string
  /** Rules of members' passwords; absent for the specification's. Source: M-261 … M-263. */
  readonly passwordRules?: PasswordRules
  /** Address of the live chat's frame; empty for none. Source: LO-87. */
  readonly liveChatUrl: string
  /** Face of the shop. */
  readonly brand: BrandLook
  /** Settings that texts state. */
  readonly stated: StatedSettings
  readonly currencySymbol: string
  /** Address of the personalization script; empty or absent for none. Source: L-413. */
  readonly insiderScriptUrl?: string
  /** Services that the shop's events go to after consent. Source: C-393, CO-08. */
  readonly destinations?: Destinations
}

declare global {
  interface Window {
    __APP_CONFIG__?: AppConfig
    /** Last press while this script was on its way. */
    __PRESSED__?: EventTarget | null | undefined
    /** The token of single sign-on that the page's address came with (`inline-scripts.ts`). */
    __TOKEN__?: string | undefined
  }
}
