import { expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { openPage, signInAs, toolbar } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

const title = (id: string, sort: number, text: string) =>
  draftBlock(id, 'articleTitle', { title: text }, { sort, name: id })

test('LO-14: a version beside the draft, both rendered; a block and a field come back by keyboard, and Undo takes them out', async () => {
  const { pageKey, client } = await draftWith(origin, 'history', [
    title('one', 1, 'Autumn sale'),
    title('two', 2, 'Second'),
  ])
  const { draft } = await client.change('pages.publish', {
    key: pageKey,
    revision: (await client.read('pages.find', { key: pageKey })).draft.revision,
    accepted: 'all',
  })
  await client.change('pages.save', {
    key: pageKey,
    draft: {
      title: draft.title,
      description: '',
      keywords: '',
      globalConfig: draft.globalConfig,
      components: [title('one', 1, 'Winter sale')],
      revision: draft.revision,
    },
  })
  const stored = async () =>
    (await client.read('pages.find', { key: pageKey })).draft.components.map(({ id, options }) => [
      id,
      options['title'],
    ])

  const visited = await visit('/robots.txt')
  const { page } = visited
  await signInAs(page, 'publisher')
  await openPage(page, pageKey)
  await toolbar(page, 'History').click()
  const dialog = page.getByRole('dialog', { name: 'Page history' })
  const [before, after] = ['Version 1, page', 'The draft now, page'].map(name =>
    dialog.getByTitle(name, { exact: true }),
  )
  if (!before || !after) throw new Error('Two views')
  await before.contentFrame().getByText('Autumn sale').waitFor()
  await before.contentFrame().getByText('Second').waitFor()
  await after.contentFrame().getByText('Winter sale').waitFor()
  // Outlines stand over the pages: what went on the left, what changed on both sides.
  await expect.poll(() => dialog.locator('figure [data-kind="removed"]:visible').count()).toBe(1)
  await expect.poll(() => dialog.locator('figure [data-kind="changed"]:visible').count()).toBe(2)
  // Each view is a document with a title of its own, and what is behind the dialog is inert: axe counts landmarks over all of them.
  expect((await axeFindings(page)).filter(finding => !finding.startsWith('landmark-'))).toEqual([])

  await dialog.getByRole('radio', { name: 'Slider', exact: true }).click()
  const share = dialog.getByRole('slider', { name: 'Position of the divider', exact: true })
  await share.press('End')
  await expect.poll(() => share.inputValue()).toBe('100')

  await dialog.getByRole('button', { name: 'Restore block: two', exact: true }).press('Enter')
  await after.contentFrame().getByText('Second').waitFor()
  const heading = dialog.getByRole('heading', { name: '1 difference', exact: true })
  await heading.waitFor()
  expect(await heading.evaluate(element => element === document.activeElement)).toBe(true)
  await dialog.getByRole('button', { name: /^Restore: .* \(one\)$/ }).press('Enter')
  await dialog.getByRole('heading', { name: 'No differences', exact: true }).waitFor()
  await expect.poll(stored).toEqual([
    ['one', 'Autumn sale'],
    ['two', 'Second'],
  ])

  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(stored).toEqual([['one', 'Winter sale']])
  // Before signing in the editor asks who is there, and the answer is 401.
  expect(visited.problems.filter(problem => !problem.includes('401'))).toEqual([])
})

test('LO-14: the draft is named, and the name stays after the draft changes', async () => {
  const { pageKey, client } = await draftWith(origin, 'history-names', [title('one', 1, 'Autumn sale')])
  const { page } = await visit('/robots.txt')
  await signInAs(page, 'editor')
  await openPage(page, pageKey)
  await toolbar(page, 'History').click()
  await page.getByRole('button', { name: 'Name the draft as it is now…', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Name the draft as it is now' })
  await question.getByLabel('Name', { exact: true }).fill('Before Christmas')
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /^Before Christmas/ }).waitFor()
  const { keptDrafts, draft } = await client.read('pages.find', { key: pageKey })
  expect(keptDrafts.map(({ name }) => name?.text)).toEqual(['Before Christmas'])
  expect(
    (await client.read('versions.draft', { key: pageKey, id: keptDrafts[0]?.id ?? 0 })).components,
  ).toEqual(draft.components)
})
