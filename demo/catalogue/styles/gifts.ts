import type { Style } from '../style.ts'
import { both } from '../text.ts'

/** Not for sale: they come with other things. */
export const GIFTS: readonly Style[] = [
  {
    kind: 'GFT',
    style: 'SEASON-TUBE',
    brand: 'tidewalk',
    piece: 'neckTube',
    name: both('開季紀念頸巾', 'Season Neck Tube'),
    line: both('買帳幕送的那一條', 'The one that comes with a tent'),
    description: both(
      '每季一款，只送不賣。印上當季路線的等高線，快乾、防曬。',
      'One design a season, given and never sold. Printed with the contours of this season’s route; dries fast and keeps the sun off.',
    ),
    brief: both('非賣品，隨指定商品附送。', 'Not for sale; comes with selected products.'),
    craft: both('無縫圓織', 'Seamless circular knit'),
    fabric: both('再造聚酯 100%', '100% recycled polyester'),
    grams: 36,
    list: 140,
    sizes: 'one',
    colours: ['silvergrass'],
    categories: ['gear-head'],
    activities: ['everyday'],
    stars: 4,
    listedDaysAgo: 5,
    isGift: true,
  },
]
