import { BasketPopup } from '#blocks/popups/basketPopup/BasketPopup.tsx'
import { basketPopupBlock } from '#blocks/popups/basketPopup/block.ts'
import { bagStore, showBag } from '#blocks/shop/cart/bag.ts'
import { bagItem, bagOf, hkd, worth } from '#blocks/testing/bag.ts'
import { type BlockStory, blockStories } from '../block-stories.tsx'
import { opensSoon } from '../opens-soon.ts'

const { meta: block, ...basket } = blockStories(basketPopupBlock, BasketPopup)
const meta = { title: 'Blocks/BasketPopup/States', ...block }
export default meta

/** With a bag of this many dollars. */
const bag = (story: BlockStory, amount: number, name = '雲脊防水外套') =>
  opensSoon(story, () =>
    showBag(
      bagOf(
        [
          bagItem('CR-JKT-001', {
            spuTitle: name,
            imageUrl: '/media/demo/product-shell.svg',
            promoPrice: hkd(899.5),
          }),
        ],
        worth(amount),
      ),
    ),
  )

export const MissingForFreeDelivery = bag(basket.preset('freeDelivery'), 899.5)
export const InEnglish = bag(basket.english('freeDeliveryEnglish'), 899.5, 'Cloudridge Shell')
export const GiftEarned = bag(basket.preset('gift'), 2500)
export const GiftEarnedInEnglish = bag(basket.english('giftEnglish'), 2500, 'Cloudridge Shell')
/** The bag is not known: nothing. */
export const Empty = {
  ...basket.empty(),
  beforeEach: () => bagStore.set({ pending: 0 }),
}
export const LongText = bag(
  basket.longText('freeDelivery'),
  899.5,
  '雲脊三層防水透氣外套連可拆式帽及腋下通風拉鏈，附送收納袋',
)
export const Phone = bag(basket.phone('freeDelivery'), 899.5)
export const LongEnglish = bag(
  basket.longEnglish('freeDeliveryEnglish'),
  899.5,
  'Cloudridge Three-layer Waterproof Breathable Shell with Detachable Hood and Underarm Zips',
)
