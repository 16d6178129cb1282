import { ADDRESSES_BY_COUNTRY } from '#api/address/services.ts'
import { DEFAULT_LIMITS, LIMIT_BOUNDS, type ShopLimits } from '#api/rules/shop-limits.ts'
import { IDLE_MS, SESSION_MS } from '#operators/sign-in/session-life.ts'
import { z } from 'zod'
import {
  facebookVersionSetting,
  oidcProvidersSetting,
  ssoIssuersSetting,
} from '../auth/third-party-settings.ts'
import { type Service, SERVICES } from '#api/rules/destinations.ts'
import { isLoopback, isPublicOrigin, type ShopPlace } from './loopback.ts'
import { admitsDemoPasswords, opensDevPages, publicWarnings } from './opens-dev-pages.ts'
import { checkoutSettings } from './checkout-settings.ts'
import { passwordSettings } from './password-settings.ts'
import { PAYDOLLAR_NEEDS, paymentSettings } from './payment-settings.ts'
import { settingProblem } from './setting-problem.ts'
import { returnAddressSetting, returnWarnings } from './return-address.ts'
import { pauseOutlastsCode, verifySettings } from './verify-settings.ts'

const flag = (preset: boolean) =>
  z
    .enum(['true', 'false'])
    .default(preset ? 'true' : 'false')
    .transform(value => value === 'true')

/** Bounds are those of the setting. */
const limit = (name: keyof ShopLimits) => {
  const [least, most] = LIMIT_BOUNDS[name]
  return z.coerce.number().int().min(least).max(most)
}

const hostMap = z
  .string()
  .default('{}')
  .transform((text, context) => {
    try {
      return z.record(z.string(), z.string()).parse(JSON.parse(text))
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON such as {"img.example":"cdn.example"}' })
      return z.NEVER
    }
  })

const addressesByCountry = z
  .string()
  .default(JSON.stringify(ADDRESSES_BY_COUNTRY))
  .transform((text, context) => {
    try {
      return z.record(z.string(), z.int().min(0)).parse(JSON.parse(text))
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON such as {"810000":50,"820000":100}' })
      return z.NEVER
    }
  })

const address = (protocol: RegExp, message: string) =>
  z.union([z.literal(''), z.url({ protocol, error: message })]).default('')

const accountWith = (service: Service) => {
  const { account, example } = SERVICES[service]
  return z.union([z.literal(''), z.string().regex(account, `must look like ${example}`)]).default('')
}

const isPostgres = (url: string | undefined) => url !== undefined && !url.startsWith('sqlite:')

/** The setting by which other machines reach the shop, in words. */
const reachedBy = ({ ORIGIN, HOST, TRUSTED_PROXIES }: ShopPlace): string => {
  if (isPublicOrigin(ORIGIN)) return `behind ${ORIGIN}`
  return isLoopback(HOST) ? `with TRUSTED_PROXIES=${TRUSTED_PROXIES}` : `with HOST=${HOST}`
}

