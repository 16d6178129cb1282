import type { Answer, Answers } from '../../testing/world.tsx'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { Role } from '#operators/operator.ts'
import type { Campaign, PageDetail, PublishProblem } from '#content-store/client/types.ts'
import { CampaignNotice } from '../notices/CampaignNotice.tsx'
import { CampaignList } from '../../desk/campaigns/CampaignList.tsx'
import { PageList } from '../../desk/pages/PageList.tsx'
import { PageHead } from '../toolbar/PageHead.tsx'
import { ConfirmPageDialog } from '../../desk/pages/ConfirmPageDialog.tsx'
import { PublishDialog } from '../page/PublishDialog.tsx'
import { currentToast } from '#ui/toast/toast.ts'
import { renderInEditor, renderInWorld } from '../../testing/open-editor.tsx'
import { somePage } from '../../testing/pages.ts'
import type { PageFakes } from '../../testing/page-fakes.ts'

withModalDialogs()

const HOUR = 3_600_000
const page = somePage()

const campaign = (
  name: string,
  from: number,
  until: number | null,
  more: Partial<Campaign> = {},
): Campaign => ({
  id: name.toLowerCase().replaceAll(' ', ''),
  revision: 1,
  name: { zh_HK: `${name}（中）`, en_US: name },
  from,
  until,
  cancelledAt: null,
  pages: [{ key: page.key, pageVersion: 4, at: -HOUR, by: 'bo' }],
  createdAt: 0,
  createdBy: 'bo',
  changedAt: 0,
  changedBy: 'bo',
  ...more,
})

/** The clock of these tests stands at 0: 1 January 1970, 8:00 in Hong Kong. */
const live = campaign('Sale week', -HOUR, 48 * HOUR)
const flash = campaign('Flash', 2 * HOUR, 4 * HOUR)

