import type { Api } from '#api/client/api.ts'
import { createHttpApi } from '#api/client/http.ts'
import type { Counted, VariantName } from '#api/rules/experiment.ts'
import type { ViewPoint } from '#api/rules/view-point.ts'
import type { Component } from '#blocks/page/page.ts'
import { ContentError } from '#operators/client/call.ts'
import type { Envelope } from '#operators/operator.ts'
import type { BothTexts, Locale } from '#locales/locale.ts'
import type { PageCost } from '#renderer/cost/page-cost.ts'

interface MemberLevel {
  readonly code: string
  readonly name: BothTexts
}

/** The counts of one round of a test. */
export interface RoundReport {
  readonly totals: readonly {
    readonly variant: VariantName
    readonly kind: Counted
    readonly count: number
  }[]
  /** `2026-11-25`, the first day with a count; `null` before that. */
  readonly since: string | null
  /** The round is what shoppers see now. */
  readonly isLive: boolean
}

/** The shop as the canvas asks it. Failed calls reject with a message fit to show. */
export interface PreviewPort {
  /** The shop in a language, as a kind of shopper sees it at an instant. */
  readonly api: (locale: Locale, viewPoint: ViewPoint) => Api
  /** The lowest first. */
  readonly levels: () => Promise<readonly MemberLevel[]>
  /** Components of the frame that shows at an instant (epoch ms). */
  readonly frame: (locale: Locale, now: number) => Promise<readonly Component[]>
  /** Cost of the stored draft of a page and of each of its blocks at an instant (epoch ms). */
  readonly cost: (key: string, now: number) => Promise<PageCost>
  /** Counts of a round of a test, by the id of its block. */
  readonly round: (id: string, revision: number) => Promise<RoundReport>
}

/** Address at which the shop answers operators as any kind of shopper at any instant. */
const PREVIEW_URL = '/api/preview'

/** @param uiLocale the language of messages */
export function createPreview(uiLocale: () => Locale): PreviewPort {
  async function read<Data>(path: string): Promise<Data> {
    const response = await fetch(`${PREVIEW_URL}/${path}`, { headers: { lang: uiLocale() } })
    const { code, message, data } = (await response.json()) as Envelope<Data> // the route's contract
    if (code !== '200' || data === null) throw new ContentError(response.status, code, message, data)
    return data
  }
  return {
    api: (locale, { now, viewer }) => createHttpApi({ url: `${PREVIEW_URL}/${now}/${viewer}`, locale }),
    levels: () => read('levels'),
    frame: (locale, now) => read(`${now}/frame/${locale}`),
    cost: (key, now) => read(`${now}/cost/${encodeURIComponent(key)}`),
    round: (id, revision) => read(`experiments/${encodeURIComponent(id)}/${revision}`),
  }
}
