import { expect, test } from 'vitest'
import { findBlock } from '#blocks/registry.ts'
import { fromPage } from '#content-store/client/page-content.ts'
import { LivePage } from '../../core/model/live-page.ts'
import { slotsOfBlocks } from '../../core/model/placement.ts'
import { component, content } from '../../testing/pages.ts'
import { blocksIn } from './use-around.ts'

test('the footer is the last of the frame, below the promises in the bottom part, as in the shop (LO-20, Shells)', () => {
  const slotsOf = slotsOfBlocks(findBlock)
  const parts = content([
    component('footer', { code: 'footer', section: 'core' }),
    component('header', { code: 'header', section: 'core' }),
    component('icons', { code: 'footerIconList', section: 'bottom' }),
    component('notice', { code: 'messageBar', section: 'top' }),
  ])
  const page = new LivePage(
    fromPage(parts, slotsOf, id => id),
    slotsOf,
  )
  const ids = (region: 'header' | 'footer') => blocksIn(page, region).map(({ id }) => id)
  expect(ids('header')).toEqual(['notice', 'header'])
  expect(ids('footer')).toEqual(['icons', 'footer'])
})