async function openList(role: Role, more: Answers = {}) {
  renderInWorld(<CampaignList operator={{ name: 'ada', role }} />, {
    pages: { pages: async () => [page] },
    answers: { 'campaigns.list': async () => [live, flash], ...more },
  })
  await screen.findByRole('table', { name: 'Campaigns' })
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('the list says when campaigns show, how they stand, and which of them meet', async () => {
  await openList('publisher')
  const row = screen.getByRole('row', { name: /^Sale week/ })
  expect(within(row).getByText('Live')).toBeVisible()
  expect(within(row).getByText('Overlaps “Flash”')).toBeVisible()
  expect(within(screen.getByRole('row', { name: /^Flash/ })).getByText('Planned')).toBeVisible()
})

test('a live campaign is ended only after a question that says what shoppers see then', async () => {
  const cancelCampaign = vi.fn<Answer<'campaigns.cancel'>>(async () => live)
  await openList('publisher', { 'campaigns.cancel': cancelCampaign })
  await userEvent.click(button('End now: Sale week'))
  expect(screen.getByText('Then the page disappears.')).toBeVisible()
  expect(cancelCampaign).not.toHaveBeenCalled()
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End now' }))
  await waitFor(() => expect(cancelCampaign).toHaveBeenCalledExactlyOnceWith({ id: live.id }))
})

test('an editor looks at campaigns and plans none', async () => {
  await openList('editor')
  expect(button('New campaign')).toBeDisabled()
  expect(screen.queryByRole('button', { name: /Cancel Flash|End Sale week/ })).toBeNull()
  await userEvent.click(button('View Flash'))
  expect(screen.getByLabelText('Name in English')).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('a new campaign names its pages and says before it is saved where it meets others', async () => {
  const createCampaign = vi.fn<Answer<'campaigns.create'>>(async () => flash)
  await openList('publisher', { 'campaigns.create': createCampaign })
  await userEvent.click(button('New campaign'))
  const dialog = screen.getByRole('dialog', { name: 'New campaign' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Plan campaign' }))
  expect(within(dialog).getAllByText('Enter a name.')).toHaveLength(2)
  expect(within(dialog).getByText('Add at least one page.')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Name in Chinese'), '快閃')
  await userEvent.type(screen.getByLabelText('Name in English'), 'Quick')
  await userEvent.selectOptions(screen.getByLabelText('Add page'), page.key)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(within(dialog).getByText(/this campaign shows instead of “Sale week”/)).toBeVisible()
  expect(within(dialog).getByText(/“Flash” shows instead, because it starts later/)).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Plan campaign' }))
  await waitFor(() =>
    expect(createCampaign).toHaveBeenCalledExactlyOnceWith({
      name: { zh_HK: '快閃', en_US: 'Quick' },
      from: null,
      until: null,
      pages: [{ key: page.key, revision: page.revision, accepted: [] }],
    }),
  )
})

test('the calendar is a table of the month; days with an overlap say so, and a campaign opens from its day', async () => {
  await openList('publisher')
  await userEvent.click(button('Calendar'))
  const table = screen.getByRole('table', { name: 'January 1970' })
  expect(within(table).getAllByRole('columnheader')).toHaveLength(7)
  expect(within(table).getAllByText('Overlap')).toHaveLength(1)
  const [first] = within(table).getAllByRole('button', { name: 'Sale week, Live' })
  if (!first) throw new Error('The campaign stands in no day.')
  first.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('dialog', { name: 'Edit campaign' })).toBeVisible()
})

test('above the page stands which campaign replaces it now, and which will', async () => {
  renderInEditor(<CampaignNotice />, { page, answers: { 'campaigns.list': async () => [flash, live] } })
  const region = await screen.findByRole('status', { name: 'Campaigns with this page' })
  await waitFor(() => expect(within(region).getAllByText(/“/)).toHaveLength(2))
  const [now, later] = within(region).getAllByText(/“/)
  expect(now?.textContent).toMatch(/“Sale week” shows another version of this page until/)
  expect(later?.textContent).toMatch(/“Flash” replaces this page from/)
})

test('publishing under a campaign says when it will show, and the draft can go into a campaign instead', async () => {
  const addToCampaign = vi.fn<Answer<'campaigns.add-page'>>(async () => flash)
  const publish = vi.fn<PageFakes['publish']>()
  renderInEditor(<PublishDialog onClose={() => undefined} />, {
    page,
    pages: { problems: async () => [], publish },
    answers: { 'campaigns.list': async () => [live, flash], 'campaigns.add-page': addToCampaign },
  })
  expect(await screen.findByText(/“Sale week” replaces this page until/)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'In a campaign' }))
  expect(button('Add to campaign')).toBeDisabled()
  await userEvent.selectOptions(screen.getByLabelText('Campaign'), flash.id)
  await userEvent.click(button('Add to campaign'))
  await waitFor(() =>
    expect(addToCampaign).toHaveBeenCalledExactlyOnceWith({
      id: flash.id,
      key: page.key,
      revision: page.revision,
      accepted: [],
    }),
  )
  expect(publish).not.toHaveBeenCalled()
})

test('a page published for a time needs a start or an end, by Hong Kong’s clock', async () => {
  renderInEditor(<PublishDialog onClose={() => undefined} />, { page, pages: { problems: async () => [] } })
  await userEvent.click(await screen.findByRole('radio', { name: 'For a set period' }))
  expect(screen.getByText(/Enter a start, an end, or both/)).toBeVisible()
  expect(screen.getAllByText(/Hong Kong time/)).toHaveLength(2)
  expect(button('Schedule')).toBeDisabled()
})

test('a page of a long title is scheduled under its beginning, without half an emoji', async () => {
  const create = vi.fn<Answer<'campaigns.create'>>(async () => flash)
  const title = `${'x'.repeat(79)}🌀`
  renderInEditor(<PublishDialog onClose={() => undefined} />, {
    page: { ...page, draft: { ...page.draft, title } },
    pages: { problems: async () => [] },
    answers: { 'campaigns.list': async () => [], 'campaigns.create': create },
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'For a set period' }))
  within(screen.getByRole('group', { name: 'Until' }))
    .getAllByRole('spinbutton')[0]
    ?.focus()
  await userEvent.keyboard('02011970080000')
  await userEvent.click(button('Schedule'))
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  const name = 'x'.repeat(79)
  expect(create.mock.lastCall?.[0].name).toEqual({ zh_HK: name, en_US: name })
})

const alt = {
  severity: 'warning',
  blockId: 'first',
  code: 'banner',
  problem: 'emptyAlt',
  path: 'alt',
  message: 'This picture has no description.',
} as const
const unsafe = {
  ...alt,
  severity: 'error',
  problem: 'unsafeContent',
  path: 'clickUrl',
  message: 'Unsafe.',
} as const
const later = { ...campaign('Later', 50 * HOUR, null), pages: [] }

async function addPage(problems: readonly PublishProblem[]) {
  const add = vi.fn<Answer<'campaigns.add-page'>>(async () => later)
  renderInWorld(<CampaignList operator={{ name: 'ada', role: 'publisher' }} />, {
    pages: { pages: async () => [page], problems: async () => problems },
    answers: { 'campaigns.list': async () => [later], 'campaigns.add-page': add },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Later' }))
  await userEvent.selectOptions(screen.getByLabelText('Add page'), page.key)
  await userEvent.click(button('Add'))
  const findings = await screen.findByRole('region', { name: /: checks$/ })
  expect(add).not.toHaveBeenCalled()
  return { add, findings }
}

test('LO-22: a page that joins a campaign is checked first: each finding is a sentence that leads to its place', async () => {
  const { add, findings } = await addPage([alt])
  const link = within(findings).getByRole('link', {
    name: 'Picture without a description: This picture has no description.',
  })
  expect(link).toHaveAttribute('href', `/pages/${page.key}?block=first&option=alt`)
  await userEvent.click(button('Add anyway'))
  const accepted = [{ problem: 'emptyAlt', blockId: 'first', path: 'alt', detail: '' }]
  await waitFor(() =>
    expect(add).toHaveBeenCalledExactlyOnceWith({
      id: later.id,
      key: page.key,
      revision: page.revision,
      accepted,
    }),
  )
})

test('LO-22: a page with an error does not join a campaign', async () => {
  const { findings } = await addPage([unsafe, alt])
  expect(within(findings).getByRole('alert')).toHaveTextContent('1 problem to solve')
  expect(within(findings).getAllByRole('link')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Add anyway' })).toBeNull()
})

test('LO-22: a campaign that is planned with a page shows its findings in sentences, and accepts what it shows', async () => {
  const create = vi.fn<Answer<'campaigns.create'>>(async () => later)
  const problems = vi.fn<PageFakes['problems']>(async () => [alt])
  renderInWorld(<CampaignList operator={{ name: 'ada', role: 'publisher' }} />, {
    pages: { pages: async () => [page], problems },
    answers: { 'campaigns.list': async () => [], 'campaigns.create': create },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'New campaign' }))
  await userEvent.type(screen.getByLabelText('Name in Chinese'), '快閃')
  await userEvent.type(screen.getByLabelText('Name in English'), 'Quick')
  await userEvent.selectOptions(screen.getByLabelText('Add page'), page.key)
  await userEvent.click(button('Add'))
  const findings = await screen.findByRole('region', { name: /: checks$/ })
  expect(within(findings).getByText(/^1 point to check/)).toBeVisible()
  expect(
    within(findings).getByRole('link', {
      name: 'Picture without a description: This picture has no description.',
    }),
  ).toHaveAttribute('href', `/pages/${page.key}?block=first&option=alt`)
  expect(screen.queryByRole('button', { name: 'Plan campaign' })).toBeNull()
  await userEvent.click(button('Create anyway'))
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  const accepted = [{ problem: 'emptyAlt', blockId: 'first', path: 'alt', detail: '' }]
  expect(create.mock.lastCall?.[0].pages).toEqual([{ key: page.key, revision: page.revision, accepted }])
})

test('LO-22: warnings show before a page joins a campaign by the publishing dialog, and are accepted with it', async () => {
  const add = vi.fn<Answer<'campaigns.add-page'>>(async () => flash)
  renderInEditor(<PublishDialog onClose={() => undefined} />, {
    page,
    pages: { problems: async () => [alt] },
    answers: { 'campaigns.list': async () => [flash], 'campaigns.add-page': add },
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'In a campaign' }))
  await userEvent.selectOptions(screen.getByLabelText('Campaign'), flash.id)
  await screen.findByText(/^1 point to check/)
  await userEvent.click(button('Add to campaign'))
  await waitFor(() => expect(add).toHaveBeenCalledOnce())
  expect(add.mock.lastCall?.[0]).toMatchObject({
    accepted: [{ problem: 'emptyAlt', blockId: 'first', path: 'alt', detail: '' }],
  })
})

describe('a page that is live for a period says until when, and what follows', () => {
  const list = async () => [live]
  /** 30 December 1969, 8:00 in Hong Kong. */
  const before = { ...page, liveVersion: 3, publishedAt: -48 * HOUR }
  const inWords = /^Live until 3 Jan 1970, 08:00; then version 3 of 30 Dec 1969, 08:00 returns\.$/

  test('above the canvas', async () => {
    renderInEditor(<CampaignNotice />, { page: before, answers: { 'campaigns.list': list } })
    expect(
      await screen.findByText(/shows another version.*Then version 3 of 30 Dec 1969, 08:00 returns\./),
    ).toBeVisible()
  })

  test('above the canvas, until a later campaign covers it', async () => {
    renderInEditor(<CampaignNotice />, {
      page: before,
      answers: { 'campaigns.list': async () => [live, flash] },
    })
    expect(
      await screen.findByText(/shows another version.*until 1 Jan 1970, 10:00\. Then “Flash” shows\./),
    ).toBeVisible()
  })

  test('in the head of the page builder', async () => {
    renderInEditor(<PageHead />, { page: before, answers: { 'campaigns.list': list } })
    expect(await screen.findByText(inWords)).toBeVisible()
  })

  test('in the list of pages, where it may disappear: it is no draft', async () => {
    const never = { ...page, liveVersion: null }
    renderInWorld(<PageList operator={{ name: 'ada', role: 'publisher' }} />, {
      pages: { pages: async () => [never] },
      answers: { 'campaigns.list': list },
    })
    expect(await screen.findByText(/^Live until .*; then the page disappears\.$/)).toBeVisible()
    const row = within(screen.getByRole('row', { name: new RegExp(never.path) }))
    expect(row.getByText('Live for a period')).toBeVisible()
    expect(row.getByText('Version 4')).toBeVisible()
    expect(row.queryByText('Draft')).toBeNull()
  })

  test('in the list of pages, where English readers get the Chinese page instead (LO-04)', async () => {
    const english = { ...page, key: 'landingPage.summer_en_US', locale: 'en_US', liveVersion: null } as const
    const inEnglish = { ...live, pages: [{ key: english.key, pageVersion: 4, at: -HOUR, by: 'bo' }] }
    renderInWorld(<PageList operator={{ name: 'ada', role: 'publisher' }} />, {
      pages: { pages: async () => [before, english] },
      answers: { 'campaigns.list': async () => [inEnglish] },
    })
    expect(
      await screen.findByText(/^Live until .*; then shoppers who read English get the Chinese page\.$/),
    ).toBeVisible()
  })

  test('in the list of pages, where the shop has a page of its own (LO-05)', async () => {
    const bag = { ...page, path: '/shell/cart', liveVersion: null }
    renderInWorld(<PageList operator={{ name: 'ada', role: 'publisher' }} />, {
      pages: { pages: async () => [bag] },
      answers: { 'campaigns.list': list },
    })
    expect(await screen.findByText(/^Live until .*; then shoppers get the built-in page\.$/)).toBeVisible()
  })

  test('in the publishing dialog: what is published now shows after that', async () => {
    renderInEditor(<PublishDialog onClose={() => undefined} />, {
      page: before,
      pages: { problems: async () => [] },
      answers: { 'campaigns.list': list },
    })
    expect(
      await screen.findByText(
        '“Sale week” replaces this page until 3 Jan 1970, 08:00. The version that you publish now shows after that.',
      ),
    ).toBeVisible()
  })

  test('in the campaign', async () => {
    await openList('publisher')
    await userEvent.click(button('Edit Sale week'))
    const pages = screen.getByRole('region', { name: 'Pages' })
    expect(within(pages).getByText('Then the page disappears.')).toBeVisible()
  })

  test('in the campaign while its end is being moved forward: it does not follow itself', async () => {
    await openList('publisher')
    await userEvent.click(button('Edit Sale week'))
    const until = within(screen.getByRole('dialog')).getByRole('group', { name: 'Until' })
    within(until).getByRole('spinbutton', { name: /^day/ }).focus()
    await userEvent.keyboard('02')
    expect(within(until).getByRole('spinbutton', { name: /^day/ })).toHaveTextContent('02')
    const pages = screen.getByRole('region', { name: 'Pages' })
    expect(within(pages).getByText('Then the page disappears.')).toBeVisible()
  })

  test('before a campaign is ended, for each of its pages', async () => {
    renderInWorld(<CampaignList operator={{ name: 'ada', role: 'publisher' }} />, {
      pages: { pages: async () => [before] },
      answers: { 'campaigns.list': list },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'End now: Sale week' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText('“Sale week” is live. Once it is ended:')).toBeVisible()
    const [line] = dialog.getAllByRole('listitem')
    expect(line?.textContent).toMatch(/Then version 3 of 30 Dec 1969, 08:00 returns\.$/)
  })

  test('before it is taken down: the campaign goes on', async () => {
    renderInWorld(
      <ConfirmPageDialog question={{ kind: 'unpublish', page: before }} onClose={() => undefined} />,
      { answers: { 'campaigns.list': list } },
    )
    expect(await screen.findByText(/^Live until .*; then the page disappears\.$/)).toBeVisible()
  })
})

test.each([
  ['the Chinese page', 3, /^Shoppers who read English will get the Chinese page instead of/],
  ['nothing', null, /^Shoppers will no longer find/],
] as const)(
  'before an English page is taken down: then shoppers get %s (LO-04)',
  async (_, version, text) => {
    const english = { ...page, key: 'landingPage.summer_en_US', locale: 'en_US', liveVersion: 2 } as const
    renderInWorld(
      <ConfirmPageDialog question={{ kind: 'unpublish', page: english }} onClose={() => undefined} />,
      {
        pages: { pages: async () => [{ ...page, liveVersion: version }, english] },
        answers: { 'campaigns.list': async () => [] },
      },
    )
    expect(await screen.findByText(text)).toBeVisible()
  },
)

describe('a period that is chosen says what follows, before and after publishing', () => {
  const week = campaign('Week', -HOUR, 48 * HOUR, { pages: [] })
  const other = {
    ...page,
    key: 'other',
    locale: 'en_US',
    status: 'changed',
    liveVersion: 6,
    publishedAt: -HOUR,
  } as const
  const own = { ...page, liveVersion: 3, publishedAt: -48 * HOUR }

  const open = (more: Answers = {}, shown: PageDetail = own) =>
    renderInEditor(<PublishDialog onClose={() => undefined} />, {
      page: shown,
      other,
      pages: { problems: async () => [], page: async key => (key === other.key ? other : shown) },
      answers: {
        'campaigns.list': async () => [week],
        'pages.summary': async ({ key }) => ({ ...(key === other.key ? other : own), hasOther: true }),
        'versions.release': async () => own.draft,
        ...more,
      },
    })
  const inCampaign = async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'In a campaign' }))
    await userEvent.selectOptions(screen.getByLabelText('Campaign'), week.id)
  }

  test('of this language, and of both where both are published', async () => {
    open()
    await inCampaign()
    expect(
      screen.getByText('Live until 3 Jan 1970, 08:00; then version 3 of 30 Dec 1969, 08:00 returns.'),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Chinese and English together' }))
    expect(
      await screen.findByText(
        'English: Live until 3 Jan 1970, 08:00; then version 6 of 1 Jan 1970, 07:00 returns.',
      ),
    ).toBeVisible()
    expect(screen.getByText(/^Chinese: Live until .*; then version 3 of .* returns\.$/)).toBeVisible()
  })

  test('of the other language, which is live for a period: it is no draft', async () => {
    const inOther = campaign('Other', -HOUR, 48 * HOUR, {
      pages: [{ key: other.key, pageVersion: 4, at: -HOUR, by: 'bo' }],
    })
    open({
      'campaigns.list': async () => [inOther],
      'pages.summary': async () => ({ ...other, status: 'draft', liveVersion: null, hasOther: true }),
    })
    expect(await screen.findByText(/^The English page is live for a period\./)).toBeVisible()
    expect(screen.getByText(/^Live until 3 Jan 1970, 08:00; then /)).toBeVisible()
    expect(screen.queryByText(/has not been published yet/)).toBeNull()
  })

  test('of a draft that is live already: it stays', async () => {
    open({}, { ...own, status: 'live' })
    await inCampaign()
    expect(screen.getByText('Live until 3 Jan 1970, 08:00; then this version stays live.')).toBeVisible()
  })

  test('and in the message when it is done', async () => {
    open({ 'campaigns.add-page': async () => week })
    await inCampaign()
    await userEvent.click(button('Add to campaign'))
    await waitFor(() =>
      expect(currentToast()?.message).toMatch(
        /was added to “Week”\. Live until 3 Jan 1970, 08:00; then version 3 of 30 Dec 1969, 08:00 returns\.$/,
      ),
    )
  })

  test('a period without an end is said to have none', async () => {
    open({ 'campaigns.list': async () => [{ ...week, from: 2 * HOUR, until: null }] })
    await inCampaign()
    expect(screen.getByText('Live from 1 Jan 1970, 10:00, without an end.')).toBeVisible()
  })
})
