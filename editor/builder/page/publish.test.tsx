import { accepted, refused } from '#platform/result.ts'
import type { LogEntry, PageStep } from '#content-store/client/draft/draft-steps.ts'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { currentToast } from '#ui/toast/toast.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderInEditor } from '../../testing/open-editor.tsx'
import type { Answer } from '../../testing/world.tsx'
import { component, content, detail, somePage } from '../../testing/pages.ts'
import { PublishDialog } from './PublishDialog.tsx'
import type { PageFakes } from '../../testing/page-fakes.ts'

withModalDialogs()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const page = somePage()
const port = { page: async () => page }
const publishButton = () => screen.getByRole('button', { name: 'Publish now' })

/** A step as the first one in the log of a page. */
const asEntry = (step: PageStep): LogEntry => ({
  ...step,
  number: 2,
  at: 1,
  by: 'ada',
  backward: [],
  touched: [],
})

describe('publishing', () => {
  test('LO-22: names every problem; a press leads to the block and its option', async () => {
    const onClose = vi.fn<() => void>()
    const problems = [
      {
        severity: 'error',
        blockId: 'first',
        code: 'banner',
        problem: 'invalidOption',
        path: 'height',
        message: 'Too high',
      },
      {
        severity: 'error',
        blockId: 'odd',
        code: 'mystery',
        problem: 'unknownBlock',
        path: '',
        message: 'Not registered',
      },
    ] as const
    const publish = vi.fn<PageFakes['publish']>(async () => refused({ kind: 'problems', problems }))
    const { session } = renderInEditor(<PublishDialog onClose={onClose} />, {
      page,
      pages: { ...port, publish },
    })
    await userEvent.click(publishButton())
    expect(await screen.findByText(/^2 problems prevent/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /First.*Too high/ }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(session.store.getState()).toMatchObject({
      selected: 'first',
      right: 'options',
      focus: { path: 'height' },
    })
  })

  test('LO-22: says what is wrong as the form does, naming options inside lists', async () => {
    const slides = detail(
      content([
        component('c', { code: 'newSwiper', name: 'Opening', options: { items: [{ seconds: -5 }] } }),
      ]),
    )
    const problems = [
      {
        severity: 'error',
        blockId: 'c',
        code: 'newSwiper',
        problem: 'invalidOption',
        path: 'items.0.seconds',
        message: 'Not valid',
      },
    ] as const
    const publish = vi.fn<PageFakes['publish']>(async () => refused({ kind: 'problems', problems }))
    renderInEditor(<PublishDialog onClose={() => undefined} />, {
      page: slides,
      pages: { page: async () => slides, publish },
    })
    await userEvent.click(publishButton())
    expect(await screen.findByText('Slides › 1 › Time per slide: Must be 0 or more.')).toBeVisible()
  })

  test('LO-22: warnings show before the press and do not block: the button then says so', async () => {
    const warning = {
      severity: 'warning',
      blockId: 'first',
      code: 'banner',
      problem: 'emptyAlt',
      path: 'alt',
      message: 'This picture has no description.',
    } as const
    const publish = vi.fn<PageFakes['publish']>(async () => accepted({ ...page, liveVersion: 1 }))
    renderInEditor(<PublishDialog onClose={() => undefined} />, {
      page,
      pages: { ...port, publish, problems: async () => [warning] },
    })
    expect(await screen.findByText(/^1 point to check/)).toBeVisible()
    expect(screen.getByRole('button', { name: /First.*no description/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Publish anyway' }))
    const taken = { problem: 'emptyAlt', blockId: 'first', path: 'alt', detail: '' }
    await vi.waitFor(() => expect(publish).toHaveBeenCalledExactlyOnceWith(page.key, 1, [taken]))
  })

  test('LO-22: a warning that an operator took for the last version names that operator and does not ask again', async () => {
    const warning = {
      severity: 'warning',
      blockId: 'first',
      code: 'banner',
      problem: 'emptyAlt',
      path: 'alt',
      message: 'This picture has no description.',
      acceptedBy: 'bo',
    } as const
    renderInEditor(<PublishDialog onClose={() => undefined} />, {
      page,
      pages: { ...port, problems: async () => [warning] },
    })
    expect(await screen.findByText('Accepted by bo for the last version')).toBeVisible()
    expect(publishButton()).toBeEnabled()
  })

  test('LO-22: a warning that came up since is shown and not taken unseen', async () => {
    const warning = {
      severity: 'warning',
      blockId: 'first',
      code: 'banner',
      problem: 'soldOut',
      path: 'clickUrl',
      detail: 'P1',
      message: 'Sold out.',
    } as const
    const publish = vi.fn<PageFakes['publish']>(async () =>
      refused({ kind: 'problems', problems: [warning] }),
    )
    renderInEditor(<PublishDialog onClose={() => undefined} />, { page, pages: { ...port, publish } })
    await vi.waitFor(() => expect(screen.queryByText('Checking the page…')).toBeNull())
    await userEvent.click(publishButton())
    expect(await screen.findByRole('button', { name: /Sold out\./ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Publish anyway' }))
    await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(2))
    expect(publish.mock.lastCall?.[2]).toMatchObject([{ problem: 'soldOut', detail: 'P1' }])
  })

  test('LO-22, LO-27: an unsafe link is named before the press, and nothing can be published until it is mended', async () => {
    const unsafe = {
      severity: 'error',
      blockId: 'first',
      code: 'banner',
      problem: 'unsafeContent',
      path: 'clickUrl',
      message: 'This link is unsafe.',
    } as const
    renderInEditor(<PublishDialog onClose={() => undefined} />, {
      page,
      pages: { ...port, problems: async () => [unsafe] },
    })
    expect(await screen.findByText(/^1 problem prevents/)).toBeVisible()
    expect(publishButton()).toBeDisabled()
  })

  test('both languages together: what each changes is listed, and both versions that are live are named', async () => {
    const live = { pageVersion: 3, publishedAt: 1, publishedBy: 'bo', title: '', isLive: true } as const
    const shown = content([component('first', { code: 'banner', name: 'First' })])
    const other = {
      ...page,
      key: 'other',
      locale: 'en_US',
      status: 'changed',
      liveVersion: 3,
      releases: [{ ...live, rolledBackFrom: null, accepted: [] }],
      draft: { ...page.draft, ...shown, revision: 7, title: 'New title' },
    } as const
    const publish = vi.fn<PageFakes['publish']>(async () =>
      accepted({ ...page, liveVersion: 1, other: { ...other, liveVersion: 4 } }),
    )
    renderInEditor(<PublishDialog onClose={() => undefined} />, {
      page,
      other,
      pages: {
        publish,
        page: async key => (key === other.key ? other : page),
      },
      answers: { 'versions.release': async () => ({ ...shown, title: 'Old title' }) },
    })
    await userEvent.click(await screen.findByRole('radio', { name: 'Chinese and English together' }))
    expect(await screen.findByText(/Old title.*New title/)).toBeVisible()
    expect(screen.getByText('Changes to the English page since version 3:')).toBeVisible()
    expect(screen.getByText('The Chinese page has not been published before.')).toBeVisible()
    await userEvent.click(publishButton())
    await vi.waitFor(() =>
      expect(currentToast()?.message).toBe('Chinese version 1 and English version 4 are live'),
    )
    expect(publish).toHaveBeenCalledExactlyOnceWith(page.key, 1, [], { revision: 7, accepted: [] })
  })

  test('a press before the check has answered shows what it finds instead of publishing', async () => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<PageFakes['problems']>>>()
    const publish = vi.fn<PageFakes['publish']>()
    renderInEditor(<PublishDialog onClose={() => undefined} />, {
      page,
      pages: { ...port, publish, problems: () => promise },
    })
    await userEvent.click(publishButton())
    resolve([
      {
        severity: 'warning',
        blockId: 'first',
        code: 'banner',
        problem: 'emptyAlt',
        path: 'alt',
        message: 'x',
      },
    ])
    expect(await screen.findByRole('button', { name: 'Publish anyway' })).toBeVisible()
    expect(publish).not.toHaveBeenCalled()
  })

  test('what is not saved yet is saved first, and its revision is what goes live', async () => {
    const sendSteps = vi.fn<PageFakes['sendSteps']>(async (_key, _base, steps) => ({
      kind: 'saved',
      answer: {
        revision: 2,
        revisions: { zh_HK: 2 },
        savedAt: 1,
        savedBy: 'ada',
        entries: steps.map(asEntry),
      },
    }))
    const publish = vi.fn<PageFakes['publish']>(async () => accepted({ ...page, liveVersion: 1 }))
    const { session } = renderInEditor(<PublishDialog onClose={() => undefined} />, {
      page,
      pages: { ...port, sendSteps, publish },
    })
    session.run('remove', [{ kind: 'remove', id: 'odd' }])
    await userEvent.click(publishButton())
    await vi.waitFor(() => expect(publish).toHaveBeenCalledWith(page.key, 2, []))
    expect(sendSteps).toHaveBeenCalledOnce()
  })

  test('nothing goes live while the draft cannot be saved', async () => {
    const publish = vi.fn<PageFakes['publish']>()
    const { session } = renderInEditor(<PublishDialog onClose={() => undefined} />, {
      page,
      pages: { ...port, publish },
    })
    session.run('remove', [{ kind: 'remove', id: 'odd' }])
    await userEvent.click(publishButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be saved')
    expect(publish).not.toHaveBeenCalled()
  })

  test('while it goes live the button keeps the focus, so that Escape still closes', async () => {
    const onClose = vi.fn<() => void>()
    const publish = vi.fn<PageFakes['publish']>(() => new Promise(() => undefined))
    renderInEditor(<PublishDialog onClose={onClose} />, { page, pages: { ...port, publish } })
    await userEvent.click(publishButton())
    const pending = await screen.findByRole('button', { name: /Publishing/ })
    expect(pending).toHaveFocus()
    await userEvent.click(pending)
    expect(publish).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('LO-13: an editor does not publish but asks for it, with a note', async () => {
    const askPublication = vi.fn<Answer<'reviews.ask'>>(async () => ({ requests: [], comments: [] }))
    const onClose = vi.fn<() => void>()
    renderInEditor(<PublishDialog onClose={onClose} />, {
      page,
      pages: port,
      answers: { 'reviews.ask': askPublication },
      role: 'editor',
    })
    expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull()
    const ask = screen.getByRole('button', { name: 'Request publication' })
    expect(ask).toBeDisabled()
    await userEvent.type(screen.getByLabelText(/Note for the publisher/), 'For Friday')
    await userEvent.click(ask)
    expect(askPublication).toHaveBeenCalledExactlyOnceWith({
      key: page.key,
      revision: page.draft.revision,
      note: 'For Friday',
    })
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('shows what differs from the live version', async () => {
    const live = {
      ...page,
      releases: [
        {
          pageVersion: 3,
          publishedAt: 0,
          publishedBy: 'bo',
          title: '',
          isLive: true,
          rolledBackFrom: null,
          accepted: [],
        },
      ],
    }
    const release = async () => ({ ...page.draft, components: page.draft.components.slice(1) })
    renderInEditor(<PublishDialog onClose={() => undefined} />, {
      page: live,
      pages: { page: async () => live },
      answers: { 'versions.release': release },
    })
    expect(await screen.findByText('New: First')).toBeVisible()
  })
})
