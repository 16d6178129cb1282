/** Shops per slide: four by two, on phones two by four. Source: L-202, LO-47. */
export const SHOPS_PER_SLIDE = 8

/** Entries with a picture or text; the editor shows all. */
export const shownShops = <
  Shop extends { readonly url: string; readonly title: string; readonly brandName: string },
>(
  shops: readonly Shop[],
  isBuilder: boolean,
): readonly Shop[] => shops.filter(({ url, title, brandName }) => isBuilder || url || title || brandName)