/** All settings, read from the environment. `.env.example` describes them for operators. */
const settingsSchema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    /** Folder of the embedded stores. */
    DATA_DIR: z.string().min(1).default('./data'),
    /** Public address without a slash at the end; canonical links begin with it. Default: the address listened on. */
    ORIGIN: z
      .url()
      .transform(url => url.replace(/\/+$/, ''))
      .optional(),
    /** Address of the practice shop, with a host name of its own. Default: `http://practice.localhost:<port>` on this machine. */
    PRACTICE_ORIGIN: z
      .url({ protocol: /^https?$/, error: 'must start with https:// or http://', abort: true })
      .refine(url => new URL(url).pathname === '/', 'must have no path')
      .transform(url => new URL(url).origin)
      .optional(),
    /** Signs preview links, and links of mails to orders of guests. Default: created at the first start and kept in DATA_DIR. */
    SECRET: z.string().min(16).optional(),
    /** `sqlite:…` or `postgres://…`; default `DATA_DIR/shop.db`. */
    DATABASE_URL: z
      .string()
      .regex(/^(sqlite:|postgres(ql)?:\/\/)/, 'must start with sqlite: or postgres://')
      .optional(),
    /** Storage of pages, pictures and operators: default `database` with a DATABASE_URL on PostgreSQL, else `files`. */
    CONTENT_STORE: z.enum(['files', 'database', '']).default(''),
    CONTENT_PREFIX: z
      .string()
      .regex(/^\/[\w-]+$/, 'must be one path segment such as /content')
      .default('/content'),
    IMAGE_HOST_MAP: hostMap,
    /** Maximum disk space for resized pictures, below DATA_DIR. Megabytes. */
    IMAGE_CACHE_MB: z.coerce.number().int().min(1).max(1_000_000).default(512),
    CURRENCY_SYMBOL: z.string().min(1).max(8).default('HK$'),
    /** Addresses a member may keep, in all and by code of the country; the lower one counts. Source: MO-45, MO-46, C-270. */
    ADDRESS_MAX: limit('mostAddresses').default(DEFAULT_LIMITS.mostAddresses),
    ADDRESS_COUNTRY_MAX: addressesByCountry,
    HOTLINE: z.string().max(40).default(''),
    /** Address of customer service. When empty, messages of shoppers are only stored in the database. */
    CONTACT_EMAIL: z.union([z.literal(''), z.email()]).default(''),
    /** Longest message the contact form takes (characters). Source: M-173. */
    CONTACT_MAX_LENGTH: limit('longestMessage').default(DEFAULT_LIMITS.longestMessage),
    /** Address of a live chat, shown in a frame. When empty, the page shows other ways to contact the shop. */
    LIVE_CHAT_URL: address(/^https$/, 'must start with https://'),
    /** Units a product must have sold before its card says how many. Default: 1; in the demo shop 20. */
    SOLD_COUNT_MIN: limit('soldCountFrom').optional(),
    /** Address of a personalization script, loaded after the cookie notice is accepted. */
    INSIDER_SCRIPT_URL: address(/^https$/, 'must start with https://'),
    /** The shop's accounts with services that its events go to, after the cookie notice is accepted. Source: C-393, CO-08. */
    GOOGLE_ANALYTICS_ID: accountWith('ga4'),
    TAG_MANAGER_ID: accountWith('tagManager'),
    META_PIXEL_ID: accountWith('metaPixel'),
    /** Fills empty stores with the demo shop and its operators. */
    DEMO: flag(true),
    /** Password of the demo's operators and members, instead of the public ones. */
    DEMO_PASSWORD: z.string().min(12).max(200).optional(),
    /** Serves the pages below `/dev`: outbox, test identity provider. Default: only for a demo shop on this machine. */
    DEV_PAGES: z.enum(['true', 'false', '']).default(''),
    /** Mail server, `smtp://user:password@host:587` or `smtps://…`. When empty, e-mails go to the outbox or are refused. */
    MAIL_URL: address(/^smtps?$/, 'must start with smtp:// or smtps://'),
    /** Sender of the shop's e-mails: an address, or `Name <address>`. */
    MAIL_FROM: z
      .string()
      .max(320)
      .regex(/^[^\r\n]*$/, 'must be one line')
      .default('Cairn <no-reply@cairn.example>'),
    /** Receives text messages as a POST of `{"to","text"}`. When empty, they go to the outbox or are refused. */
    SMS_URL: address(/^https?$/, 'must start with https:// or http://'),
    /** Bearer token for SMS_URL. */
    SMS_TOKEN: z.string().max(2000).default(''),
    ...verifySettings,
    ...passwordSettings,
    ...checkoutSettings,
    ...paymentSettings,
    RETURN_ADDRESS: returnAddressSetting,
    /** Facebook login: id and secret of the shop's app. When empty, the button is not shown. */
    FACEBOOK_APP_ID: z.string().max(200).default(''),
    FACEBOOK_APP_SECRET: z.string().max(200).default(''),
    FACEBOOK_VERSION: facebookVersionSetting,
    /** The same for Instagram. */
    INSTAGRAM_APP_ID: z.string().max(200).default(''),
    INSTAGRAM_APP_SECRET: z.string().max(200).default(''),
    OIDC_PROVIDERS: oidcProvidersSetting,
    SSO_ISSUERS: ssoIssuersSetting,
    /** Cost of password hashes with argon2id: memory (KiB) and number of passes. */
    PASSWORD_MEMORY_KIB: z.coerce.number().int().min(7168).max(1_048_576).default(19_456),
    PASSWORD_PASSES: z.coerce.number().int().min(1).max(20).default(2),
    /** Time without activity after which operators are signed out of the page builder. Minutes. */
    OPERATOR_IDLE_MINUTES: z.coerce
      .number()
      .int()
      .min(5)
      .max(SESSION_MS / 60_000)
      .default(IDLE_MS / 60_000),
    /** Marks cookies as Secure and tells browsers to use HTTPS only. Default: when ORIGIN starts with https://. */
    SECURE_COOKIES: z.enum(['true', 'false', '']).default(''),
    /** Number of proxies in front of the server. With 0, `X-Forwarded-For` is ignored, because any client can set it. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /** Admits receivers of webhooks at 127.0.0.1 without encryption, for development and tests. */
    WEBHOOK_LOOPBACK: flag(false),
    /** Opens `/metrics` to those who send it as a bearer token. Without it only programs of this machine may read them. */
    METRICS_TOKEN: z.string().min(16).max(2000).optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    /** Time a stopping server goes on answering while /readyz says 503, so that balancers send no more. Milliseconds. */
    SHUTDOWN_GRACE_MS: z.coerce.number().int().min(0).max(120_000).default(5000),
    /** Time a stopping server waits for running requests. Milliseconds. */
    SHUTDOWN_TIMEOUT_MS: z.coerce.number().int().min(0).max(120_000).default(10_000),
  })
  .superRefine((settings, context) => {
    if (!admitsDemoPasswords(settings) && settings.DEMO && settings.DEMO_PASSWORD === undefined)
      context.addIssue({
        code: 'custom',
        path: ['DEMO'],
        message: `must be false ${reachedBy(settings)}, because the demo’s passwords are public and open the page builder (or set DEMO_PASSWORD)`,
      })
    const { ORIGIN, PRACTICE_ORIGIN } = settings
    if (ORIGIN && PRACTICE_ORIGIN && new URL(ORIGIN).hostname === new URL(PRACTICE_ORIGIN).hostname)
      context.addIssue({
        code: 'custom',
        path: ['PRACTICE_ORIGIN'],
        message: 'must have another host name than ORIGIN, because both shops have cookies of the same names',
      })
    if (settings.CONTENT_STORE === 'database' && !isPostgres(settings.DATABASE_URL))
      context.addIssue({
        code: 'custom',
        path: ['CONTENT_STORE'],
        message: 'must be files, unless DATABASE_URL starts with postgres://',
      })
    if (pauseOutlastsCode(settings))
      context.addIssue({
        code: 'custom',
        path: ['CODE_RESEND_SECONDS'],
        message: `must be at most ${settings.CODE_MINUTES * 60} (CODE_MINUTES)`,
      })
    if (settings.PAYDOLLAR_ADDRESS !== '')
      // Who takes money says where goods come back to: the demo's address is nowhere.
      for (const name of [...PAYDOLLAR_NEEDS, 'RETURN_ADDRESS'] as const)
        if (settings[name] === undefined || Object.keys(settings[name]).length === 0)
          context.addIssue({
            code: 'custom',
            path: [name],
            message: 'must be set together with PAYDOLLAR_ADDRESS',
          })
    for (const name of ['FACEBOOK_APP', 'INSTAGRAM_APP'] as const) {
      if (settings[`${name}_ID`] !== '' && settings[`${name}_SECRET`] === '')
        context.addIssue({
          code: 'custom',
          path: [`${name}_SECRET`],
          message: `must be set together with ${name}_ID`,
        })
    }
  })

