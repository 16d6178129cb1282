import { type Destinations, destinationOrigins } from '#api/rules/destinations.ts'

/**
 * The Content-Security-Policy of a finished page of the shop. Its inline scripts and its style element are named by hash,
 * because a cached page cannot carry a fresh nonce. Style attributes are allowed (spacing, hot areas, theme colours).
 */
export function pageSecurityPolicy(
  { scriptHashes, styleHashes }: Readonly<Record<'scriptHashes' | 'styleHashes', readonly string[]>>,
  {
    isStrict = true,
    scriptUrl = '',
    destinations = {},
    formTargets = [],
  }: {
    readonly isStrict?: boolean
    readonly scriptUrl?: string
    /** Services that the shop's events go to. Source: C-393. */
    readonly destinations?: Destinations
    readonly formTargets?: readonly string[]
  } = {},
): string {
  // The personalization script, and where it reports to. Source: L-413.
  const guest = scriptUrl ? [new URL(scriptUrl).origin] : []
  const { scripts, calls } = destinationOrigins(destinations)
  const directives: Record<string, string> = {
    'default-src': "'self'",
    // While developing, Vite injects styles and inline scripts of its own.
    'script-src': ["'self'", ...(isStrict ? scriptHashes : ["'unsafe-inline'"]), ...guest, ...scripts].join(
      ' ',
    ),
    'style-src': ["'self'", ...(isStrict ? styleHashes : ["'unsafe-inline'"])].join(' '),
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: https:",
    'media-src': "'self' https:",
    // `ui/fonts/square.css`
    'font-src': "'self' data:",
    'connect-src': ["'self'", ...(isStrict ? [] : ['ws:']), ...guest, ...calls].join(' '),
    'frame-src': "'self' https:",
    'frame-ancestors': "'self'",
    'base-uri': "'self'",
    // The payment provider. Source: C-277.
    'form-action': ["'self'", ...formTargets].join(' '),
    'object-src': "'none'",
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
