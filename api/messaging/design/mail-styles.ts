import type { CSSProperties } from 'react'
import { type BrandLook, type MailColours, mailColours, mailFamilies } from '../../rules/brand-look.ts'

type Style = Readonly<CSSProperties>

/** Styles of the parts of a mail, written into each element: many programs read nothing else. */
export interface MailStyles {
  readonly page: Style
  readonly column: Style
  readonly mark: Style
  readonly logo: Style
  readonly heading: Style
  readonly part: Style
  readonly title: Style
  readonly text: Style
  readonly quiet: Style
  readonly quote: Style
  readonly code: Style
  readonly button: Style
  readonly row: Style
  readonly cell: Style
  readonly picture: Style
  readonly name: Style
  readonly amount: Style
  readonly total: Style
  readonly foot: Style
  readonly link: Style
  /** Rules that no element can carry: narrow windows, and readers who prefer a dark ground. */
  readonly sheet: string
}

/** Longest line of a mail, px. */
export const COLUMN_PX = 560
/** Box of a product's picture, px. */
export const PICTURE_PX = { width: 88, height: 110 } as const

const darkRules = ({ paper, ground, ink, quiet, line, button, onButton }: MailColours) =>
  [
    `.paper{background-color:${paper}!important}`,
    `.ground{background-color:${ground}!important}`,
    `.ink{color:${ink}!important}`,
    `.quiet{color:${quiet}!important}`,
    `.line{border-color:${line}!important}`,
    `.button{background-color:${button}!important;color:${onButton}!important}`,
  ].join('')

const NARROW = [
  '.column{padding-left:24px!important;padding-right:24px!important}',
  '.heading{font-size:27px!important;line-height:34px!important}',
  '.button{display:block!important;text-align:center!important}',
].join('')

/** @param isHan Chinese has more line height and no letter spacing */
export function mailStyles(look: BrandLook, isHan: boolean): MailStyles {
  const { light, dark } = mailColours(look)
  const body = mailFamilies(look.textTypeface)
  const display = mailFamilies(look.headingTypeface)
  const lead = isHan ? '28px' : '26px'
  const text: Style = { margin: 0, color: light.ink, fontSize: '16px', lineHeight: lead }
  const small: Style = { ...text, color: light.quiet, fontSize: '14px', lineHeight: isHan ? '24px' : '22px' }
  const line = `1px solid ${light.line}`
  return {
    page: { backgroundColor: light.paper, fontFamily: body },
    column: { paddingLeft: '32px', paddingRight: '32px' },
    mark: {
      margin: 0,
      color: light.ink,
      fontSize: '20px',
      lineHeight: '28px',
      fontWeight: 600,
      letterSpacing: isHan ? '0' : '0.02em',
      textDecoration: 'none',
    },
    // A dark logo stays on its own ground where the page is dark.
    logo: { backgroundColor: light.paper, borderRadius: '2px' },
    heading: {
      margin: 0,
      color: light.ink,
      fontSize: '34px',
      lineHeight: isHan ? '46px' : '40px',
      fontWeight: 500,
      letterSpacing: isHan ? '0' : '-0.02em',
    },
    part: { paddingTop: '40px' },
    title: {
      ...small,
      color: light.ink,
      fontWeight: 600,
      paddingBottom: '12px',
    },
    text,
    quiet: small,
    quote: { ...small, borderLeft: `2px solid ${light.line}`, paddingLeft: '16px' },
    code: {
      ...text,
      backgroundColor: light.ground,
      borderRadius: '2px',
      padding: '20px 24px',
      fontFamily: 'Menlo, Consolas, "Courier New", monospace',
      fontSize: '32px',
      lineHeight: '40px',
      letterSpacing: '0.2em',
    },
    button: {
      backgroundColor: light.button,
      borderRadius: '2px',
      color: light.onButton,
      fontSize: '16px',
      fontWeight: 600,
      padding: '17px 32px',
    },
    row: { borderTop: line },
    cell: { borderTop: line, padding: '20px 0', verticalAlign: 'top' },
    picture: {
      borderRadius: '2px',
      backgroundColor: light.ground,
      ...text,
      fontSize: '12px',
      lineHeight: '18px',
    },
    name: { ...text, fontWeight: 600, textDecoration: 'none', lineHeight: isHan ? '26px' : '24px' },
    amount: { ...text, whiteSpace: 'nowrap', textAlign: 'right', lineHeight: isHan ? '26px' : '24px' },
    total: { ...text, fontSize: '20px', lineHeight: '30px', fontWeight: 600 },
    foot: { backgroundColor: light.ground, paddingTop: '32px', paddingBottom: '48px' },
    link: { ...small, textDecoration: 'underline' },
    sheet: [
      ':root{color-scheme:light dark;supported-color-schemes:light dark}',
      `td,p,a,h2,blockquote{font-family:${body}}`,
      `.display{font-family:${display}}`,
      `@media (max-width:480px){${NARROW}}`,
      `@media (prefers-color-scheme:dark){${darkRules(dark)}}`,
    ].join('\n'),
  }
}
