import type { BuiltAssets } from '../document/assets.ts'
import type { BuiltPage } from './build-page.ts'
import type { AppConfig } from '../client/config.ts'
import { configScriptOf, isPersonalPage, renderDocument } from '../document/document.ts'
import { finishPage, type MadePage } from './html-cache.ts'
import { errorHeaders } from './page-error.ts'
import { pageSecurityPolicy } from '../document/security-policy.ts'

/** Parts of every document of the shop. */
export interface DocumentParts {
  readonly assets: BuiltAssets
  readonly config: () => AppConfig
  /** `https://shop.example`, without slash; addresses in canonical and hreflang start with it. Known once the server listens. */
  readonly origin: () => string
  /** Font files every page needs at once. */
  readonly fonts: readonly string[]
  /** Style sheets that may come after first paint. */
  readonly fontStyles: readonly string[]
  readonly devScripts: readonly string[]
  /** Other origins that forms of the shop go to: the payment provider. */
  readonly formTargets?: readonly string[]
  /** False in development: each request reads the page again. */
  readonly keepsPages: boolean
}

const SHOP_ENTRY = 'renderer/client/main.tsx'
/** Scripts of personal pages beside it: router and queries. The styles of what surrounds the blocks come with it, on any page. */
const PERSONAL_ENTRY = 'renderer/client/personal.tsx'

/** Headers on who may keep a page, and on crawlers and other sites. */
function headersOf({ payload: { status, isPreview, guardedFor, head } }: BuiltPage): Record<string, string> {
  const isKept = !isPreview && (status === 200 || status === 404)
  return {
    // Guarded pages hold nothing personal either, but going back after a logout must ask the guard again.
    'Cache-Control': isKept && !guardedFor ? 'no-cache' : 'no-store',
    ...(!head.isIndexed && { 'X-Robots-Tag': 'noindex, nofollow' }),
    ...(isPreview && { 'Referrer-Policy': 'no-referrer' }),
    ...errorHeaders(status),
  }
}

/** Returns what makes a page ready to send: the document, or its payload for pages that a script loads. */
export function createFinisher(parts: DocumentParts): (built: BuiltPage, isPayload: boolean) => MadePage {
  const { assets } = parts
  const documentOf = ({ payload, shop, preloads, inlineScripts }: BuiltPage, config: AppConfig) => {
    const entry = assets.of(SHOP_ENTRY)
    const personal = assets.of(PERSONAL_ENTRY)
    const styles = [...new Set([...entry.styles, ...personal.styles, ...payload.styles])]
    return renderDocument({
      page: payload,
      shop,
      preloads,
      inlineScripts,
      configScript: configScriptOf(config),
      origin: parts.origin(),
      brand: config.brand,
      scripts: entry.scripts,
      styles,
      rules: assets.inline(styles),
      ahead: [
        ...assets.of(`renderer/client/messages-${payload.locale}.ts`).scripts,
        ...(isPersonalPage(payload) ? personal.scripts : []),
      ],
      fonts: parts.fonts,
      fontStyles: parts.fontStyles,
      devScripts: parts.devScripts,
    })
  }
  return (built, isPayload) => {
    const { payload } = built
    const { status } = payload
    const headers = headersOf(built)
    if (isPayload)
      return finishPage(JSON.stringify(payload), {
        status,
        contentType: 'application/json; charset=utf-8',
        headers,
      })
    const config = parts.config()
    const { html, ...hashes } = documentOf(built, config)
    const policy = pageSecurityPolicy(hashes, {
      isStrict: parts.keepsPages,
      scriptUrl: config.insiderScriptUrl ?? '',
      destinations: config.destinations ?? {},
      formTargets: parts.formTargets ?? [],
    })
    return finishPage(html, {
      status,
      contentType: 'text/html; charset=utf-8',
      headers: { ...headers, 'Content-Security-Policy': policy },
    })
  }
}
