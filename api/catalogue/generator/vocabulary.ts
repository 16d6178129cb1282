/** Words of generated catalogues, Chinese and English side by side. */
export type Pair = readonly [zh_HK: string, en_US: string]

/** Things sold, by group. Each is a leaf category below every department that sells the group. */
export const GOODS: Readonly<Record<string, readonly [group: Pair, goods: readonly Pair[]]>> = {
  outerwear: [
    ['外套', 'Outerwear'],
    [
      ['防水外套', 'rain jacket'],
      ['羽絨外套', 'down jacket'],
      ['軟殼外套', 'softshell jacket'],
      ['風衣', 'windshirt'],
      ['背心', 'vest'],
    ],
  ],
  layers: [
    ['中層與底層', 'Layers'],
    [
      ['抓毛外套', 'fleece jacket'],
      ['羊毛上衣', 'wool top'],
      ['快乾 T 恤', 'quick-dry tee'],
      ['長袖恤衫', 'long-sleeved shirt'],
      ['底層長褲', 'leggings'],
    ],
  ],
  legs: [
    ['下身', 'Legs'],
    [
      ['行山褲', 'trekking trousers'],
      ['短褲', 'shorts'],
      ['防水罩褲', 'rain trousers'],
      ['攀岩褲', 'climbing trousers'],
      ['半截裙', 'skirt'],
    ],
  ],
  feet: [
    ['鞋履', 'Footwear'],
    [
      ['越野跑鞋', 'trail running shoe'],
      ['健行鞋', 'walking shoe'],
      ['登山靴', 'hiking boot'],
      ['涼鞋', 'sandal'],
      ['羊毛襪', 'wool sock'],
    ],
  ],
  carry: [
    ['背包與袋', 'Packs and bags'],
    [
      ['日用背包', 'day pack'],
      ['長線背包', 'trekking pack'],
      ['行李袋', 'duffel bag'],
      ['腰包', 'hip pack'],
      ['水袋背包', 'running vest pack'],
    ],
  ],
  camp: [
    ['露營', 'Camp'],
    [
      ['二人帳幕', 'two-person tent'],
      ['家庭帳幕', 'family tent'],
      ['天幕', 'tarp'],
      ['睡袋', 'sleeping bag'],
      ['睡墊', 'sleeping mat'],
    ],
  ],
  tools: [
    ['配件', 'Accessories'],
    [
      ['行山杖', 'trekking poles'],
      ['頭燈', 'headlamp'],
      ['保溫樽', 'insulated bottle'],
      ['手套', 'gloves'],
      ['鴨舌帽', 'cap'],
    ],
  ],
}

/** Departments and the groups each sells. Their names are no other catalogue's: addresses are made of names. */
export const DEPARTMENTS: readonly {
  readonly code: string
  readonly name: Pair
  readonly groups: readonly string[]
}[] = [
  { code: 'men', name: ['測試男裝', 'Trial men'], groups: ['outerwear', 'layers', 'legs', 'feet'] },
  { code: 'women', name: ['測試女裝', 'Trial women'], groups: ['outerwear', 'layers', 'legs', 'feet'] },
  {
    code: 'kids',
    name: ['測試童裝', 'Trial kids'],
    groups: ['outerwear', 'layers', 'legs', 'feet', 'carry'],
  },
  { code: 'gear', name: ['測試裝備', 'Trial gear'], groups: ['carry', 'camp', 'tools'] },
  { code: 'outlet', name: ['測試清貨', 'Trial outlet'], groups: ['outerwear', 'feet', 'carry', 'camp'] },
]

export const PLACES: readonly Pair[] = [
  ['蚺蛇尖', 'Sharp Peak'],
  ['大東山', 'Sunset Peak'],
  ['龍脊', 'Dragon’s Back'],
  ['馬鞍山', 'Saddle Ridge'],
  ['獅子山', 'Lion Rock'],
  ['西灣', 'Sai Wan'],
  ['鹹田', 'Ham Tin'],
  ['塔門', 'Tap Mun'],
  ['鳳凰徑', 'Phoenix Trail'],
  ['大帽山', 'Misty Crown'],
  ['石壁', 'Stone Wall'],
  ['浪茄', 'Long Bay'],
  ['梧桐寨', 'Wu Tung Falls'],
  ['船灣', 'Plover Cove'],
  ['八仙嶺', 'Eight Peaks'],
  ['引水道', 'Catchwater'],
  ['北潭', 'North Pool'],
  ['麥徑', 'Mac Trail'],
  ['衛徑', 'Wilson Trail'],
  ['東壩', 'East Dam'],
]

