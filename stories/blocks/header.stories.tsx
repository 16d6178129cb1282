import { expect } from 'storybook/test'
import { headerBlock } from '#blocks/header/block.ts'
import { Header } from '#blocks/header/Header.tsx'
import { navEntries } from '#blocks/testing/nav-entries.ts'
import { type BlockStory, blockStories } from '../block-stories.tsx'

const { meta: block, ...header } = blockStories(headerBlock, Header)
const meta = { title: 'Blocks/Header', ...block }
export default meta

export const Shop = header.preset('shop')
export const English = header.english('shopEn')
export const Bare = header.preset('bare')
export const LongText = header.longText('shop')
export const LongEnglish = header.longEnglish('shopEn')
export const Phone = header.phone('shop')

/** The shop's own menu: colours, icons, a label, a panel that opens by its button, by hovering, by keyboard. Source: L-039. */
export const ShopMenu: BlockStory = {
  ...header.english('shopEn'),
  render: (_, { id }) => <Header id={`c-${id}`} options={{ links: [] }} data={{ menu: navEntries }} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.queryByRole('button', { name: 'More of Men' })
    // Narrow windows have the drawer instead.
    if (!button) return
    await userEvent.click(button)
    await expect(canvas.getByRole('link', { name: 'Shells' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
  },
}

/** The menu of phones opens, keeps the focus, and gives it back. Source: L-043, L-045. */
export const MenuOnAPhone: BlockStory = {
  ...header.phone('shop'),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.queryByRole('button', { name: '開啟選單' })
    // The test runner's window is as wide as a desktop, where there is no menu button.
    if (!button) return
    await userEvent.click(button)
    const drawer = canvas.getByRole('dialog', { name: '選單' })
    await expect(drawer).toHaveAttribute('open')
    await expect(drawer).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: '關閉選單' }))
    await expect(button).toHaveFocus()
  },
}
export const PageBuilder = header.builder('shop')
