import type { PageComment, PageReview, PublishRequest, WaitingPage } from '#content-store/client/reviews.ts'
import { CommentsPanel } from '#editor/builder/panel/CommentsPanel.tsx'
import { PublishDialog } from '#editor/builder/page/PublishDialog.tsx'
import { RequestNotice } from '#editor/builder/review/RequestParts.tsx'
import { WaitingList } from '#editor/desk/review/WaitingList.tsx'
import { content, detail } from '#editor/testing/pages.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { DeskStory, EditorStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

const AT = Date.UTC(2026, 10, 20, 4)
const request: PublishRequest = {
  id: 'r1',
  revision: 1,
  draft: 7,
  note: '星期五早上電郵發出之前上線',
  by: 'bo',
  at: AT,
  answer: null,
}
const comment = (id: string, text: string, more: Partial<PageComment> = {}): PageComment => ({
  id,
  block: null,
  path: '',
  text,
  by: 'bo',
  isGuest: false,
  at: AT,
  replies: [],
  resolved: null,
  ...more,
})
const COMMENTS = [
  comment('a', '整頁看起來不錯，只是第一段可以再短一點。'),
  comment(
    'b',
    'Could we say this in a friendlier way? The brand book asks for shorter sentences in headings.',
    {
      block: { id: 'title', name: 'Title', code: 'articleTitle' },
      path: 'title',
      replies: [{ id: 'c', text: 'I have tried another version.', by: 'ada', at: AT + 60_000 }],
    },
  ),
  comment('d', '這張圖片有版權嗎？', { by: '市場部 陳小姐', isGuest: true }),
  comment('e', 'Done', { resolved: { by: 'ada', at: AT } }),
]

/** Comments on a page, and asking for its publication. */
const meta = { title: 'Editor/Review' } satisfies Meta
export default meta

const comments = (review: () => Promise<PageReview>) => () => (
  <EditorStory answers={{ 'reviews.find': review }} width={320}>
    <CommentsPanel />
  </EditorStory>
)
export const Comments: StoryObj = { render: comments(async () => ({ requests: [], comments: COMMENTS })) }
export const CommentsInEnglish: StoryObj = { ...Comments, globals: ENGLISH }
export const NoComments: StoryObj = { render: comments(async () => ({ requests: [], comments: [] })) }
export const CommentsLoading: StoryObj = { render: comments(never) }
export const CommentsFailed: StoryObj = { render: comments(failing) }

const notice = (given: PublishRequest) => () => (
  <EditorStory answers={{ 'reviews.find': async () => ({ requests: [given], comments: [] }) }}>
    <RequestNotice />
  </EditorStory>
)
export const Asked: StoryObj = { render: notice(request) }
export const SentBack: StoryObj = {
  render: notice({
    ...request,
    by: 'ada',
    answer: { kind: 'sentBack', words: '價錢錯了，請再核對。', by: 'cy', at: AT },
  }),
}

/** A page of two languages, with what waits in each; the Chinese one is open. */
const ENGLISH_PAGE = detail(content([]), {
  key: 'landingPage.test_en_US',
  locale: 'en_US',
  title: 'A hundred kilometres in December',
  revision: 4,
})
const chinese = detail(content([]), { title: '十二月，走一百公里' })
const both = (own: Partial<PublishRequest>, english: Partial<PublishRequest> = {}) => ({
  page: chinese,
  other: ENGLISH_PAGE,
  answers: {
    'reviews.find': async ({ key }: { key: string }) => ({
      requests: [
        key === ENGLISH_PAGE.key
          ? { ...request, revision: ENGLISH_PAGE.revision, other: 'zh_HK' as const, ...own, ...english }
          : { ...request, other: 'en_US' as const, ...own },
      ],
      comments: [],
    }),
    'campaigns.list': async () => [],
    'pages.find': async ({ key }: { key: string }) => (key === ENGLISH_PAGE.key ? ENGLISH_PAGE : chinese),
    'pages.summary': async () => ({ ...ENGLISH_PAGE, hasOther: true }),
    'pages.problems': async () => [],
  },
})
const noticeOf = (own: Partial<PublishRequest>) => () => (
  <EditorStory {...both(own)}>
    <RequestNotice />
  </EditorStory>
)
export const AskedInBoth: StoryObj = { render: noticeOf({}) }
export const AskedInBothOnPhone: StoryObj = { ...AskedInBoth, globals: { ...ENGLISH, ...ON_PHONE } }
export const SentBackInBoth: StoryObj = {
  render: noticeOf({
    by: 'ada',
    answer: { kind: 'sentBack', words: '英文版的價錢錯了，請再核對。', by: 'cy', at: AT },
  }),
}

const dialog = (role: 'editor' | 'publisher', given: ReturnType<typeof both>) => () => (
  <EditorStory {...given} role={role}>
    <PublishDialog onClose={() => undefined} />
  </EditorStory>
)
const TOGETHER = /中英文版一同發佈|Chinese and English together/
const showsBoth: StoryObj['play'] = async () => {
  // Drawn again once the request is read.
  await waitFor(() => expect(screen.getByRole('radio', { name: TOGETHER })).toBeChecked())
}
export const AskingForBoth: StoryObj = {
  render: dialog('editor', both({ by: 'ada', answer: { kind: 'sentBack', words: '', by: 'cy', at: AT } })),
  play: showsBoth,
}
export const AskingForBothOnPhone: StoryObj = { ...AskingForBoth, globals: { ...ENGLISH, ...ON_PHONE } }
export const AnsweringBoth: StoryObj = { render: dialog('publisher', both({}, { revision: 3 })) }
export const AnsweringBothInEnglish: StoryObj = { ...AnsweringBoth, globals: ENGLISH }
export const OtherAnswered: StoryObj = {
  render: dialog('publisher', both({}, { answer: { kind: 'published', words: '', by: 'cy', at: AT } })),
}

const waiting = (list: () => Promise<readonly WaitingPage[]>) => () => (
  <DeskStory answers={{ 'reviews.waiting': list }} at="/requests">
    <WaitingList operator={{ name: 'ada', role: 'publisher' }} />
  </DeskStory>
)
const {
  draft: _draft,
  releases: _releases,
  keptDrafts: _kept,
  ...page
} = detail(content([]), {
  title: '十二月，走一百公里：由麥理浩徑到衞奕信徑',
  path: '/landingPage/hundred-kilometres-in-december',
})
const FULL = { layout: 'fullscreen' }
export const Waiting: StoryObj = {
  parameters: FULL,
  render: waiting(async () => [
    { page, request, openComments: 2 },
    {
      page: { ...page, key: 'b', title: 'Summer', revision: 3 },
      request: { ...request, note: '' },
      openComments: 0,
    },
  ]),
}
export const WaitingOnPhone: StoryObj = { ...Waiting, globals: { ...ENGLISH, ...ON_PHONE } }
export const NothingWaits: StoryObj = { parameters: FULL, render: waiting(async () => []) }
export const WaitingFailed: StoryObj = { parameters: FULL, render: waiting(failing) }
