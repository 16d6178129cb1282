import { isoInHongKong } from '#locales/hong-kong.ts'
import type { ProductCard } from '#api/client/product-card.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { findBlock } from '#blocks/registry.ts'
import type { MediaItem } from '#content-store/client/media.ts'
import type { PageSummary } from '#content-store/client/types.ts'
import { catalogue } from '#locales/catalogue.ts'
import { type Locale, languageTag } from '#locales/locale.ts'
import { render } from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { IntlProvider } from 'use-intl'
import type { InspectorServices } from '../../kit/services/inspector-services.ts'
import { fakeMedia } from '../media/testing.ts'
import { type OtherLanguage, OtherLanguageProvider } from './context.ts'
import { Inspector, type InspectorProps } from './Inspector.tsx'

/** 2026-11-21 12:00 in Hong Kong. */
const NOON = Date.UTC(2026, 10, 21, 4)

export const product = (change: Partial<ProductCard> = {}): ProductCard => ({
  code: 'JK1001',
  title: 'Ridge jacket',
  subTitle: '',
  onShelves: true,
  inventory: 42,
  sales: 0,
  listTime: isoInHongKong(0),
  firstListTime: isoInHongKong(0),
  isPriceFrom: false,
  picUrl: '/media/jacket.webp',
  picAlt: '',
  images: [],
  brandList: [],
  labels: [],
  listPrice: null,
  price: { amount: 1290, currencyCode: 'HKD' },
  promotionLabel: '',
  colour: null,
  styleProducts: [],
  ...change,
})

export const picture = (name: string): MediaItem => ({
  id: name,
  url: `/media/${name}`,
  name,
  width: 1600,
  height: 700,
  bytes: 1,
  type: 'image/webp',
  uploadedAt: 0,
  uploadedBy: '',
  alt: { zh_HK: '', en_US: '' },
  tags: [],
  focus: '',
  deletedAt: null,
})

const page = (path: string, type: PageSummary['type'], title: string): PageSummary => ({
  key: path,
  id: path,
  path,
  locale: 'en_US',
  type,
  title,
  status: 'live',
  revision: 1,
  liveVersion: 1,
  savedAt: 0,
  savedBy: '',
  publishedAt: 0,
})

/** A shop of four products, two pages, two categories, one brand and two pictures. */
export const fakeServices = (change: Partial<InspectorServices> = {}): InspectorServices => {
  const products = [
    product(),
    product({ code: 'FL2001', title: 'Fell fleece', inventory: 3 }),
    product({ code: 'BT3001', title: 'Scree boot', inventory: 0 }),
    product({ code: 'TN4001', title: 'Col tent', onShelves: false }),
  ]
  return {
    records: async () => [{ value: 'men', name: 'Men', detail: 'men' }],
    searchProducts: async term =>
      products.filter(({ title, code }) => `${title} ${code}`.toLowerCase().includes(term.toLowerCase())),
    productsByCode: async codes => products.filter(({ code }) => codes.includes(code)),
    pages: async () => [
      page('/landingPage/summer', 'LANDING', 'Summer'),
      page('/minisite/alps', 'MINISITE', 'Alps'),
    ],
    categories: async () => [
      { code: 'men', name: 'Men', children: [{ code: 'jackets', name: 'Jackets', children: [] }] },
    ],
    brands: async () => [{ path: 'cairn', name: 'Cairn' }],
    media: fakeMedia([picture('ridge.webp'), picture('coast.webp')], {
      upload: async file => picture(file.name),
    }),
    ...change,
  }
}

export const blockOf = (code: string): AnyBlock => {
  const block = findBlock(code)
  if (!block) throw new Error(`No block ${code}`)
  return block
}

/** What the editor puts around the inspector. */
const inEditor = (content: ReactNode, locale: Locale = 'en_US') => (
  <IntlProvider locale={languageTag(locale)} messages={catalogue[locale]} timeZone="Asia/Hong_Kong">
    {content}
  </IntlProvider>
)

type Options = Record<string, unknown>
interface Given extends Partial<Omit<InspectorProps, 'block' | 'onChange'>> {
  readonly block: AnyBlock
  /** Given while both languages are shown side by side. */
  readonly other?: OtherLanguage
}

/** The inspector over a draft that is kept, with every change written down. */
export function renderInspector({ block, options = {}, locale = 'en_US', ...given }: Given) {
  const changes: { options: Options; gesture: string }[] = []
  const outside: { replace?: (next: Options) => void; pointAt?: (path: string) => void } = {}
  const services = given.services ?? fakeServices()
  const problems = given.problems ?? []
  function Draft() {
    const [draft, setDraft] = useState<Readonly<Options>>(options)
    const [focus, setFocus] = useState(given.focus)
    useEffect(() => {
      outside.replace = setDraft
      outside.pointAt = path => setFocus({ path, at: 1 })
    }, [])
    return (
      <Inspector
        block={block}
        options={draft}
        locale={locale}
        {...(given.pagePath !== undefined && { pagePath: given.pagePath })}
        currencySymbol={given.currencySymbol ?? 'HK$'}
        problems={problems}
        services={services}
        now={noon}
        {...(focus && { focus })}
        {...(given.onItem && { onItem: given.onItem })}
        onChange={(next, gesture) => {
          changes.push({ options: next, gesture })
          setDraft(next)
        }}
      />
    )
  }
  const view = render(
    inEditor(
      <OtherLanguageProvider value={given.other}>
        <Draft />
      </OtherLanguageProvider>,
      locale,
    ),
  )
  return {
    ...view,
    changes,
    services,
    latest: () => changes.at(-1)?.options,
    /** As undo or another operator would. */
    replace: (next: Options) => outside.replace?.(next),
    /** As the publish check would. */
    pointAt: (path: string) => outside.pointAt?.(path),
  }
}

const noon = () => NOON
