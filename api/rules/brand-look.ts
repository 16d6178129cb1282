import { contrast, readableOn } from '#locales/contrast.ts'
import type { SocialName } from './social-names.ts'

/** Faces of text that need no download: what the house ships, and what devices have. */
export const TYPEFACES = ['house', 'system', 'serif', 'humanist'] as const
type Typeface = (typeof TYPEFACES)[number]

/**
 * Families before those of the house, which follow for signs that a device lacks. Without `Times New Roman`: Chromium looks no further than
 * its own default, and a device without a Chinese font would show boxes.
 */
const FAMILIES: Readonly<Record<Exclude<Typeface, 'house'>, string>> = {
  system: 'system-ui, "PingFang HK", "Microsoft JhengHei"',
  serif: 'Georgia, Cambria, "Noto Serif", "Liberation Serif", "Songti TC", "Noto Serif CJK HK", "PMingLiU"',
  humanist: 'Optima, Candara, "Gill Sans", "Noto Sans", "PingFang HK", "Microsoft JhengHei"',
}
const HOUSE = 'var(--font-latin), var(--font-han), system-ui, sans-serif'

/** Value of `font-family`. */
const familiesOf = (typeface: Typeface) => (typeface === 'house' ? HOUSE : `${FAMILIES[typeface]}, ${HOUSE}`)

/** Colours of a shop, `#rrggbb`. */
export interface BrandColours {
  /** Header, footer, buttons. */
  readonly themeColour: string
  /** Marks and small emphasis. */
  readonly accentColour: string
  /** Text. */
  readonly inkColour: string
  /** Ground of pages. */
  readonly paperColour: string
  /** Reduced prices. */
  readonly saleColour: string
}

/** As `ui/tokens.css` has them. */
export const DEFAULT_COLOURS: BrandColours = {
  themeColour: '#1f3d2f',
  accentColour: '#9a471f',
  inkColour: '#16211b',
  paperColour: '#faf7f1',
  saleColour: '#b3261e',
}

/** Face of a shop; a picture without address is the house's own. */
export interface BrandLook extends BrandColours {
  /** Address of the picture in the headers. */
  readonly logo: string
  /** The same for the footer, which is dark. */
  readonly footerLogo: string
  /** Address of the sign in the browser's tab. */
  readonly icon: string
  readonly textTypeface: Typeface
  readonly headingTypeface: Typeface
  /** Pages of the shop on social networks. */
  readonly socialLinks: readonly { readonly icon: SocialName; readonly url: string }[]
}

export const DEFAULT_LOOK: BrandLook = {
  ...DEFAULT_COLOURS,
  logo: '',
  footerLogo: '',
  icon: '',
  textTypeface: 'house',
  headingTypeface: 'house',
  socialLinks: [],
}

const channels = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

/** @param share of the first, 0 to 1 */
function mixed(one: string, other: string, share: number): string {
  const others = channels(other)
  return `#${channels(one)
    .map((channel, at) => Math.round(channel * share + (others[at] ?? 0) * (1 - share)))
    .map(channel => channel.toString(16).padStart(2, '0'))
    .join('')}`
}

/** The lightest mix of ink and paper that has a contrast on each ground; ink itself where none has. */
function mixReadableOn(ink: string, paper: string, least: number, grounds: readonly string[]): string {
  const shares = Array.from({ length: 19 }, (_, at) => 0.35 + at * 0.035)
  const found = shares
    .map(share => mixed(ink, paper, Math.min(1, share)))
    .find(mix => grounds.every(ground => (contrast(mix, ground) ?? 0) >= least))
  return found ?? ink
}

const TEXT = 4.5
const CONTROL = 3
const WHITE = '#ffffff'

/** Second ground and quieter signs that follow from the colours of text and paper. */
function quieter({ inkColour: ink, paperColour: paper }: BrandColours) {
  const ground = mixed(ink, paper, 0.055)
  return {
    ink: mixReadableOn(ink, paper, TEXT + 0.6, [paper, ground, WHITE]),
    paper: ground,
    line: mixed(ink, paper, 0.14),
    strongLine: mixReadableOn(ink, paper, CONTROL + 0.1, [paper, WHITE]),
  }
}

/** Sentences about pairs of colours that are too alike. */
export type ColourProblem =
  | 'inkOnPaper'
  | 'themeOnPaper'
  | 'accentOnPaper'
  | 'saleOnPaper'
  | 'onTheme'
  | 'onAccent'
  | 'paperTooDark'

/** Of the house, on any paper: danger, success, focus. */
const FIXED: readonly (readonly [colour: string, least: number])[] = [
  ['#b3261e', TEXT],
  ['#2a6643', TEXT],
  ['#1a5ea8', CONTROL],
]

/**
 * Pairs of colours that readers could not tell apart, each with the field to change. Text needs 4.5:1, edges of controls 3:1.
 * Source: WCAG 2.2, 1.4.3 and 1.4.11.
 */
