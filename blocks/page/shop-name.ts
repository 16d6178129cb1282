/** The shop's name; closes the title of every page that shows goods, documents or screens. */
export const SHOP_NAME = 'Cairn'
