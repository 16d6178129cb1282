// Written by `npm run codegen` from the folders that blocks/registry.ts lists. Not edited by hand.
import type { TextGroup } from '../page/view.ts'

/** The group of texts a block's view needs beside those of every page, by block code. What it opens later asks `loadTexts`. */
export const textGroups: Readonly<Record<string, TextGroup>> = {
  imageMagnifier: 'product',
  productSummary: 'product',
  productGallery: 'product',
  activityList: 'product',
  markupList: 'product',
  productAttributes: 'product',
  productMedia: 'product',
  sortBar: 'list',
  filterPanel: 'list',
  productGrid: 'list',
  emptyResult: 'list',
  memberCard: 'account',
  cartLines: 'service',
  cartPromotions: 'service',
  cartAddOns: 'service',
  cartCoupon: 'service',
  cartGoDollar: 'service',
  cartSummary: 'service',
  shareCart: 'service',
}
