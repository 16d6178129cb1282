import type { BothTexts } from '#locales/locale.ts'
import { both } from './text.ts'

interface Branch {
  readonly code: string
  readonly name: BothTexts
  readonly children?: readonly Branch[]
}
const branch = (code: string, zh: string, en: string, children: readonly Branch[] = []): Branch => ({
  code,
  name: both(zh, en),
  children,
})

/** What men's and women's clothing has alike, under the branch's own prefix. */
const clothing = (prefix: string): readonly Branch[] => [
  branch(`${prefix}-outerwear`, '外套', 'Outerwear', [
    branch(`${prefix}-shell`, '防水外套', 'Waterproof shells'),
    branch(`${prefix}-insulated`, '羽絨保暖', 'Down and insulation'),
    branch(`${prefix}-softshell`, '軟殼防風', 'Softshell and wind'),
  ]),
  branch(`${prefix}-layers`, '中層與底層', 'Mid and base layers', [
    branch(`${prefix}-fleece`, '抓毛', 'Fleece'),
    branch(`${prefix}-base`, '底層衣', 'Base layers'),
    branch(`${prefix}-tees`, 'T 恤', 'T-shirts'),
  ]),
  branch(`${prefix}-legs`, '下身', 'Trousers and shorts', [
    branch(`${prefix}-trousers`, '長褲', 'Trousers'),
    branch(`${prefix}-shorts`, '短褲', 'Shorts'),
  ]),
  branch(`${prefix}-feet`, '鞋履', 'Footwear', [
    branch(`${prefix}-shoes`, '越野跑鞋及健行鞋', 'Trail shoes'),
    branch(`${prefix}-boots`, '登山靴', 'Boots'),
  ]),
]

/** The category tree, three levels deep. */
const CATEGORY_TREE: readonly Branch[] = [
  branch('men', '男裝', 'Men', clothing('men')),
  branch('women', '女裝', 'Women', clothing('women')),
  branch('gear', '裝備', 'Gear', [
    branch('gear-carry', '背囊與袋', 'Packs and bags', [
      branch('gear-daypacks', '日用背囊', 'Day packs'),
      branch('gear-trekking', '長線背囊', 'Trekking packs'),
      branch('gear-duffels', '行李袋', 'Duffels'),
    ]),
    branch('gear-camp', '露營', 'Camp', [
      branch('gear-tents', '帳幕', 'Tents and tarps'),
      branch('gear-sleeping', '睡袋與睡墊', 'Sleeping bags and mats'),
      branch('gear-kitchen', '煮食與飲水', 'Kitchen and water'),
    ]),
    branch('gear-small', '配件', 'Accessories', [
      branch('gear-head', '帽與頸巾', 'Hats and neckwear'),
      branch('gear-hands-feet', '手套與襪', 'Gloves and socks'),
      branch('gear-tools', '行山杖與照明', 'Poles and lights'),
    ]),
  ]),
]

export interface CategoryRow {
  readonly code: string
  readonly parent?: string
  readonly name: BothTexts
  readonly position: number
}

/** The tree as rows, parents first. */
export function categoryRows(branches: readonly Branch[] = CATEGORY_TREE, parent?: string): CategoryRow[] {
  return branches.flatMap(({ code, name, children = [] }, i) => [
    { code, name, position: i + 1, ...(parent !== undefined && { parent }) },
    ...categoryRows(children, code),
  ])
}
