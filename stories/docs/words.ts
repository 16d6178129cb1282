import type { BlockGroup, Hydration, RootSlot } from '#blocks/page/define-block.ts'
import type { ShellName } from '#blocks/page/page.ts'
import type { Locale } from '#locales/locale.ts'

/** Option types with their own widget. */
export const COMPLEX_TYPES = {
  image: true,
  video: true,
  products: true,
  colour: true,
  percent: true,
  dateTime: true,
  richText: true,
} as const

/** An option's type, in a designer's words. */
export type OptionType =
  | keyof typeof COMPLEX_TYPES
  | 'link'
  | 'spacing'
  | 'hotAreas'
  | 'focalPoint'
  | 'choice'
  | 'list'
  | 'texts'
  | 'boolean'
  | 'integer'
  | 'number'
  | 'object'
  | 'text'

interface DocsWords {
  readonly types: Readonly<Record<OptionType, string>>
  readonly hydration: Readonly<Record<Hydration, string>>
  readonly hydrationShort: Readonly<Record<Hydration, string>>
  readonly groups: Readonly<Record<BlockGroup, string>>
  readonly slots: Readonly<Record<RootSlot, string>>
  readonly shells: Readonly<Record<ShellName, string>>
  readonly [word: string]: string | Readonly<Record<string, string>>
}

