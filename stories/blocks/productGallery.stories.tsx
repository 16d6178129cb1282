import { expect, waitFor, within } from 'storybook/test'
import { productGalleryBlock } from '#blocks/catalogue/productGallery/block.ts'
import { ProductGallery } from '#blocks/catalogue/productGallery/ProductGallery.tsx'
import { productRoute } from '#blocks/testing/product-detail.ts'
import { type BlockStory, blockStories } from '../block-stories.tsx'

const { meta: block, ...gallery } = blockStories(productGalleryBlock, ProductGallery, {
  route: productRoute(),
})
const meta = { title: 'Blocks/ProductGallery/States', ...block }
export default meta

/** Six media beside the large one: four thumbnails in view, the rest by scrolling; one shows its picture. Source: C-066. */
export const Thumbnails: BlockStory = {
  ...gallery.english('standard'),
  play: async ({ canvas, userEvent }) => {
    const column = canvas.getByRole('button', { name: 'Show picture 1' }).closest('ul') as HTMLElement
    const isSeen = (thumb: HTMLElement) => {
      const { top, bottom } = thumb.getBoundingClientRect()
      const box = column.getBoundingClientRect()
      return top >= box.top - 1 && bottom <= box.bottom + 1
    }
    const thumbs = [...column.querySelectorAll('button')]
    await waitFor(() => expect(thumbs.map(isSeen)).toEqual([true, true, true, true, false, false]))
    await userEvent.click(canvas.getByRole('button', { name: 'Next thumbnails' }))
    await waitFor(() => expect(thumbs.map(isSeen)).toEqual([false, false, true, true, true, true]))
    await userEvent.click(canvas.getByRole('button', { name: 'Show picture 4' }))
    const strip = canvas.getByRole('list', { name: 'Pictures and videos' })
    await waitFor(() => expect(strip.scrollLeft).toBe(strip.clientWidth * 3))
  },
}

/** Under the mouse the picture is twice its size. Source: C-067, L-336, L-337. */
export const Magnified: BlockStory = {
  ...gallery.english('standard'),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^Enlarge picture: .* 1$/ })
    const { left, top, width, height } = button.getBoundingClientRect()
    const over = { bubbles: true, pointerType: 'mouse', clientX: left + width / 2, clientY: top + height / 2 }
    button.dispatchEvent(new PointerEvent('pointerover', over))
    const fine = await waitFor(() => {
      const found = button.parentElement?.querySelector<HTMLElement>('img[alt=""]')
      if (!found) throw new Error('Nothing is enlarged.')
      return found
    })
    await expect(fine.getBoundingClientRect().width).toBeCloseTo(width * 2, 0)
    await expect(fine.getBoundingClientRect().left).toBeCloseTo(left - width / 2, 0)
    button.dispatchEvent(new PointerEvent('pointerout', over))
    await waitFor(() => expect(fine.isConnected).toBe(false))
  },
}

/** Enter opens the large view, Escape leaves it. Source: C-069. */
export const LargeView: BlockStory = {
  ...gallery.english('standard'),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Enlarge picture: .* 2$/ })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog', { name: 'Enlarged pictures' })
    await waitFor(() => expect(dialog).toHaveTextContent('2/5'))
  },
}

/** On a phone the large view's picture grows to twice its size and no further. Source: C-069, L-338. */
export const PhoneZoom: BlockStory = {
  ...gallery.english('standard'),
  globals: { language: 'en', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Enlarge picture: .* 1$/ }))
    const large = within(await canvas.findByRole('dialog', { name: 'Enlarged pictures' }))
    const [picture] = large.getAllByRole('img')
    if (!picture) throw new Error('The large view is empty.')
    const width = () => picture.getBoundingClientRect().width
    await waitFor(() => expect(width()).toBeGreaterThan(300))
    const before = width()
    await userEvent.click(large.getByRole('button', { name: 'Zoom in' }))
    await waitFor(() => expect(width() / before).toBeCloseTo(2, 2))
    await userEvent.click(large.getByRole('button', { name: 'Zoom out' }))
    await waitFor(() => expect(width() / before).toBeCloseTo(1, 2))
  },
}
