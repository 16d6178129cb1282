import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageComment, PageReview, PublishRequest } from '#content-store/client/reviews.ts'
import type { PageEvent, PublishProblem } from '#content-store/client/types.ts'
import type { Answer, Answers } from '../../testing/world.tsx'
import { PublishDialog } from '../page/PublishDialog.tsx'
import { useLivePage } from '../open-page/use-live-page.ts'
import { renderInEditor, renderInWorld } from '../../testing/open-editor.tsx'
import { detail, somePage } from '../../testing/pages.ts'
import { CommentCount, CommentsPanel } from '../panel/CommentsPanel.tsx'
import { RequestNotice } from './RequestParts.tsx'
import { useCommentCounts } from './use-review.ts'
import { WaitingList } from '../../desk/review/WaitingList.tsx'

withModalDialogs()
beforeEach(() => {
  localStorage.clear()
})

const page = somePage()
const request = (more: Partial<PublishRequest> = {}): PublishRequest => ({
  id: 'r1',
  revision: page.draft.revision,
  draft: 7,
  note: 'For Friday',
  by: 'bo',
  at: 0,
  answer: null,
  ...more,
})
const comment = (more: Partial<PageComment> = {}): PageComment => ({
  id: 'c1',
  block: { id: 'title', name: 'Title', code: 'articleTitle' },
  path: 'title',
  text: 'Too long on a phone',
  by: 'bo',
  isGuest: false,
  at: 0,
  replies: [],
  resolved: null,
  ...more,
})
const reviewing = (review: Partial<PageReview>): Answers => ({
  'reviews.find': async () => ({ requests: [], comments: [], ...review }),
})

