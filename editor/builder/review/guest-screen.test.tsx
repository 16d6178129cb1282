import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { PageComment } from '#content-store/client/reviews.ts'
import { ContentError } from '#operators/client/call.ts'
import type { ContentPort } from '../../kit/services/content-port.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { GuestScreen } from './GuestScreen.tsx'

const comment = (more: Partial<PageComment> = {}): PageComment => ({
  id: 'c1',
  block: null,
  path: '',
  text: 'Too long on a phone',
  by: 'Lee',
  isGuest: true,
  at: 0,
  replies: [],
  resolved: null,
  ...more,
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a guest with a preview link', () => {
  const guestReview = {
    title: 'Summer',
    languages: [{ locale: 'zh_HK' as const, path: '/landingPage/summer_zh_HK.html' }],
    url: '/preview/landingPage/summer?previewToken=t',
    blocks: [{ id: 'a', name: 'Banner', code: 'banner' }],
    comments: [comment()],
  }
  const at = '/look?page=%2FlandingPage%2Fsummer_zh_HK.html&previewToken=t'

  test('sees the draft, reads comments, and adds one on a block under the name given', async () => {
    const guestComment = vi.fn<ContentPort['guestComment']>(async () => guestReview)
    renderInWorld(<GuestScreen />, { at, port: { guestReview: async () => guestReview, guestComment } })
    expect(await screen.findByTitle('Preview of the page')).toHaveAttribute('src', guestReview.url)
    expect(screen.getByText(/Lee \(guest\)/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Comment on “Summer” (Chinese)' })).toBeVisible()
    expect(screen.getByText(/^This is the Chinese version of the page/)).toBeVisible()
    const send = screen.getByRole('button', { name: 'Send the comment' })
    expect(send).toBeDisabled()
    await userEvent.type(screen.getByLabelText('Your name'), 'Mina')
    await userEvent.selectOptions(screen.getByLabelText('About'), 'a')
    await userEvent.type(screen.getByLabelText('Comment'), 'Lovely')
    await userEvent.click(send)
    expect(guestComment).toHaveBeenCalledExactlyOnceWith({
      path: '/landingPage/summer_zh_HK.html',
      previewToken: 't',
      name: 'Mina',
      blockId: 'a',
      text: 'Lovely',
    })
    expect(await screen.findByText(/Your comment was sent/)).toBeVisible()
    expect(screen.getByLabelText('Your name')).toHaveValue('Mina')
  })

  /** A page in both languages, each with a comment of its own. */
  const bilingual: ContentPort['guestReview'] = async ({ path }) => {
    const isEnglish = path.includes('en_US')
    return {
      ...guestReview,
      title: isEnglish ? 'Summer' : '夏',
      url: `/preview/landingPage/summer?lang=${isEnglish ? 'en' : 'tc'}`,
      languages: [
        { locale: 'zh_HK', path: '/landingPage/summer_zh_HK.html' },
        { locale: 'en_US', path: '/landingPage/summer_en_US.html' },
      ],
      comments: [comment({ id: path, text: isEnglish ? 'Lovely' : '很好' })],
    }
  }

  test('switches between the languages of the page, and comments on the one that is looked at', async () => {
    const guestComment = vi.fn<ContentPort['guestComment']>(bilingual)
    renderInWorld(<GuestScreen />, { at, port: { guestReview: bilingual, guestComment } })
    expect(await screen.findByText('很好')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Side by side' })).toBeNull()
    await userEvent.type(screen.getByLabelText('Your name'), 'Mina')
    await userEvent.click(screen.getByRole('button', { name: 'English' }))
    expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByTitle('Preview of the page (English)')).toHaveAttribute(
      'src',
      expect.stringContaining('lang=en'),
    )
    expect(screen.queryByText('很好')).toBeNull()
    expect(screen.getByText('The page (English)')).toBeVisible()
    expect(screen.getByLabelText('Your name')).toHaveValue('Mina')
    await userEvent.type(screen.getByLabelText('Comment'), 'Nice')
    await userEvent.click(screen.getByRole('button', { name: 'Send the comment' }))
    expect(guestComment).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ path: '/landingPage/summer_en_US.html', text: 'Nice' }),
    )
  })

  test('sees both languages side by side on a wide window, and says which one a comment is about', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    const guestComment = vi.fn<ContentPort['guestComment']>(bilingual)
    renderInWorld(<GuestScreen />, { at, port: { guestReview: bilingual, guestComment } })
    await screen.findByText('很好')
    await userEvent.click(screen.getByRole('button', { name: 'Side by side' }))
    expect(screen.getAllByTitle(/^Preview of the page/)).toHaveLength(2)
    expect(screen.getByText('The page (Chinese)')).toBeVisible()
    expect(screen.getByText('The page (English)')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Your name'), 'Mina')
    await userEvent.selectOptions(screen.getByLabelText('Language of the comment'), 'en_US')
    await userEvent.type(screen.getByLabelText('Comment'), 'Nice')
    await userEvent.click(screen.getByRole('button', { name: 'Send the comment' }))
    expect(guestComment).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ path: '/landingPage/summer_en_US.html' }),
    )
  })

  const EXPIRED = new ContentError(403, 'previewExpired', 'This preview link has expired.')
  const OFFLINE = new ContentError(0, '', 'No connection.')
  const refused = (error: Error) =>
    renderInWorld(<GuestScreen />, { at, port: { guestReview: () => Promise.reject(error) } })

  test('that no longer works reads why, in a language of choice, and is not led to screens of operators', async () => {
    refused(EXPIRED)
    expect(await screen.findByText('This preview link has expired.')).toBeVisible()
    expect(screen.getByRole('button', { name: '中文' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('without a connection tries again', async () => {
    const answers = [() => Promise.reject(OFFLINE), async () => guestReview]
    const read = vi.fn<ContentPort['guestReview']>(() => (answers.shift() ?? (async () => guestReview))())
    renderInWorld(<GuestScreen />, { at, port: { guestReview: read } })
    expect(screen.getByRole('heading', { name: 'Loading the preview…' })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByTitle('Preview of the page')).toBeVisible()
  })

  test('that fails while a comment is written keeps what was written, and says why', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let error: Error | undefined
    const read: ContentPort['guestReview'] = async () => {
      if (error) throw error
      return guestReview
    }
    renderInWorld(<GuestScreen />, { at, port: { guestReview: read } })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.type(await screen.findByLabelText('Comment'), 'Half a')
    error = EXPIRED
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(await screen.findByRole('alert')).toHaveTextContent('This preview link has expired.')
    expect(screen.getByLabelText('Comment')).toHaveValue('Half a')
    error = undefined
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText('Comment')).toHaveValue('Half a')
  })
})
