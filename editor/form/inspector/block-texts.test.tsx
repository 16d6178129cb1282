import { catalogue } from '#locales/catalogue.ts'
import { languageTag, type Locale } from '#locales/locale.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { IntlProvider } from 'use-intl'
import type { OptionPath } from '#blocks/page/options/option-tree.ts'
import { useBlockTexts } from './block-texts.ts'

function Value({ path, value }: { readonly path: OptionPath; readonly value: unknown }) {
  return <p>{useBlockTexts('banner').value(path, value)}</p>
}

test.each([
  ['a moment', 'en_US', 'time', '2026-11-1 09:00:00', '1 Nov 2026, 09:00'],
  ['a moment that is set to the second', 'en_US', 'time', '2026-11-21 23:59:59', '21 Nov 2026, 23:59:59'],
  ['a moment in Chinese', 'zh_HK', 'time', '2026-11-21 23:59:59', '2026年11月21日 23:59:59'],
  ['a day that does not exist', 'en_US', 'time', '2026-02-29 10:00:00', '2026-02-29 10:00:00'],
  ['a sentence with a moment', 'en_US', 'alt', 'Until 2026-11-21 10:00:00', 'Until 2026-11-21 10:00:00'],
  ['a choice', 'zh_HK', 'textPlace', 'topLeft', '左上'],
  ['a number', 'en_US', 'height', 80, '80'],
] as const satisfies readonly (readonly [string, Locale, string, unknown, string])[])(
  'the value of an option is written as the editor writes it on every screen: %s',
  (_, locale, option, value, text) => {
    render(
      <IntlProvider locale={languageTag(locale)} messages={catalogue[locale]}>
        <Value path={[option]} value={value} />
      </IntlProvider>,
    )
    expect(screen.getByText(text)).toBeVisible()
  },
)
