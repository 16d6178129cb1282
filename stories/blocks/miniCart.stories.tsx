import { bagStore, showBag } from '#blocks/shop/cart/bag.ts'
import { bagOf } from '#blocks/testing/bag.ts'
import { Header } from '#blocks/frame/header/Header.tsx'
import { headerSchema } from '#blocks/frame/header/block.ts'
import { miniCartBlock } from '#blocks/frame/miniCart/block.ts'
import { MiniCart } from '#blocks/frame/miniCart/MiniCart.tsx'
import { MiniCartPanel } from '#blocks/frame/miniCart/MiniCartPanel.tsx'
import { cartLine } from '#blocks/testing/cart-lines.ts'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { type BlockStory, blockStories } from '../block-stories.tsx'

const { meta: block, ...miniCart } = blockStories(miniCartBlock, MiniCart)
const meta = { title: 'Blocks/MiniCart/States', ...block }
export default meta

const lines = [
  cartLine({ lineId: 'a', quantity: 2 }),
  cartLine({
    lineId: 'b',
    spuTitle: 'Brookstone Flask',
    lineType: 'ATTACHED_PRODUCT',
    imageUrl: '/media/demo/product-bottle.svg',
  }),
  cartLine({ lineId: 'c', spuTitle: 'Dry bag', lineType: 'GIFT', imageUrl: '' }),
  cartLine({ lineId: 'd', inventory: 0 }),
]
/** What a panel hangs below, with room for it. */
const Place = ({ height, children }: { readonly height: number; readonly children: ReactNode }) => (
  <div style={{ width: 420, minHeight: height }}>
    <div style={{ position: 'relative' }}>{children}</div>
  </div>
)

/** Hovering the bag in the header unfolds it, with a bag that holds something. Source: L-061 … L-067. */
export const UnderTheBag: BlockStory = {
  ...miniCart.english('usual'),
  beforeEach: () => {
    showBag(bagOf(lines))
    return () => bagStore.set({ pending: 0 })
  },
  render: (_, { id }) => (
    <div style={{ minHeight: 720 }}>
      <Header id={`c-${id}`} options={headerSchema.parse({})} data={{}} />
      <MiniCart id="c1" options={{ note: '' }} data={{}} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const bag = canvas.getByRole('link', { name: 'Shopping bag, 3 items' })
    // What watches the sign comes by itself; a pointer that was there before it has to come again.
    await waitFor(
      async () => {
        await userEvent.unhover(bag)
        await userEvent.hover(bag)
        await canvas.findByRole('region', { name: 'Shopping bag' }, { timeout: 600 })
      },
      { timeout: 9000, interval: 700 },
    )
  },
}

/** The panel by itself: lines that can be bought, a gift, an add-on, a total. Source: L-061 … L-063, L-072. */
export const Panel: BlockStory = {
  ...miniCart.preset('usual'),
  render: () => (
    <Place height={660}>
      <MiniCartPanel bag={bagOf(lines)} note="香港及澳門訂單滿 HK$1,000 免運費" />
    </Place>
  ),
}

/** What cannot be ordered as it stands is left out: switched off, off the shelf, sold out, fewer left than asked for. Source: L-064, L-073 … L-076. */
export const OnlyWhatCanBeOrdered: BlockStory = {
  ...miniCart.english('usual'),
  render: () => (
    <Place height={420}>
      <MiniCartPanel
        bag={bagOf([
          cartLine({ lineId: 'off', disabled: true, spuTitle: 'Switched off' }),
          cartLine({ lineId: 'gone', inventory: 0, spuTitle: 'Sold out' }),
          cartLine({ lineId: 'few', inventory: 1, quantity: 3, spuTitle: 'Fewer left' }),
          cartLine({ lineId: 'left', inventory: 3, quantity: 2, spuTitle: 'Three left, two wanted' }),
        ])}
        note=""
      />
    </Place>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByRole('combobox').querySelectorAll('option')).toHaveLength(3)
  },
}

/** More than fits scrolls inside the panel; total and buttons stay. */
export const ManyLines: BlockStory = {
  ...miniCart.preset('usual'),
  render: () => (
    <Place height={660}>
      <MiniCartPanel
        bag={bagOf(
          Array.from({ length: 12 }, (_, at) =>
            cartLine({
              lineId: `line ${at}`,
              quantity: (at % 3) + 1,
              spuTitle: `風脊三層防水外套 ${at + 1}`,
            }),
          ),
        )}
        note="香港及澳門訂單滿 HK$1,000 免運費"
      />
    </Place>
  ),
}