export type Settings = Omit<
  z.output<typeof settingsSchema>,
  'CONTENT_STORE' | 'DEV_PAGES' | 'SECURE_COOKIES'
> & {
  readonly CONTENT_STORE: 'files' | 'database'
  readonly DEV_PAGES: boolean
  /** The demo's public passwords may open this shop. */
  readonly admitsDemoPasswords: boolean
  readonly SECURE_COOKIES: boolean
  /** Warnings for the operator, logged at the start. */
  readonly warnings: readonly string[]
  /** Names of the settings that the environment gives. */
  readonly given: ReadonlySet<string>
}

/** Returns true if browsers reach the shop by HTTPS: as set, otherwise as its address says. */
const usesHttps = ({
  SECURE_COOKIES,
  ORIGIN,
}: Pick<z.output<typeof settingsSchema>, 'SECURE_COOKIES' | 'ORIGIN'>): boolean =>
  SECURE_COOKIES === '' ? ORIGIN?.startsWith('https://') === true : SECURE_COOKIES === 'true'

/** Invalid settings. The message names each setting, its limit and its value. */
export class SettingsError extends Error {}

/**
 * Reads the settings from an environment.
 * @throws SettingsError naming every invalid setting
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = settingsSchema.safeParse(given)
  if (result.success) {
    return {
      ...result.data,
      CONTENT_STORE:
        result.data.CONTENT_STORE || (isPostgres(result.data.DATABASE_URL) ? 'database' : 'files'),
      DEV_PAGES: opensDevPages(result.data),
      admitsDemoPasswords: admitsDemoPasswords(result.data),
      SECURE_COOKIES: usesHttps(result.data),
      given: new Set(Object.keys(given)),
      warnings: [...publicWarnings(result.data), ...returnWarnings(result.data)],
    }
  }
  const lines = result.error.issues.map(issue => `  ${settingProblem(issue, given)}`)
  throw new SettingsError(`Invalid settings:\n${lines.join('\n')}`)
}
