import type { BothTexts, Locale } from '#locales/locale.ts'
import { SIZES, type SizeRun } from './sizes.ts'
import type { Style } from './style.ts'
import { both, compose } from './text.ts'

const MEASURES = {
  uk: both('UK', 'UK'),
  foot: both('腳長', 'Foot'),
  chest: both('胸圍', 'Chest'),
  waist: both('腰圍', 'Waist'),
  hip: both('臀圍', 'Hip'),
  sleeve: both('袖長', 'Sleeve'),
  insideLeg: both('褲內長', 'Inside leg'),
} as const satisfies Record<string, BothTexts>
export type Measure = keyof typeof MEASURES

interface Chart {
  readonly run: SizeRun
  readonly note: BothTexts
  /** In the order of the run's sizes; centimetres, but for `uk`. */
  readonly columns: Readonly<Partial<Record<Measure, readonly string[]>>>
}

const ON_THE_BODY = both(
  '以厘米計，貼身量度。介乎兩碼之間，內搭多層請選較大一碼。',
  'In centimetres, measured on the body. Between sizes, take the larger if you layer.',
)
const IN_CENTIMETRES = both('以厘米計。', 'In centimetres.')

const LETTERS = {
  chest: ['82–86', '87–92', '93–98', '99–106', '107–114'],
  waist: ['68–72', '73–78', '79–84', '85–92', '93–100'],
  hip: ['86–90', '91–95', '96–100', '101–107', '108–114'],
}
const WAIST = { waist: ['71', '76', '81', '86', '91'], hip: ['91', '96', '101', '106', '111'] }

/** The measurements of all goods: charts of products, the help centre and texts of products take them from here. */
const CHARTS = {
  tops: {
    run: 'letters',
    note: ON_THE_BODY,
    columns: { chest: LETTERS.chest, waist: LETTERS.waist, sleeve: ['79', '81', '83', '85', '87'] },
  },
  womensTops: {
    run: 'womens',
    note: ON_THE_BODY,
    columns: {
      chest: ['78–82', '83–87', '88–92', '93–98'],
      waist: ['60–64', '65–69', '70–74', '75–80'],
      sleeve: ['75', '77', '79', '81'],
    },
  },
  letterTrousers: {
    run: 'letters',
    note: ON_THE_BODY,
    columns: { waist: LETTERS.waist, hip: LETTERS.hip, insideLeg: ['76', '78', '80', '82', '84'] },
  },
  letterShorts: {
    run: 'letters',
    note: ON_THE_BODY,
    columns: { waist: LETTERS.waist, hip: LETTERS.hip, insideLeg: ['13', '13', '13', '13', '13'] },
  },
  trousers: {
    run: 'waist',
    note: IN_CENTIMETRES,
    columns: { ...WAIST, insideLeg: ['78', '79', '80', '81', '82'] },
  },
  shorts: { run: 'waist', note: IN_CENTIMETRES, columns: WAIST },
  shoes: {
    run: 'shoes',
    note: both(
      '腳長以厘米計。行長途請預留一隻手指的空間。',
      'Foot length in centimetres. Leave a finger’s width for long days.',
    ),
    columns: {
      uk: ['5', '6', '6.5', '7.5', '8', '9', '9.5'],
      foot: ['24.0', '24.5', '25.0', '26.0', '26.5', '27.5', '28.0'],
    },
  },
} as const satisfies Record<string, Chart>
export type ChartName = keyof typeof CHARTS

/** The chart of a design; none for goods whose sizes speak for themselves. */
export function chartNameOf({ sizes, kind }: Pick<Style, 'sizes' | 'kind'>): ChartName | undefined {
  switch (sizes) {
    case 'letters':
      return kind === 'TRS' ? 'letterTrousers' : kind === 'SHR' ? 'letterShorts' : 'tops'
    case 'womens':
      return 'womensTops'
    case 'waist':
      return kind === 'SHR' ? 'shorts' : 'trousers'
    case 'shoes':
      return 'shoes'
    default:
      return undefined
  }
}

/** A measurement as its chart has it. Throws where the chart has none. */
export function measured(name: ChartName, size: string, measure: Measure): string {
  const { run, columns }: Chart = CHARTS[name]
  const found = columns[measure]?.[SIZES[run].findIndex(({ code }) => code === size)]
  if (found === undefined) throw new Error(`The chart “${name}” has no ${measure} for ${size}.`)
  return found
}

const row = (cells: readonly string[], tag: 'th' | 'td') =>
  `<tr>${cells.map(cell => `<${tag}>${cell}</${tag}>`).join('')}</tr>`

function htmlOf({ run, note, columns }: Chart, locale: Locale): string {
  const measures = Object.keys(columns) as Measure[] // keys of the chart's columns
  const size = run === 'shoes' ? 'EU' : both('尺碼', 'Size')[locale]
  const rows = SIZES[run].map(({ name }, at) => [
    name[locale],
    ...measures.map(measure => columns[measure]?.[at] ?? ''),
  ])
  return `<p>${note[locale]}</p><table><thead>${row([size, ...measures.map(measure => MEASURES[measure][locale])], 'th')}</thead><tbody>${rows.map(cells => row(cells, 'td')).join('')}</tbody></table>`
}

/** The chart of a design as its product page shows it. */
export function sizeChartOf(style: Pick<Style, 'sizes' | 'kind'>): BothTexts | undefined {
  const name = chartNameOf(style)
  return name && compose(locale => htmlOf(CHARTS[name], locale))
}
