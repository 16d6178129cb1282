import { isOwnMachines } from '../settings/loopback.ts'
import { readSettings, type Settings } from '../settings/settings.ts'

/**
 * Settings that a practice shop has from the shop: terms of business, bounds and the server itself. Everything else is as in a shop without
 * settings, so that a setting that is added later, such as a key, stays out.
 */
const SHARED = [
  'PORT',
  'HOST',
  'TRUSTED_PROXIES',
  'LOG_LEVEL',
  'CONTENT_PREFIX',
  'IMAGE_HOST_MAP',
  'CURRENCY_SYMBOL',
  'ADDRESS_MAX',
  'ADDRESS_COUNTRY_MAX',
  'HOTLINE',
  'CONTACT_MAX_LENGTH',
  'SOLD_COUNT_MIN',
  'CODE_DIGITS',
  'CODE_MINUTES',
  'CODE_TRIES',
  'CODE_RESEND_SECONDS',
  'MEMBER_PASSWORD_MIN',
  'MEMBER_PASSWORD_MAX',
  'MEMBER_PASSWORD_SIGNS',
  'MEMBER_PASSWORD_COMMON',
  'ORDER_PAY_MINUTES',
  'DELIVERY_COUNTRIES',
  'AUSTRALIA_CAP',
  'DELIVERY_DAYS',
  'FREIGHT_FEES',
  'FREIGHT_FREE_FROM',
  'FREIGHT_MEMBER_PICKUP_FROM',
  'PACKAGE_FEE',
  'GREETING_CARD_FEE',
  'PACKAGE_PROMOTION_FEE',
  'GREETING_CARD_PROMOTION_FEE',
  'PAYDOLLAR_METHODS',
  'RETURN_ADDRESS',
  'PASSWORD_MEMORY_KIB',
  'PASSWORD_PASSES',
  'OPERATOR_IDLE_MINUTES',
  'SHUTDOWN_GRACE_MS',
  'SHUTDOWN_TIMEOUT_MS',
] as const satisfies readonly (keyof Settings)[]

/** Disk space for resized pictures. Megabytes. */
const IMAGE_CACHE_MB = 64

/** Settings of the practice shop of a shop: always SQLite and files, no provider of anything, messages kept. */
export function practiceSettings(
  settings: Settings,
  { directory, origin }: { readonly directory: string; readonly origin: string },
): Settings {
  const shared = Object.fromEntries(SHARED.map(name => [name, settings[name]]))
  const own = readSettings({
    DEMO: 'false',
    DEV_PAGES: 'true',
    DATA_DIR: directory,
    ORIGIN: origin,
    IMAGE_CACHE_MB: String(IMAGE_CACHE_MB),
    GATEWAY_PORT: '0',
  })
  const names: readonly string[] = SHARED
  return {
    ...own,
    ...shared,
    // Where it is public, its pages for trying open for operators alone.
    warnings: [],
    given: new Set([...settings.given].filter(name => names.includes(name))),
  }
}

/**
 * Address of the practice shop: the setting's, or that of this machine where no other one reaches the shop. `undefined` where the setting is
 * missing.
 * @param origin address of the shop itself
 */
export function practiceOrigin(settings: Settings, origin: string): string | undefined {
  if (settings.PRACTICE_ORIGIN !== undefined) return settings.PRACTICE_ORIGIN
  if (!isOwnMachines(settings)) return undefined
  const { protocol, port } = new URL(origin)
  return `${protocol}//practice.localhost${port && `:${port}`}`
}

/** A value for the setting that is missing: a name below the shop's own. */
export function exampleOrigin({ ORIGIN }: Pick<Settings, 'ORIGIN'>): string {
  const { hostname, protocol } = new URL(ORIGIN ?? 'https://shop.example')
  return `${protocol}//practice.${hostname.replace(/^www\./, '')}`
}
