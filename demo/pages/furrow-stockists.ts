import { PICK_UP_LINES } from '../site/pick-up-points.ts'
import { type Placed, set, type Setting } from './page.ts'

const CELL = 'text-align: left; line-height: 2; font-size: 15px'
const row = (cells: readonly string[], tag: 'th' | 'td') =>
  `<tr>${cells.map((cell, i) => (i === 0 ? `<th scope="row" style="${CELL}">${cell}</th>` : `<${tag} style="${CELL}">${cell}</${tag}>`)).join('')}</tr>`

/** Which shop has what, its name as the shop finder has it, as HTML shut off in a frame of its own. Source: LO-62. */
export const furrowStockists = ({ say, locale }: Setting): Placed => {
  const shop = (code: string) => PICK_UP_LINES.find(point => point.code === code)?.name?.[locale] ?? ''
  const heads = [say('門市', 'Store'), say('底層', 'Base layers'), say('冷帽', 'Hats'), say('試身', 'Try on')]
  const rows = [
    [shop('S-SHEUNGWAN'), 'XS – XL', say('全部顏色', 'All colours'), say('可以', 'Yes')],
    [shop('S-SHAMSHUIPO'), 'S – L', say('全部顏色', 'All colours'), say('可以', 'Yes')],
    [shop('S-SHATIN'), 'XS – L', say('兩種顏色', 'Two colours'), say('須預約', 'By appointment')],
  ]
  return set('iframe', say('門市存貨', 'Stockists'), {
    title: say('田壠門市存貨', 'Furrow & Fold in our stores'),
    content: `<table style="width: 100%"><thead><tr>${heads.map(head => `<th scope="col" style="${CELL}; color: #7d3325">${head}</th>`).join('')}</tr></thead><tbody>${rows.map(cells => row(cells, 'td')).join('')}</tbody></table><p style="font-size: 13px; color: #6b5b50">${say('胸圍 95–100 厘米選 M；介乎兩碼之間，底層選小一碼。', 'Choose M for a chest of 95–100 cm. Between two sizes, take the smaller one for base layers.')}</p>`,
    width: 880,
    heights: [
      { from: 0, height: 350 },
      { from: 577, height: 230 },
    ],
  })
}
