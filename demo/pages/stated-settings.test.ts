import { fillPlaceholders, type StatedSettings, statedTexts } from '#api/rules/stated-settings.ts'
import { fillStated, findUnknownPlaceholders } from '#blocks/page/stated-settings.ts'
import type { Component } from '#blocks/page/page.ts'
import { findBlock } from '#blocks/registry.ts'
import { parseOptions } from '#blocks/page/normalise.ts'
import type { Locale } from '#locales/locale.ts'
import { expect, test } from 'vitest'
import { HELP_DOCUMENTS } from '../site/documents/help.ts'
import { LEGAL_DOCUMENTS } from '../site/documents/legal.ts'
import { SEO_LINES } from '../site/seo.ts'
import { demoPages } from './pages.ts'

/** A shop that promises other things than the demo does. */
const OTHER = {
  freeDeliveryFrom: 777,
  deliveryPrice: { HK: 41, MO: 42, AU: 43, SG: 44 },
  deliveryDays: { HK: [21, 22], MO: [23, 24], AU: [25, 26], SG: [27, 28] },
  returnDays: 29,
  paymentMinutes: 31,
  australiaLimit: 7777,
  giftWrapPrice: 45,
  greetingCardPrice: 46,
} as const satisfies StatedSettings

/** What a text would still say that was typed with the usual settings. */
const typed = (locale: Locale) =>
  locale === 'zh_HK'
    ? /HK\$1,000 ?(<\/strong>)? ?免運|14 [天日]內|3 至 5 個工作天|澳門另加|180 ?分鐘/
    : /(from|over) (<strong>)?HK\$1,000|14 days (of|to)|3 to 5 business|two more for Macau|180 minutes/

const pages = demoPages(Date.parse('2026-11-21T00:00:00+08:00'))
const withInner = (components: readonly Component[]): Component[] =>
  components.flatMap(component => [component, ...withInner(component.childComponents)])

test.each(pages.map(page => [page.path, page.locale, page] as const))(
  '%s in %s states the settings of the shop, whatever they are',
  (_, locale, { content }) => {
    const texts = statedTexts(OTHER, locale)
    const unknown: unknown[] = []
    const shown = withInner(content.components).map(({ code, options: given }) => {
      const block = findBlock(code)
      if (!block) throw new Error(`No block ${code}`)
      const { options } = parseOptions(block, given)
      unknown.push(...findUnknownPlaceholders(block, options))
      return fillStated(block, options, texts)
    })
    expect(unknown).toEqual([])
    const words = JSON.stringify([fillPlaceholders(content.description, texts), ...shown])
    expect(words.match(typed(locale))?.[0]).toBeUndefined()
    expect(words).not.toMatch(/\{(free|delivery|return|payment)[A-Z]\w*\}/)
  },
)

test('so do the help centre, the terms and the texts for search engines', () => {
  const documents = [...HELP_DOCUMENTS, ...LEGAL_DOCUMENTS]
  for (const locale of ['zh_HK', 'en_US'] as const) {
    const texts = statedTexts(OTHER, locale)
    const words = [
      ...documents.flatMap(({ subTitle, content }) => [subTitle?.[locale] ?? '', content[locale]]),
      ...SEO_LINES.map(({ description }) => description?.[locale] ?? ''),
    ].map(text => fillPlaceholders(text, texts))
    expect(words.join('\n').match(typed(locale))?.[0]).toBeUndefined()
    expect(words.join('\n')).toContain('HK$777')
    expect(words.join('\n')).toContain('HK$42')
  }
})
