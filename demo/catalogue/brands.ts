import { both, type Text } from './text.ts'

/** The eight houses of the demo shop; every one of them is invented. */
export const BRANDS: readonly { readonly code: string; readonly name: Text }[] = [
  { code: 'northcairn', name: both('北石', 'North Cairn') },
  { code: 'sable-ridge', name: both('墨脊', 'Sable Ridge') },
  { code: 'hush-pine', name: both('靜松', 'Hush Pine') },
  { code: 'furrow', name: both('田壠', 'Furrow & Fold') },
  { code: 'tidewalk', name: both('潮行', 'Tidewalk') },
  { code: 'quernstone', name: both('磨石', 'Quernstone') },
  { code: 'kitefold', name: both('摺鳶', 'Kitefold') },
  { code: 'lantern-bay', name: both('燈灣', 'Lantern Bay') },
]