export function colourProblems(
  colours: BrandColours,
): readonly (readonly [field: keyof BrandColours, problem: ColourProblem])[] {
  const { themeColour, accentColour, inkColour, paperColour, saleColour } = colours
  const grounds = [paperColour, quieter(colours).paper]
  const fails = (text: string, least: number, on: readonly string[] = grounds) =>
    on.some(ground => (contrast(text, ground) ?? 0) < least)
  const pairs: readonly (readonly [boolean, keyof BrandColours, ColourProblem])[] = [
    [FIXED.some(([colour, least]) => fails(colour, least)), 'paperColour', 'paperTooDark'],
    [fails(inkColour, TEXT) || fails(inkColour, TEXT, [WHITE]), 'inkColour', 'inkOnPaper'],
    [fails(themeColour, TEXT, [paperColour]), 'themeColour', 'themeOnPaper'],
    [fails(readableOn(themeColour), TEXT, [themeColour]), 'themeColour', 'onTheme'],
    [fails(accentColour, TEXT), 'accentColour', 'accentOnPaper'],
    [fails(WHITE, TEXT, [accentColour]), 'accentColour', 'onAccent'],
    [fails(saleColour, TEXT), 'saleColour', 'saleOnPaper'],
  ]
  return pairs.flatMap(([isProblem, field, problem]) => (isProblem ? [[field, problem] as const] : []))
}

/** Custom properties of a shop's face, for the root element; none for the house's own. */
export function brandVariables(look: BrandLook): Readonly<Record<string, string>> {
  const { inkColour: ink, paperColour: paper, accentColour: accent, textTypeface, headingTypeface } = look
  const isOwn = ink !== DEFAULT_COLOURS.inkColour || paper !== DEFAULT_COLOURS.paperColour
  const quiet = isOwn && quieter(look)
  return {
    ...(quiet && {
      '--colour-ink': ink,
      '--colour-ink-2': quiet.ink,
      '--colour-paper': paper,
      '--colour-paper-2': quiet.paper,
      '--colour-line': quiet.line,
      '--colour-line-strong': quiet.strongLine,
    }),
    ...(accent !== DEFAULT_COLOURS.accentColour && { '--colour-accent': accent }),
    ...(textTypeface !== 'house' && { '--font-body': familiesOf(textTypeface) }),
    ...((textTypeface !== 'house' || headingTypeface !== 'house') && {
      '--font-display': familiesOf(headingTypeface),
    }),
  }
}

/** Colours of a page that has none of its own: those of the shop. Source: L-159, LO-112. */
export const pageColours = (
  page: { readonly themeColor: string; readonly priceColor: string },
  { themeColour, saleColour }: BrandColours,
): { readonly themeColor: string; readonly priceColor: string } => ({
  themeColor: page.themeColor === DEFAULT_COLOURS.themeColour ? themeColour : page.themeColor,
  priceColor: page.priceColor === DEFAULT_COLOURS.saleColour ? saleColour : page.priceColor,
})

/** Colours of a mail, whose programs know no custom properties. */
export interface MailColours {
  readonly paper: string
  /** Second ground, below the foot. */
  readonly ground: string
  readonly ink: string
  readonly quiet: string
  readonly line: string
  readonly button: string
  readonly onButton: string
}

/** Those of the house, as `ui/tokens.css` has them: a little warmer than a mix. */
const HOUSE_QUIETER = { ink: '#566159', paper: '#f1ece1', line: '#dfd9cc' }

/** Share of ink in the dark paper, the rest is black. */
const DARK_SHARE = 0.78

/** Colours of the shop's mails on paper, and for readers who prefer a dark ground. */
export function mailColours(look: BrandColours): Readonly<Record<'light' | 'dark', MailColours>> {
  const { inkColour: ink, paperColour: paper, themeColour: theme } = look
  const isHouse = ink === DEFAULT_COLOURS.inkColour && paper === DEFAULT_COLOURS.paperColour
  const { ink: quiet, paper: ground, line } = isHouse ? HOUSE_QUIETER : quieter(look)
  const dark = mixed(ink, '#000000', DARK_SHARE)
  const darkGround = mixed(paper, dark, 0.07)
  return {
    light: { paper, ground, ink, quiet, line, button: theme, onButton: readableOn(theme) },
    dark: {
      paper: dark,
      ground: darkGround,
      ink: mixed(paper, dark, 0.94),
      quiet: mixReadableOn(paper, dark, TEXT + 0.6, [dark, darkGround]),
      line: mixed(paper, dark, 0.2),
      button: paper,
      onButton: dark,
    },
  }
}

/** Families for programs that load no typeface: what devices have, the shop's own choice first. */
export const mailFamilies = (typeface: Typeface): string =>
  [
    ...(typeface === 'house' ? ['"Helvetica Neue", Helvetica, Arial'] : [FAMILIES[typeface]]),
    '"PingFang HK", "Microsoft JhengHei", "Noto Sans HK", "Noto Sans CJK HK"',
    typeface === 'serif' ? 'serif' : 'sans-serif',
  ].join(', ')
