/**
 * Contents and view data that the shop's blocks read, by the keys under which a site's file has them. Others are ignored.
 * Source: L-155, L-156, LO-105; the keys are ours.
 */
export const VIEW_DATA = {
  /** `{ hotWords: { zh_HK: […], en_US: […] }, shown }`: searches that the empty search field offers, and how many (`hot-words.ts`). */
  searchWords: { modelCode: 'shop', type: 'config', position: 'header', module: 'search' },
  /** `{ initial }`: products side by side in a list. */
  listGrid: { modelCode: 'shop', type: 'config', position: 'list', module: 'grid' },
} as const

/** `{ tags: […], topText }`, by language: what consigned goods are labelled with, and what to know about them. Source: L-158. */
export const CONSIGNMENT_CONTENT = 'consignment-product'
