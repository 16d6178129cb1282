import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showsMemberPage } from '../../shop/links/member-page.ts'
import { parseOptions } from '../../page/normalise.ts'
import { renderView } from '../../testing/render-view.tsx'
import { memberPageToggleBlock } from './block.ts'
import { MemberPageToggle } from './MemberPageToggle.tsx'

const show = (options: object, around = {}) =>
  renderView('memberPageToggle', MemberPageToggle, options, around)

test.each([
  ['a new block', {}, true],
  ['switched off', { showMemberPage: false }, false],
  ['not a truth value', { showMemberPage: 'no' }, true],
])('%s (L-275, LO-60)', (_, given, shown) => {
  const { options } = parseOptions(memberPageToggleBlock, given)
  expect(options).toEqual({ showMemberPage: shown })
  expect(showsMemberPage({ memberPageToggle: options })).toBe(shown)
})

test.each([{}, { memberPageToggle: undefined }, { memberPageToggle: 'odd' }])(
  'without the setting the page shows: %j (L-026, L-276)',
  settings => expect(showsMemberPage(settings)).toBe(true),
)

test('draws nothing in the shop, a label on the canvas (LO-24)', () => {
  expect(show({}).container).toBeEmptyDOMElement()
  show({ showMemberPage: false }, { mode: 'builder' })
  expect(screen.getByText('The shop does not link to this page')).toBeVisible()
})
