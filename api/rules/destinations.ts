/** Services that the shop's events can be sent to. Source: C-393, CO-08. */
export type Service = 'ga4' | 'tagManager' | 'metaPixel'

/** The shop's account with each service; absent or empty means that the service gets nothing. */
export type Destinations = Readonly<Partial<Record<Service, string>>>

interface Facts {
  /** Form of an account. */
  readonly account: RegExp
  /** An account of that form, for messages. */
  readonly example: string
  /** Address of the service's script. */
  readonly script: (account: string) => string
  /** Origins that the script calls, besides its own. Pictures may come from any https address. */
  readonly calls: readonly string[]
  /** Names of the cookies that the script sets on the shop's own domain. */
  readonly cookies: RegExp
}

const GOOGLE = 'https://www.googletagmanager.com'
const GOOGLE_CALLS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

/** Name of the variable that GA4's script reads; the shop's own `dataLayer` holds events from before consent. */
export const GA4_LAYER = 'ga4Layer'
/** Name of the variable that a tag manager's script reads. */
export const TAG_MANAGER_LAYER = 'tagManagerLayer'

/** Facts of each service; the Content-Security-Policy and the settings follow from it. */
export const SERVICES: Readonly<Record<Service, Facts>> = {
  ga4: {
    account: /^G-[A-Z0-9]{4,20}$/,
    example: 'G-AB12CD34EF',
    script: account => `${GOOGLE}/gtag/js?id=${account}&l=${GA4_LAYER}`,
    calls: GOOGLE_CALLS,
    cookies: /^_ga(_|$)/,
  },
  tagManager: {
    account: /^GTM-[A-Z0-9]{4,20}$/,
    example: 'GTM-AB12CD3',
    script: account => `${GOOGLE}/gtm.js?id=${account}&l=${TAG_MANAGER_LAYER}`,
    calls: GOOGLE_CALLS,
    cookies: /^_(ga|gid|gat|gcl|gac|dc_gtm)(_|$)/,
  },
  metaPixel: {
    account: /^\d{6,20}$/,
    example: '123456789012345',
    script: () => 'https://connect.facebook.net/en_US/fbevents.js',
    calls: ['https://www.facebook.com'],
    cookies: /^_fb[pc]$/,
  },
}

/** Returns the services that have an account, with it. */
export const chosenServices = (destinations: Destinations): (readonly [Service, string])[] =>
  (Object.keys(SERVICES) as Service[]).flatMap(service => {
    const account = destinations[service]
    return account ? [[service, account] as const] : []
  })

/** Returns the origins that a page must allow for these destinations: of their scripts, and of what the scripts call. */
export function destinationOrigins(destinations: Destinations): {
  readonly scripts: readonly string[]
  readonly calls: readonly string[]
} {
  const chosen = chosenServices(destinations).map(([service, account]) => ({
    script: new URL(SERVICES[service].script(account)).origin,
    calls: SERVICES[service].calls,
  }))
  const scripts = [...new Set(chosen.map(({ script }) => script))]
  return { scripts, calls: [...new Set([...scripts, ...chosen.flatMap(({ calls }) => calls)])] }
}