describe('a request to publish (LO-13)', () => {
  test('is announced above the canvas; a press leads to the answer', async () => {
    const { session } = renderInEditor(<RequestNotice />, { answers: reviewing({ requests: [request()] }) })
    expect(await screen.findByText(/bo requested publication.*“For Friday”/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Review request' }))
    expect(session.store.getState().dialog).toBe('publish')
  })

  test('sent back, its words stand above the canvas of who asked, and of no one else', async () => {
    const answer = { kind: 'sentBack', words: 'Wrong price', by: 'cy', at: 0 } as const
    const { unmount } = renderInEditor(<RequestNotice />, {
      answers: reviewing({ requests: [request({ by: 'ada', answer })] }),
    })
    expect(
      await screen.findByText(/cy sent your request for the Chinese page back.*“Wrong price”/),
    ).toBeVisible()
    unmount()
    const read = vi.fn<Answer<'reviews.find'>>(async () => ({
      requests: [request({ answer })],
      comments: [],
    }))
    renderInEditor(<RequestNotice />, { answers: { 'reviews.find': read } })
    await waitFor(() => expect(read).toHaveBeenCalled())
    expect(screen.queryByText(/Wrong price/)).toBeNull()
  })

  test('a publisher reads note and words, and sends it back with a reason', async () => {
    const sendBack = vi.fn<Answer<'reviews.send-back'>>(async () => ({ requests: [], comments: [] }))
    const onClose = vi.fn<() => void>()
    renderInEditor(<PublishDialog onClose={onClose} />, {
      page,
      role: 'publisher',
      pages: { page: async () => page },
      answers: { ...reviewing({ requests: [request()] }), 'reviews.send-back': sendBack },
    })
    expect(await screen.findByText('For Friday')).toBeVisible()
    expect(screen.getByText('The draft has not changed since the request.')).toBeVisible()
    await userEvent.click(screen.getByText('Send back', { selector: 'summary' }))
    await userEvent.type(screen.getByLabelText('Reason'), 'Wrong price')
    await userEvent.click(screen.getByRole('button', { name: 'Send back' }))
    expect(sendBack).toHaveBeenCalledExactlyOnceWith({
      key: page.key,
      request: 'r1',
      words: 'Wrong price',
    })
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('says when the draft moved on, and what changed since', async () => {
    const { components: _, ...rest } = page.draft
    renderInEditor(<PublishDialog onClose={() => undefined} />, {
      page,
      role: 'publisher',
      pages: { page: async () => page },
      answers: {
        ...reviewing({ requests: [request({ revision: page.draft.revision + 1 })] }),
        'versions.draft': async () => ({ ...rest, components: page.draft.components.slice(1) }),
      },
    })
    expect(await screen.findByText(/The draft has changed since the request/)).toBeVisible()
    await userEvent.click(await screen.findByText('Changes since the request'))
    expect(screen.getByText(/First/)).toBeVisible()
  })

  test('that an editor sees: no way to publish or to send back what another asked', async () => {
    renderInEditor(<PublishDialog onClose={() => undefined} />, {
      page,
      role: 'editor',
      pages: { page: async () => page },
      answers: reviewing({ requests: [request()] }),
    })
    expect(await screen.findByText('For Friday')).toBeVisible()
    expect(screen.queryByText('Send back')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Withdraw the request' })).toBeNull()
  })
})

const WARNING: PublishProblem = {
  problem: 'emptyAlt',
  severity: 'warning',
  message: 'The picture has no alternative text.',
  blockId: 'first',
  code: 'banner',
  path: 'alt',
  detail: '',
}
const BOTH = 'Chinese and English together'

describe('a request for both languages', () => {
  const english = detail(page.draft, { locale: 'en_US', key: 'landingPage.test_en_US', path: page.path })
  const here = request({ other: 'en_US' })
  /** Reviews of a page in two languages, with what waits in English. */
  const inBoth = (there: readonly PublishRequest[]): Answers => ({
    'reviews.find': async ({ key }) => ({
      requests: key === english.key ? there : [here],
      comments: [],
    }),
    'pages.find': async ({ key }) => (key === english.key ? english : page),
    'pages.problems': async () => [],
  })
  const opened = (
    there: readonly PublishRequest[],
    more: Answers = {},
    role: 'publisher' | 'editor' = 'publisher',
  ) =>
    renderInEditor(<PublishDialog onClose={() => undefined} />, {
      page,
      other: english,
      role,
      answers: { ...inBoth(there), ...more },
    })

  test('chooses both for the publisher, and says for each language what changed since', async () => {
    opened([request({ other: 'zh_HK', revision: english.draft.revision + 1 })])
    expect(await screen.findByText(/publication of the Chinese and English page/)).toBeVisible()
    expect(await screen.findByText(/^English: The draft has changed since the request/)).toBeVisible()
    expect(screen.getByText('Chinese: The draft has not changed since the request.')).toBeVisible()
    expect(screen.getByRole('radio', { name: BOTH })).toBeChecked()
  })

  test('says when the other language was answered by itself', async () => {
    opened([])
    expect(
      await screen.findByText('The English version of this request has been answered separately.'),
    ).toBeVisible()
    expect(screen.getByRole('radio', { name: BOTH })).not.toBeChecked()
  })

  test.each([
    ['waits', null, true],
    ['was sent back', 'sentBack', true],
    ['was withdrawn', 'withdrawn', false],
    ['was published', 'published', false],
  ] as const)(
    'that %s: the next one of an editor begins with both languages if so',
    async (_, kind, isBoth) => {
      const answer = kind && { kind, words: 'Wrong price', by: 'cy', at: 0 }
      const last = request({ by: 'ada', other: 'en_US', answer })
      opened([], { 'reviews.find': async () => ({ requests: [last], comments: [] }) }, 'editor')
      await screen.findByRole('radio', { name: BOTH })
      await waitFor(() => expect(screen.getByRole('radio', { name: BOTH })).toHaveProperty('checked', isBoth))
      expect(screen.getByText(/^The request is for/)).toHaveTextContent(
        isBoth ? 'in Chinese and English' : 'the Chinese page',
      )
    },
  )

  test('cannot be made for a language that was deleted elsewhere since the page was opened', async () => {
    const { session } = opened([], {}, 'editor')
    await screen.findByRole('radio', { name: BOTH })
    act(() => session.store.setState({ hasOther: false }))
    expect(screen.queryByRole('radio', { name: BOTH })).toBeNull()
    expect(screen.getByText('There is no English page.')).toBeVisible()
    expect(screen.getByText(/^The request is for the Chinese page/)).toBeVisible()
  })

  test('leaves what is to be checked to the publisher', async () => {
    opened([], { 'pages.problems': async () => [WARNING] }, 'editor')
    expect(await screen.findByText(/the publisher decides about them/)).toBeVisible()
    expect(screen.queryByText(/By publishing you accept/)).toBeNull()
  })

  test('is made by an editor who chooses both, at the revision of each', async () => {
    const ask = vi.fn<Answer<'reviews.ask'>>(async () => ({ requests: [], comments: [] }))
    opened([], { 'reviews.ask': ask, 'reviews.find': async () => ({ requests: [], comments: [] }) }, 'editor')
    await userEvent.click(await screen.findByRole('radio', { name: BOTH }))
    await userEvent.type(screen.getByLabelText(/Note for the publisher/), 'For Friday')
    const button = screen.getByRole('button', { name: 'Request publication' })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    await waitFor(() =>
      expect(ask).toHaveBeenCalledExactlyOnceWith({
        key: page.key,
        note: 'For Friday',
        revision: page.draft.revision,
        other: { revision: english.draft.revision },
      }),
    )
  })
})

test('the notice of a request names one language as soon as the other is deleted elsewhere', async () => {
  let tell: (event: PageEvent) => void = () => undefined
  let waiting = request({ other: 'en_US' })
  function Screen() {
    useLivePage()
    return <RequestNotice />
  }
  renderInEditor(<Screen />, {
    port: {
      watchPage(_key, _from, { onEvent }) {
        tell = onEvent
        return () => undefined
      },
    },
    answers: { 'reviews.find': async () => ({ requests: [waiting], comments: [] }) },
  })
  expect(await screen.findByText(/publication of the Chinese and English page/)).toBeVisible()
  waiting = request()
  act(() => tell({ kind: 'page' }))
  expect(await screen.findByText(/publication of the Chinese page/)).toBeVisible()
})

describe('comments', () => {
  test('lead to their block and option', async () => {
    const { session } = renderInEditor(<CommentsPanel />, { answers: reviewing({ comments: [comment()] }) })
    await userEvent.click(await screen.findByRole('button', { name: /Title › / }))
    expect(session.store.getState()).toMatchObject({ selected: 'title', focus: { path: 'title' } })
  })

  test('on a block that was deleted keep its name, and lead nowhere', async () => {
    const { session } = renderInEditor(<CommentsPanel />, { answers: reviewing({ comments: [comment()] }) })
    await screen.findByRole('button', { name: /Title › / })
    act(() => void session.run('remove', [{ kind: 'remove', id: 'title' }]))
    expect(screen.getByText('“Title”, a block that was deleted')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Title › / })).toBeNull()
  })

  test('are made on the selected block or its option once everything is saved', async () => {
    const made = vi.fn<Answer<'reviews.comment'>>(async () => ({ requests: [], comments: [comment()] }))
    const { session } = renderInEditor(<CommentsPanel />, {
      page,
      answers: { 'reviews.comment': made },
    })
    act(() => session.select('title'))
    await userEvent.selectOptions(screen.getByLabelText('About'), 'title')
    await userEvent.type(screen.getByLabelText('Comment'), 'Shorter')
    await userEvent.click(screen.getByRole('button', { name: 'Add the comment' }))
    expect(made).toHaveBeenCalledExactlyOnceWith({
      key: page.key,
      blockId: 'title',
      path: 'title',
      text: 'Shorter',
    })
    expect(screen.getByLabelText('Comment')).toHaveValue('')
    expect(await screen.findByText('Too long on a phone')).toBeVisible()
  })

  test('that the store refuses lose nothing typed', async () => {
    renderInEditor(<CommentsPanel />, {
      page,
      answers: { 'reviews.comment': () => Promise.reject(new Error('Too many.')) },
    })
    await userEvent.type(screen.getByLabelText('Comment'), 'Shorter')
    await userEvent.click(screen.getByRole('button', { name: 'Add the comment' }))
    expect(await screen.findByText('Too many.')).toBeVisible()
    expect(screen.getByLabelText('Comment')).toHaveValue('Shorter')
  })

  test('are answered and resolved; resolved ones are shown on demand', async () => {
    const done = comment({ resolved: { by: 'ada', at: 0 } })
    const reply = vi.fn<Answer<'reviews.reply'>>(async () => ({ requests: [], comments: [comment()] }))
    const resolveComment = vi.fn<Answer<'reviews.resolve'>>(async () => ({
      requests: [],
      comments: [done],
    }))
    renderInEditor(<CommentsPanel />, {
      page,
      answers: {
        ...reviewing({ comments: [comment()] }),
        'reviews.reply': reply,
        'reviews.resolve': resolveComment,
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }))
    await userEvent.type(screen.getByLabelText('Reply'), 'Done')
    await userEvent.click(screen.getByRole('button', { name: 'Send the reply' }))
    expect(reply).toHaveBeenCalledExactlyOnceWith({ key: page.key, id: 'c1', text: 'Done' })
    await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }))
    expect(resolveComment).toHaveBeenCalledExactlyOnceWith({ key: page.key, id: 'c1', isResolved: true })
    expect(await screen.findByText('No open comments.')).toBeVisible()
    await userEvent.click(screen.getByLabelText(/Show resolved comments/))
    expect(screen.getByText(/Resolved by ada/)).toBeVisible()
  })

  test('of others appear as they are made, counted in the outline', async () => {
    let tell: (event: PageEvent) => void = () => undefined
    let comments: readonly PageComment[] = [comment()]
    function Screen() {
      useLivePage()
      useCommentCounts()
      return <CommentCount />
    }
    const { session } = renderInEditor(<Screen />, {
      port: {
        watchPage(_key, _from, { onEvent }) {
          tell = onEvent
          return () => undefined
        },
      },
      answers: { 'reviews.find': async () => ({ requests: [], comments }) },
    })
    expect(await screen.findByText('1 open comment')).toBeInTheDocument()
    comments = [comment(), comment({ id: 'c2' })]
    act(() => tell({ kind: 'review' }))
    expect(await screen.findByText('2 open comments')).toBeInTheDocument()
    await waitFor(() => expect(session.store.getState().comments.get('title')).toBe(2))
  })
})

