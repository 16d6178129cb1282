/** Characters of a description that the shop hands to search engines and social networks. */
export const MAX_DESCRIPTION = 160

/** Type in which search engines set a result on a desktop, px. Chinese comes from the system's own sans serif. */
const TYPE = { title: '20px Arial, sans-serif', description: '14px Arial, sans-serif' } as const

/** Widths that search engines show before they cut, px: about 30 Chinese or 60 Latin characters of a title. */
export const SHOWN_PX = { title: 580, description: 920 } as const

export type ResultPart = keyof typeof SHOWN_PX

/** The width of a text as a search result sets it, px. */
export type MeasureText = (part: ResultPart, text: string) => number

/** Measures by a canvas, so that narrow and wide letters of both scripts count as what they take. */
export function createMeasure(): MeasureText {
  const context = document.createElement('canvas').getContext('2d')
  return (part, text) => {
    if (!context) return 0
    context.font = TYPE[part]
    return Math.round(context.measureText(text).width)
  }
}

/** The beginning of a text that fits with three dots behind it; the whole text where that fits. */
export function fitting(part: ResultPart, text: string, measure: MeasureText): string {
  const most = SHOWN_PX[part]
  if (measure(part, text) <= most) return text
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  )
  let [low, high] = [0, letters.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (measure(part, `${letters.slice(0, middle).join('').trimEnd()} …`) <= most) low = middle
    else high = middle - 1
  }
  return `${letters.slice(0, low).join('').trimEnd()} …`
}
