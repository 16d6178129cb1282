import { z } from 'zod'
import {
  facebookVersionSetting,
  oidcProvidersSetting,
  ssoIssuersSetting,
} from './auth/third-party-settings.ts'
import { opensDevPages, publicWarnings } from './dev/opens-dev-pages.ts'
import { pauseOutlastsCode, verifySettings } from './verify-settings.ts'

const flag = (preset: boolean) =>
  z
    .enum(['true', 'false'])
    .default(preset ? 'true' : 'false')
    .transform(value => value === 'true')

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

const address = (protocol: RegExp, message: string) =>
  z.union([z.literal(''), z.url({ protocol, error: message })]).default('')

/** Every setting there is, from the environment; `.env.example` describes them for operators. */
const settingsSchema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    /** Holds the embedded stores. */
    DATA_DIR: z.string().min(1).default('./data'),
    /** Address shoppers use, without slash; canonical links start with it. Default: the address listened on. */
    ORIGIN: z
      .url()
      .transform(url => url.replace(/\/+$/, ''))
      .optional(),
    /** Signs preview links. Default: made at the first start and kept in DATA_DIR. */
    SECRET: z.string().min(16).optional(),
    /** `sqlite:…` or `postgres://…`; default `DATA_DIR/shop.db`. */
    DATABASE_URL: z
      .string()
      .regex(/^(sqlite:|postgres(ql)?:\/\/)/, 'must start with sqlite: or postgres://')
      .optional(),
    CONTENT_PREFIX: z
      .string()
      .regex(/^\/[\w-]+$/, 'must be one path segment such as /content')
      .default('/content'),
    IMAGE_HOST_MAP: hostMap,
    /** Disk that pictures in other sizes may take, below DATA_DIR. Megabytes. */
    IMAGE_CACHE_MB: z.coerce.number().int().min(1).max(1_000_000).default(512),
    CURRENCY_SYMBOL: z.string().min(1).max(8).default('HK$'),
    HOTLINE: z.string().max(40).default(''),
    /** Where customer service reads what shoppers write; without one messages are kept in the database alone. */
    CONTACT_EMAIL: z.union([z.literal(''), z.email()]).default(''),
    /** Address of a live chat that may stand in a frame; without one the page shows how else to reach the shop. */
    LIVE_CHAT_URL: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default(''),
    /** Address of a personalization script; it is loaded once the cookie notice is accepted. */
    INSIDER_SCRIPT_URL: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default(''),
    /** Fills empty stores with the demo shop, operators included. */
    DEMO: flag(true),
    /** Mounts the pages below `/dev`: the outbox, the test identity provider. Default: for a demo on its own machine only. */
    DEV_PAGES: z.enum(['true', 'false', '']).default(''),
    /** Where mail goes out, `smtp://user:password@host:587` or `smtps://…`. Without it mail goes to the outbox, or nowhere. */
    MAIL_URL: address(/^smtps?$/, 'must start with smtp:// or smtps://'),
    /** Sender of the shop's mail: an address, or `Name <address>`. */
    MAIL_FROM: z
      .string()
      .max(320)
      .regex(/^[^\r\n]*$/, 'must be one line')
      .default('Cairn <no-reply@cairn.example>'),
    /** Where short messages go out: a POST of `{"to","text"}`. Without it they go to the outbox, or nowhere. */
    SMS_URL: address(/^https?$/, 'must start with https:// or http://'),
    /** Bearer token for SMS_URL. */
    SMS_TOKEN: z.string().max(2000).default(''),
    ...verifySettings,
    /** Facebook log-in: id and secret of the shop's app there. Without them there is no such button. */
    FACEBOOK_APP_ID: z.string().max(200).default(''),
    FACEBOOK_APP_SECRET: z.string().max(200).default(''),
    FACEBOOK_VERSION: facebookVersionSetting,
    /** The same for Instagram. */
    INSTAGRAM_APP_ID: z.string().max(200).default(''),
    INSTAGRAM_APP_SECRET: z.string().max(200).default(''),
    OIDC_PROVIDERS: oidcProvidersSetting,
    SSO_ISSUERS: ssoIssuersSetting,
    /** What hashing a password costs with argon2id: memory (KiB) and passes over it. */
    PASSWORD_MEMORY_KIB: z.coerce.number().int().min(7168).max(1_048_576).default(19_456),
    PASSWORD_PASSES: z.coerce.number().int().min(1).max(20).default(2),
    /** Marks cookies Secure; for shops behind HTTPS. */
    SECURE_COOKIES: flag(false),
    /** Proxies in front of the server; with none, `X-Forwarded-For` is anybody's word and counts for nothing. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    /** How long a stopping server waits for running requests. Milliseconds. */
    SHUTDOWN_TIMEOUT_MS: z.coerce.number().int().min(0).max(120_000).default(10_000),
  })
  .superRefine((settings, context) => {
    if (pauseOutlastsCode(settings))
      context.addIssue({
        code: 'custom',
        path: ['CODE_RESEND_SECONDS'],
        message: 'must not be longer than CODE_MINUTES',
      })
    for (const name of ['FACEBOOK_APP', 'INSTAGRAM_APP'] as const) {
      if (settings[`${name}_ID`] !== '' && settings[`${name}_SECRET`] === '')
        context.addIssue({
          code: 'custom',
          path: [`${name}_SECRET`],
          message: `must be given with ${name}_ID`,
        })
    }
  })

export type Settings = Omit<z.output<typeof settingsSchema>, 'DEV_PAGES'> & {
  readonly DEV_PAGES: boolean
  /** What an operator should think over, to be logged at the start. */
  readonly warnings: readonly string[]
}

/** A setting that cannot be used; the message names it. */
export class SettingsError extends Error {}

/**
 * Reads the settings from an environment.
 * @throws SettingsError naming every wrong setting
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = settingsSchema.safeParse(given)
  if (result.success) {
    return {
      ...result.data,
      DEV_PAGES: opensDevPages(result.data),
      warnings: publicWarnings(result.data),
    }
  }
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new SettingsError(`These settings are wrong:\n${lines.join('\n')}`)
}