export const QUALITIES: readonly Pair[] = [
  ['輕量', 'Light'],
  ['三層', '3-Layer'],
  ['保暖', 'Warm'],
  ['透氣', 'Airy'],
  ['彈力', 'Stretch'],
  ['耐磨', 'Hardy'],
  ['快乾', 'Dry'],
  ['經典', 'Classic'],
  ['專業', 'Pro'],
  ['再造', 'Recycled'],
]

export const COLOURS: readonly (readonly [code: string, name: Pair, hex: string])[] = [
  ['BLK', ['黑', 'Black'], '#222222'],
  ['NVY', ['深藍', 'Navy'], '#1f2a44'],
  ['RED', ['紅', 'Red'], '#b3342d'],
  ['GRN', ['綠', 'Green'], '#2f6b4f'],
  ['GRY', ['灰', 'Grey'], '#8a8d91'],
  ['OAT', ['燕麥', 'Oat'], '#d8cdb8'],
  ['BLU', ['天藍', 'Sky blue'], '#6f9fc0'],
  ['YLW', ['黃', 'Yellow'], '#d3a441'],
  ['PNK', ['粉紅', 'Pink'], '#c98a98'],
  ['BRN', ['啡', 'Brown'], '#6f4a32'],
]

/** Values of the attributes that feed filters. */
export const FILTERS: Readonly<
  Record<string, readonly [name: Pair, values: Readonly<Record<string, Pair>>]>
> = {
  gender: [
    ['適合', 'For'],
    {
      men: ['男裝', 'Men'],
      women: ['女裝', 'Women'],
      kids: ['小童', 'Kids'],
      everyone: ['中性', 'Everyone'],
    },
  ],
  outdoor: [
    ['運動', 'Sport'],
    {
      hiking: ['遠足', 'Hiking'],
      running: ['越野跑', 'Trail running'],
      climbing: ['攀岩', 'Climbing'],
      camping: ['露營', 'Camping'],
      water: ['水上', 'Water'],
      travel: ['旅行', 'Travel'],
      snow: ['滑雪', 'Snow'],
      everyday: ['日常', 'Everyday'],
    },
  ],
  shop: [
    ['門市', 'Store'],
    {
      central: ['中環', 'Central'],
      tst: ['尖沙咀', 'Tsim Sha Tsui'],
      cwb: ['銅鑼灣', 'Causeway Bay'],
      'sha-tin': ['沙田', 'Sha Tin'],
      'tsuen-wan': ['荃灣', 'Tsuen Wan'],
    },
  ],
  yearSeason: [
    ['季度', 'Season'],
    {
      ss25: ['2025 春夏', 'Spring/Summer 2025'],
      aw25: ['2025 秋冬', 'Autumn/Winter 2025'],
      ss26: ['2026 春夏', 'Spring/Summer 2026'],
      aw26: ['2026 秋冬', 'Autumn/Winter 2026'],
    },
  ],
  applicableNumber: [
    ['人數', 'Persons'],
    { '1': ['一人', '1 person'], '2': ['二人', '2 people'], '4': ['四人', '4 people'] },
  ],
}

export const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const

/** Forty houses: first words with second words. */
export const BRAND_WORDS: readonly [first: readonly Pair[], second: readonly Pair[]] = [
  [
    ['北', 'North'],
    ['青', 'Green'],
    ['白', 'White'],
    ['遠', 'Far'],
    ['靜', 'Quiet'],
    ['金', 'Golden'],
    ['長', 'Long'],
    ['高', 'High'],
  ],
  [
    ['岩', 'stone'],
    ['松', 'pine'],
    ['潮', 'tide'],
    ['嶺', 'ridge'],
    ['溪', 'brook'],
  ],
]