describe('comments on the other language', () => {
  const english = detail(page.draft, { locale: 'en_US', key: 'landingPage.test_en_US', path: page.path })
  const answering = (there: readonly PageComment[]): Answers => ({
    'reviews.find': async ({ key }) => ({ requests: [], comments: key === english.key ? there : [] }),
  })

  test('are counted beside those of this one, which lead to them', async () => {
    const there = [comment(), comment({ id: 'c2' }), comment({ id: 'c3', resolved: { by: 'ada', at: 0 } })]
    renderInEditor(<CommentsPanel />, { page, other: english, answers: answering(there) })
    expect(
      await screen.findByRole('link', { name: '2 open comments on the English version' }),
    ).toHaveAttribute('href', `/pages/${english.key}?open=comments`)
  })

  test('none: nothing is said of them', async () => {
    const read = vi.fn<Answer<'reviews.find'>>(async () => ({ requests: [], comments: [] }))
    renderInEditor(<CommentsPanel />, { page, other: english, answers: { 'reviews.find': read } })
    await waitFor(() => expect(read).toHaveBeenCalledWith({ key: english.key }))
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('pages that wait', () => {
  const { draft: _draft, keptDrafts: _kept, releases: _releases, ...summary } = page

  test('are listed with their note and where they lead; a newer draft is said', async () => {
    renderInWorld(<WaitingList operator={{ name: 'cy', role: 'publisher' }} />, {
      answers: {
        'reviews.waiting': async () => [
          { page: summary, request: request({ revision: summary.revision + 1 }), openComments: 2 },
        ],
      },
    })
    const row = await screen.findByRole('row', { name: /For Friday/ })
    expect(row).toHaveTextContent('Draft changed since the request')
    expect(row).toHaveTextContent('2 open comments')
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/pages/${page.key}?open=publish`)
  })

  test('a request for both languages is one row, which says what changed in which', async () => {
    const english = { ...summary, locale: 'en_US' as const, key: 'landingPage.test_en_US', revision: 9 }
    renderInWorld(<WaitingList operator={{ name: 'cy', role: 'publisher' }} />, {
      answers: {
        'reviews.waiting': async () => [
          {
            page: summary,
            request: request({ revision: summary.revision, other: 'en_US' }),
            openComments: 0,
            other: { page: english, request: request({ revision: 8, other: 'zh_HK' }) },
          },
        ],
      },
    })
    const row = await screen.findByRole('row', { name: /For Friday/ })
    expect(row).toHaveTextContent('Chinese and English')
    expect(row).toHaveTextContent('Draft changed since the request: English')
    expect(screen.getAllByRole('link', { name: /Review request/ })).toHaveLength(1)
  })

  test.each([
    ['en_US', 'Nothing is waiting for approval.'],
    ['zh_HK', '沒有等候批准的頁面。'],
  ] as const)('none: the screen says so in %s', async (uiLocale, text) => {
    renderInWorld(<WaitingList operator={{ name: 'cy', role: 'publisher' }} />, { uiLocale })
    expect(await screen.findByText(text)).toBeVisible()
  })
})
