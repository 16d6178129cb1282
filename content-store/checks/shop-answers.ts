import { NO_ANSWERS, type ShopAnswers, type ShopQuestions } from '#blocks/page/checks/check.ts'
import { destinationOf } from '#blocks/page/checks/destinations.ts'
import type { Locale } from '#locales/locale.ts'
import { redirectFrom } from '../page/redirects.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import type { StoredPage } from '../stored/page.ts'

/** Asks the shop as it is at an instant (epoch ms); answers it does not know are left out. Rejects when the shop does not answer. */
export type AskShop = (questions: ShopQuestions, locale: Locale, at: number) => Promise<ShopAnswers>

interface Parts {
  readonly repository: Pick<PageRepository, 'heads' | 'redirects'>
  readonly askShop: AskShop
  readonly report: (error: unknown) => void
}

/** Creates the function that answers the questions of a page's checks. */
export function answering({ repository, askShop, report }: Parts) {
  /** Pages that are live in a language, and the page itself. */
  async function livePages(page: Pick<StoredPage, 'path' | 'locale'>) {
    const heads = await repository.heads()
    return new Set([
      page.path,
      ...heads
        .filter(({ locale, liveVersion }) => locale === page.locale && liveVersion !== null)
        .map(({ path }) => path),
    ])
  }

  /** Pages are the store's own; everything else is asked. A shop that does not answer makes no page wrong. */
  return async function answersTo(
    page: Pick<StoredPage, 'path' | 'locale'>,
    { products, addresses, pictures }: ShopQuestions,
    at: number,
  ): Promise<ShopAnswers> {
    const pageOf = (address: string) => {
      const place = destinationOf(address)
      return place?.kind === 'pages' ? place.name : undefined
    }
    const others = addresses.filter(address => pageOf(address) === undefined)
    const asksNothing = products.length + others.length + pictures.length === 0
    const [live, answers] = await Promise.all([
      livePages(page),
      asksNothing
        ? NO_ANSWERS
        : askShop({ products, addresses: others, pictures }, page.locale, at).catch((error: unknown) => {
            report(error)
            return NO_ANSWERS
          }),
    ])
    const own = addresses.flatMap(address => {
      const path = pageOf(address)
      if (path === undefined) return []
      const moved = redirectFrom(repository.redirects(), path)
      return [[address, live.has(moved?.to ?? path)] as const]
    })
    return { ...answers, addresses: { ...answers.addresses, ...Object.fromEntries(own) } }
  }
}
