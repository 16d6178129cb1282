import type { Locale } from '#locales/locale.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { messagesIn } from '../shared/messages.ts'
import type { MailFooter } from '../messaging/mail-footer.ts'
import type { Mail } from '../messaging/messaging.ts'
import type { Notice } from './notice-store.ts'

/** A sku as a letter names it. */
interface SkuDescription {
  /** Product, colour, size. */
  readonly name: string
  /** Of the product's page. */
  readonly path: string
}

/** A notice's sku in words; `undefined` where the catalogue does not have it (yet). */
export function describeSku(
  { spuCode, skuCode }: Pick<Notice, 'spuCode' | 'skuCode'>,
  locale: Locale,
  { spus }: Pick<Catalogue, 'spus'>,
): SkuDescription | undefined {
  const spu = spus.get(spuCode)
  const sku = spu?.skus.find(({ code }) => code === skuCode)
  if (!spu || !sku) return undefined
  const colour = spu.options.colour.find(({ code }) => code === sku.colour)
  const size = spu.options.size.find(({ code }) => code === sku.size)
  const names = [spu.title, colour?.frontName ?? colour?.name, size?.displayName ?? size?.name]
  return {
    name: names.flatMap(name => name?.[locale] || []).join(' · '),
    path: `/product/${encodeURIComponent(spuCode)}`,
  }
}

/** The mail for a shopper whose items are back, with a link that ends all their notices. Source: CO-32, MO-90. */
export function letterOf(
  { id, email, locale }: Notice,
  items: readonly SkuDescription[],
  mailFooter: MailFooter,
): Mail {
  const t = messagesIn(locale)
  const lines = items.map(({ name, path }) => `${name}\n${mailFooter.href(path, locale)}`)
  const parts = { shop: mailFooter.shopNameIn(locale), name: items[0]?.name ?? '', count: items.length }
  const words = t('arrived.mail', { ...parts, items: lines.join('\n\n') })
  return {
    to: email,
    subject: t('arrived.subject', parts),
    text: `${words}\n\n${mailFooter.foot(locale, 'arrival', id)}`,
    unsubscribeUrl: mailFooter.unsubscribeUrl(id, locale),
  }
}