/** Texts of the documentation pages. Names, labels and hints of blocks are among their own texts. */
export const docsWords = {
  zh_HK: {
    types: {
      image: '圖片地址',
      video: '影片地址',
      products: '商品編號',
      colour: '顏色',
      percent: '百分比',
      dateTime: '香港時間',
      richText: '格式文字',
      link: '連結',
      spacing: '間距',
      hotAreas: '熱區',
      focalPoint: '焦點',
      choice: '選項',
      list: '清單',
      texts: '文字清單',
      boolean: '是／否',
      integer: '整數',
      number: '數字',
      object: '一組設定',
      text: '文字',
    },
    hydration: {
      never: '不載入程式碼：伺服器送出的 HTML 就是全部。',
      visible: '區塊快要進入畫面時才載入程式碼。',
      load: '頁面載入後一有空閒便載入程式碼。',
      later: '頁面載入數秒後才載入程式碼，例如定時彈窗。',
    },
    hydrationShort: { never: '不載入', visible: '接近畫面時', load: '載入後', later: '數秒後' },
    groups: {
      hero: '主視覺',
      layout: '版面',
      media: '圖片與影片',
      text: '文字',
      products: '商品',
      popups: '彈窗',
      frame: '頁框',
      screens: '固定頁面',
      settings: '設定',
    },
    slots: {
      top: '頂部',
      core: '核心',
      main: '主要內容',
      bottom: '底部',
      popup: '彈窗',
      settings: '設定',
    },
    shells: {
      frame: '頁框',
      product: '商品頁',
      list: '商品列表頁',
      cart: '購物袋頁',
      checkout: '結帳及付款頁',
      'sign-in': '登入及註冊頁',
      account: '會員帳戶頁',
      service: '客戶服務頁',
    },
    and: '而且',
    step: '每級',
    items: '項',
    characters: '字',
    spacingRange: '內距 0–400 px，上下外距 −200–400 px，左右外距 0–400 px',
    code: '代號',
    block: '區塊',
    group: '類別',
    version: '版本',
    migratesFrom: '自動轉換舊版本',
    noMigration: '未曾改版',
    place: '可放位置',
    childSlots: '內有位置',
    shell: '只用於',
    anyPage: '任何頁面',
    locked: '每頁只有一個，不能移除',
    movable: '可在原位置內移動次序',
    hidden: '只為舊頁面保留，不在清單內',
    cost: '程式碼（gzip）',
    costNone: '無',
    costUnknown: '未有建置結果',
    onDemand: '用到時另加',
    comesAlive: '互動方式',
    dependsOnOptions: '視乎設定而定。',
    rows: '規格條文',
    options: '設定',
    option: '設定項',
    what: '用途',
    type: '類型',
    preset: '預設值',
    range: '範圍或選擇',
    required: '必填',
    none: '無',
    shownWhen: '顯示條件',
    noOptions: '這個區塊沒有設定。',
    links: '連結去向',
    linkType: '類型值',
    leadsTo: '去向',
    linkValue: '填寫內容',
    example: '例子',
    newTab: '（新分頁）',
    presets: '現成範例',
    overview: '所有區塊',
    overviewIntro: '頁面編輯器和商店所用的每個區塊。按名稱可看它的說明、設定和所有樣貌。',
    stories: '樣貌',
  },
  en_US: {
    types: {
      image: 'picture address',
      video: 'film address',
      products: 'product codes',
      colour: 'colour',
      percent: 'percentage',
      dateTime: 'Hong Kong time',
      richText: 'formatted text',
      link: 'link',
      spacing: 'spacing',
      hotAreas: 'hot areas',
      focalPoint: 'focal point',
      choice: 'choice',
      list: 'list',
      texts: 'list of texts',
      boolean: 'yes or no',
      integer: 'whole number',
      number: 'number',
      object: 'group',
      text: 'text',
    },
    hydration: {
      never: 'Static: ships no script.',
      visible: 'Its script loads when it comes near the viewport.',
      load: 'Its script loads as soon as the loaded page is idle.',
      later: 'Its script loads some seconds after the page, for example for timed pop-ups.',
    },
    hydrationShort: {
      never: 'never',
      visible: 'near the screen',
      load: 'after load',
      later: 'seconds later',
    },
    groups: {
      hero: 'Hero',
      layout: 'Layout',
      media: 'Pictures and videos',
      text: 'Text',
      products: 'Products',
      popups: 'Pop-ups',
      frame: 'Frame',
      screens: 'Screens',
      settings: 'Settings',
    },
    slots: {
      top: 'top',
      core: 'core',
      main: 'main',
      bottom: 'bottom',
      popup: 'pop-ups',
      settings: 'settings',
    },
    shells: {
      frame: 'the frame',
      product: 'product pages',
      list: 'list pages',
      cart: 'the bag page',
      checkout: 'the checkout and payment pages',
      'sign-in': 'sign-in pages',
      account: 'account pages',
      service: 'service pages',
    },
    and: 'and',
    step: 'step',
    items: 'items',
    characters: 'characters',
    spacingRange: 'padding 0–400 px, margin above and below −200–400 px, beside 0–400 px',
    code: 'Code',
    block: 'Block',
    group: 'Group',
    version: 'Version',
    migratesFrom: 'older versions are migrated',
    noMigration: 'no migrations yet',
    place: 'Allowed slots',
    childSlots: 'Slots for child blocks',
    shell: 'Only on',
    anyPage: 'any page',
    locked: 'one per page, cannot be removed',
    movable: 'can be reordered within its slot',
    hidden: 'hidden from the palette, kept for older pages',
    cost: 'Script (gzip)',
    costNone: 'none',
    costUnknown: 'not built yet',
    onDemand: 'more on use',
    comesAlive: 'Hydration',
    dependsOnOptions: 'Depends on its options.',
    rows: 'Requirements',
    options: 'Options',
    option: 'Option',
    what: 'Purpose',
    type: 'Type',
    preset: 'Default',
    range: 'Range or choices',
    required: 'required',
    none: 'none',
    shownWhen: 'shown when',
    noOptions: 'This block has no options.',
    links: 'Where links lead',
    linkType: 'Type',
    leadsTo: 'Leads to',
    linkValue: 'Value',
    example: 'Example',
    newTab: ' (new tab)',
    presets: 'Presets',
    overview: 'All blocks',
    overviewIntro:
      'Every block of the page builder and the shop. A name leads to its description, its options and its stories.',
    stories: 'Stories',
  },
} satisfies Record<Locale, DocsWords>
