import { DEFAULT_LIMITS } from '#api/rules/shop-limits.ts'
import type { StatedSettings } from '#api/rules/default-stated.ts'
import { fillPlaceholders, statedTexts } from '#api/rules/stated-settings.ts'
import { fillStated, findUnknownPlaceholders } from '#blocks/page/stated-settings.ts'
import { findBlock } from '#blocks/registry.ts'
import { parseOptions } from '#blocks/page/normalise.ts'
import type { Locale } from '#locales/locale.ts'
import { expect, test } from 'vitest'
import { demoDocuments, demoShop, demoSite, withInner } from './testing/demo-shop.ts'

/** A shop that promises other things than the demo does. */
const OTHER = {
  shopName: { zh_HK: '山脊', en_US: 'Ridge' },
  freeDeliveryFrom: 777,
  deliveryPrice: { HK: 41, MO: 42, AU: 43, SG: 44 },
  deliveryDays: { HK: [21, 22], MO: [23, 24], AU: [25, 26], SG: [27, 28] },
  returnDays: 29,
  paymentMinutes: 31,
  australiaLimit: 7777,
  giftWrapPrice: 45,
  greetingCardPrice: 46,
  services: ['metaPixel'],
  limits: { ...DEFAULT_LIMITS, mostWishes: 51, referralReward: 52, mostReferrals: 53 },
} as const satisfies StatedSettings

/** What a text would still say that was typed with the usual settings. */
const typed = (locale: Locale) =>
  locale === 'zh_HK'
    ? /HK\$1,000 ?(<\/strong>)? ?免運|14 [天日]內|3 至 5 個工作天|澳門另加|180 ?分鐘|100 件商品|50 位|(?<!North )\bCairn\b/
    : /(from|over) (<strong>)?HK\$1,000|14 days (of|to)|3 to 5 business|two more for Macau|180 minutes|up to 100|up to (<strong>)?50 |(?<!North )\bCairn\b/

test.each(demoShop.pages.map(page => [page.path, page.locale, page] as const))(
  '%s in %s states the settings of the shop, whatever they are',
  (_, locale, { description, components }) => {
    const texts = statedTexts(OTHER, locale)
    const unknown: unknown[] = []
    // HTML of an iframe stays as it is written: its braces are styles.
    const shown = withInner(components.filter(({ code }) => code !== 'iframe')).map(
      ({ code, options: given }) => {
        const block = findBlock(code)
        if (!block) throw new Error(`No block ${code}`)
        const { options } = parseOptions(block, given)
        unknown.push(...findUnknownPlaceholders(block, options))
        return fillStated(block, options, texts)
      },
    )
    expect(unknown).toEqual([])
    const words = JSON.stringify([fillPlaceholders(description, texts), ...shown])
    expect(words.match(typed(locale))?.[0]).toBeUndefined()
    expect(words).not.toMatch(/\{(free|delivery|return|payment|referral|most)[A-Z]\w*\}/)
  },
)

test('so do the help centre, the terms and the texts for search engines', () => {
  const seo = demoSite.filter(line => line.kind === 'seo')
  for (const locale of ['zh_HK', 'en_US'] as const) {
    const texts = statedTexts(OTHER, locale)
    const words = [
      ...demoDocuments.flatMap(({ subTitle, content }) => [subTitle?.[locale] ?? '', content[locale]]),
      ...seo.map(({ description }) => description?.[locale] ?? ''),
    ].map(text => fillPlaceholders(text, texts))
    expect(words.join('\n').match(typed(locale))?.[0]).toBeUndefined()
    expect(words.join('\n')).toContain('HK$777')
    expect(words.join('\n')).toContain('HK$42')
    expect(words.join('\n')).toContain('Meta')
  }
})
