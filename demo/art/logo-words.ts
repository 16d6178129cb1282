/** A wordmark: its letters in the weight they are drawn in. */
export interface LogoWords {
  readonly use: 'display' | 'text'
  /** One entry a line. */
  readonly lines: readonly string[]
}

const display = (...lines: string[]): LogoWords => ({ use: 'display', lines })
const text = (...lines: string[]): LogoWords => ({ use: 'text', lines })

/**
 * The wordmarks of the demo’s brands, all of them invented: the eight houses sold here, then guests of the shops.
 * `lettering/outline-glyphs.ts` must be run again when a new character comes in.
 */
export const LOGO_WORDS = {
  northcairn: display('NORTH', 'CAIRN'),
  'sable-ridge': display('SABLE RIDGE'),
  'hush-pine': text('hush pine'),
  furrow: text('Furrow', '& Fold'),
  tidewalk: display('tidewalk'),
  quernstone: display('QUERNSTONE'),
  kitefold: display('KITEFOLD'),
  'lantern-bay': text('Lantern Bay'),
  albatross: display('ALBATROSS'),
  'bare-rock': display('BARE', 'ROCK'),
  driftline: text('driftline'),
  'eight-oars': display('8OARS'),
  fathom: display('FATHOM'),
  juniper: text('Juniper'),
  moonfish: display('moonfish'),
  'stone-lane': display('石板街'),
} as const satisfies Record<string, LogoWords>
export type LogoName = keyof typeof LOGO_WORDS
