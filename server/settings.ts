import { z } from 'zod'

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

/** Every setting there is, from the environment; `.env.example` describes them for operators. */
const settingsSchema = z.object({
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
  /** Address of a live chat that may stand in a frame; without one the page shows how else to reach the shop. */
  LIVE_CHAT_URL: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default(''),
  /** Fills empty stores with the demo shop, operators included. */
  DEMO: flag(true),
  /** Marks cookies Secure; for shops behind HTTPS. */
  SECURE_COOKIES: flag(false),
  /** Proxies in front of the server; with none, `X-Forwarded-For` is anybody's word and counts for nothing. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** How long a stopping server waits for running requests. Milliseconds. */
  SHUTDOWN_TIMEOUT_MS: z.coerce.number().int().min(0).max(120_000).default(10_000),
})

export type Settings = z.output<typeof settingsSchema>

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
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new SettingsError(`These settings are wrong:\n${lines.join('\n')}`)
}
