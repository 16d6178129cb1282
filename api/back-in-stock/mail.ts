import type { BothTexts, Locale } from '#locales/locale.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { pictureOf } from '../product/product-model.ts'
import { messagesIn } from '../shared/messages.ts'
import type { MailFooter } from '../messaging/mail-footer.ts'
import type { UndressedMail } from '../messaging/messaging.ts'
import type { Notice } from './notice-store.ts'

/** A sku as a letter names it. */
interface SkuDescription {
  /** Product, colour, size. */
  readonly name: string
  readonly title: string
  /** Colour and size. */
  readonly properties: string
  /** Address of the product's picture; may be empty. */
  readonly picture: string
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
  const joined = (names: readonly (BothTexts | undefined)[]) =>
    names.flatMap(name => name?.[locale] || []).join(' · ')
  const properties = [colour?.frontName ?? colour?.name, size?.displayName ?? size?.name]
  return {
    name: joined([spu.title, ...properties]),
    title: spu.title[locale],
    properties: joined(properties),
    picture: pictureOf(spu),
    path: `/product/${encodeURIComponent(spuCode)}`,
  }
}

/** The mail for a shopper whose items are back, with a link that ends all their notices. Source: CO-32, MO-90. */
export function letterOf(
  { id, email, locale }: Notice,
  items: readonly SkuDescription[],
  mailFooter: MailFooter,
): UndressedMail {
  const t = messagesIn(locale)
  const lines = items.map(({ name, path }) => `${name}\n${mailFooter.href(path, locale)}`)
  const parts = { shop: mailFooter.shopNameIn(locale), name: items[0]?.name ?? '', count: items.length }
  const [intro, end] = [t('arrived.intro'), t('arrived.end')]
  const [first] = items
  return {
    to: email,
    subject: t('arrived.subject', parts),
    text: [intro, ...lines, end, mailFooter.foot(locale, 'arrival', id)].join('\n\n'),
    unsubscribeUrl: mailFooter.unsubscribeUrl(id, locale),
    layout: {
      locale,
      heading: t('arrived.heading', parts),
      preheader: items.map(({ name }) => name).join(', '),
      sections: [
        { kind: 'text', text: intro },
        {
          kind: 'goods',
          lines: items.map(({ title, properties, picture, path }) => ({
            name: title,
            properties,
            picture,
            href: mailFooter.href(path, locale),
          })),
        },
        { kind: 'note', text: end },
      ],
      button: first && { label: t('letter.button.product'), href: mailFooter.href(first.path, locale) },
      reason: { text: t('letter.end.arrival'), end: t('letter.cancelNotices') },
    },
  }
}
