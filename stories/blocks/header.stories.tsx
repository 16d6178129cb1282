import { expect } from 'storybook/test'
import { headerBlock, headerSchema } from '#blocks/frame/header/block.ts'
import { Header } from '#blocks/frame/header/Header.tsx'
import { type Shopper, shopperStore } from '#blocks/shop/session/shopper.ts'
import { navEntries } from '#blocks/testing/nav-entries.ts'
import { type BlockStory, blockStories } from '../block-stories.tsx'

const { meta: block, ...header } = blockStories(headerBlock, Header)
const meta = { title: 'Blocks/Header/States', ...block }
export default meta

/** The shop's own menu: colours, icons, a label, a panel that opens by its button, by hovering, by keyboard. Source: L-039. */
export const ShopMenu: BlockStory = {
  ...header.english('shopEn'),
  render: (_, { id }) => (
    <Header id={`c-${id}`} options={headerSchema.parse({})} data={{ menu: navEntries }} />
  ),
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

const as = (shopper: Shopper) => () => {
  shopperStore.set({ shopper })
  return () => shopperStore.set({})
}

/** A member: greeting, orders, go-dollar, the way out. Source: L-168. */
export const Member: BlockStory = {
  ...header.preset('shop'),
  beforeEach: as({ isVisitor: false, name: '陳大文', staffCode: '', balance: 1250 }),
}

/** Staff with a very long name. Source: L-035. */
export const Staff: BlockStory = {
  ...header.english('shopEn'),
  beforeEach: as({
    isVisitor: false,
    name: 'Alexandrina Bartholomew-Featherstonehaugh 司徒諾軒',
    staffCode: 'S-1',
    balance: 123_456,
  }),
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
