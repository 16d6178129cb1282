import type { ShopImport } from '#api/opening/shop-imports.ts'

/** Parts of a shop as an import counts them. */
export type ArchivePart = 'products' | 'otherGoods' | 'site' | 'settings' | 'pages' | 'pictures'

/** Entries of a part: those that an import adds, and those that the shop has already, which stay as they are. */
export interface PartCount {
  readonly part: ArchivePart
  readonly added: number
  readonly present: number
}

/** A line that an import refuses. */
export interface RefusedLine {
  /** `goods.jsonl`, `pages/home_zh_HK.json` */
  readonly file: string
  /** From 1; 0 where the whole file is meant. */
  readonly line: number
  /** Field within the line; empty for the line itself. */
  readonly field: string
  /** In the language of the caller. */
  readonly message: string
}

/** Result of trying an archive. */
export interface ArchivePlan {
  /** Names the upload to `shop.import`. */
  readonly id: string
  /** Name of the file. */
  readonly name: string
  readonly parts: readonly PartCount[]
  /** Files of the archive that are no part of a shop, or that no import of the desk takes. */
  readonly leftOut: readonly string[]
  /** Refused lines; while there are any, nothing can be imported. The first thousand at most. */
  readonly refused: readonly RefusedLine[]
  /** The same as a table for spreadsheets, with the text of each line; empty without refused lines. */
  readonly refusedTable: string
}

/** An import of a shop, with its progress. */
export interface ShopImportState extends Omit<ShopImport, 'result'> {
  /** Counts of what was added; empty while it runs, and of an import that failed. */
  readonly parts: readonly PartCount[]
}

/** Contents of an archive of the shop. */
export interface ArchiveContents {
  readonly parts: readonly { readonly part: ArchivePart; readonly count: number }[]
  /** Bytes of pictures and films. */
  readonly mediaBytes: number
}
