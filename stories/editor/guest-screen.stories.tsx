import type { GuestReview, PageComment } from '#content-store/client/reviews.ts'
import type { Locale } from '#locales/locale.ts'
import { ContentError } from '#operators/client/call.ts'
import { GuestScreen } from '#editor/builder/review/GuestScreen.tsx'
import type { ContentPort } from '#editor/kit/services/content-port.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DeskStory, ENGLISH, never, ON_PHONE } from './editor-story.tsx'

/** People with a preview link look at a draft, and comment on it without an account. */
const meta = { title: 'Editor/Guest screen', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

const PAGES = {
  zh_HK: { title: '十二月，走一百公里', lang: 'zh-HK', words: '由麥理浩徑到衞奕信徑，一個月走完。' },
  en_US: {
    title: 'A hundred kilometres in December',
    lang: 'en',
    words: 'From the MacLehose to the Wilson Trail, in one month.',
  },
} as const
const pathOf = (locale: Locale) => `/landingPage/december_${locale}.html`
const localeOf = (path: string): Locale => (path.includes('en_US') ? 'en_US' : 'zh_HK')

/** A page that needs no server. */
const drawn = ({ title, lang, words }: (typeof PAGES)[Locale]) =>
  `data:text/html;charset=utf-8,${encodeURIComponent(
    `<!doctype html><html lang="${lang}"><title>${title}</title><body style="margin:24px;font:16px/24px sans-serif"><main><h1>${title}</h1><p>${words}</p></main></body></html>`,
  )}`

const comment = (id: string, text: string, more: Partial<PageComment> = {}): PageComment => ({
  id,
  block: null,
  path: '',
  text,
  by: '市場部 陳小姐',
  isGuest: true,
  at: Date.UTC(2026, 10, 20, 4),
  replies: [],
  resolved: null,
  ...more,
})
const BLOCK = { id: 'title', name: '', code: 'articleTitle' }
const COMMENTS: Readonly<Record<Locale, readonly PageComment[]>> = {
  zh_HK: [comment('a', '標題可否再短一點？', { block: BLOCK })],
  en_US: [
    comment('b', 'The brand book writes “km” without a full stop. Could the whole page follow it, please?', {
      by: 'Mina from the agency',
      replies: [{ id: 'c', text: 'Done.', by: 'ada', at: Date.UTC(2026, 10, 20, 5) }],
    }),
  ],
}

const reviewIn =
  (locales: readonly Locale[], comments: typeof COMMENTS = COMMENTS): ContentPort['guestReview'] =>
  async ({ path }): Promise<GuestReview> => {
    const locale = localeOf(path)
    return {
      title: PAGES[locale].title,
      languages: locales.map(each => ({ locale: each, path: pathOf(each) })),
      url: drawn(PAGES[locale]),
      blocks: [BLOCK, { id: 'story', name: locale === 'zh_HK' ? '行程' : 'The walk', code: 'richText' }],
      comments: comments[locale],
    }
  }
const screen =
  (guestReview: ContentPort['guestReview'], locale: Locale = 'zh_HK') =>
  () => (
    <DeskStory
      port={{ guestReview, guestComment: guestReview }}
      at={`/look?${new URLSearchParams({ page: pathOf(locale), previewToken: 't' })}`}
    >
      <GuestScreen />
    </DeskStory>
  )
const BOTH = ['zh_HK', 'en_US'] as const

export const OneLanguage: StoryObj = { render: screen(reviewIn(['zh_HK'])) }
export const NoComments: StoryObj = {
  render: screen(reviewIn(['zh_HK'], { zh_HK: [], en_US: [] })),
}
export const BothLanguages: StoryObj = { render: screen(reviewIn(BOTH)) }
export const BothLanguagesOnPhone: StoryObj = { ...BothLanguages, globals: ON_PHONE }
export const BothLanguagesInEnglish: StoryObj = {
  render: screen(reviewIn(BOTH), 'en_US'),
  globals: ENGLISH,
}
export const SideBySide: StoryObj = {
  ...BothLanguages,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '並排顯示' }))
    await expect(canvas.getAllByTitle(/^頁面預覽/)).toHaveLength(2)
  },
}
export const Loading: StoryObj = { render: screen(never) }
export const Expired: StoryObj = {
  render: screen(() =>
    Promise.reject(new ContentError(403, 'previewExpired', '預覽連結已過期，請索取新的連結。')),
  ),
}
export const ExpiredInEnglish: StoryObj = {
  render: screen(() =>
    Promise.reject(
      new ContentError(403, 'previewExpired', 'This preview link has expired. Please ask for a new one.'),
    ),
  ),
  globals: { ...ENGLISH, ...ON_PHONE },
}
export const NoConnection: StoryObj = {
  render: screen(() => Promise.reject(new ContentError(0, '', 'Failed to fetch'))),
}
