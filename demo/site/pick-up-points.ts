import type { BothTexts } from '#locales/locale.ts'
import type { SiteLine } from '#api/catalogue/site/site-lines.ts'
import { both } from '../catalogue/text.ts'

type PickUpLine = Extract<SiteLine, { kind: 'pickUpPoint' }>
type Rest = Pick<PickUpLine, 'sameDay' | 'status' | 'telephone'>

const SHOP_HOURS = both('每日 11:00–21:00', 'Daily 11:00–21:00')
const STATION_HOURS = both('星期一至六 09:30–20:00', 'Monday to Saturday 9:30–20:00')
const ALWAYS = both('全日 24 小時', 'Open 24 hours')

/** A place before it has a kind: code, name, area, address, `latitude, longitude`. */
type Place = readonly [
  code: string,
  name: BothTexts,
  area: string,
  address: BothTexts,
  at: readonly [number, number],
  rest?: Rest & { readonly hours?: BothTexts },
]

const SHOPS: readonly Place[] = [
  [
    'S-TAIHANG',
    both('Cairn 大坑', 'Cairn Tai Hang'),
    '81000204',
    both('銅鑼灣大坑書館街 28 號地下', 'G/F, 28 School Street, Tai Hang'),
    [22.2789, 114.1925],
    { telephone: '+852 3500 1201', sameDay: true },
  ],
  [
    'S-SHEUNGWAN',
    both('Cairn 上環', 'Cairn Sheung Wan'),
    '81000102',
    both('上環太平山街 41 號地下', 'G/F, 41 Tai Ping Shan Street, Sheung Wan'),
    [22.2852, 114.1481],
    { telephone: '+852 3500 1202', sameDay: true },
  ],
  [
    'S-SHAMSHUIPO',
    both('Cairn 深水埗維修店', 'Cairn Sham Shui Po Repair Shop'),
    '81000601',
    both('深水埗大南街 198 號地下及閣樓', 'G/F and mezzanine, 198 Tai Nan Street, Sham Shui Po'),
    [22.3297, 114.1627],
    { telephone: '+852 3500 1203', sameDay: true },
  ],
  [
    'S-DIAMONDHILL',
    both('Cairn 鑽石山', 'Cairn Diamond Hill'),
    '81000803',
    both('鑽石山鳳德道 60 號商場 2 樓 16 號舖', 'Shop 16, 2/F, 60 Fung Tak Road, Diamond Hill'),
    [22.3409, 114.2015],
    { telephone: '+852 3500 1204' },
  ],
  [
    'S-SAIKUNG',
    both('Cairn 西貢', 'Cairn Sai Kung'),
    '81001501',
    both('西貢福民路 22 號地下', 'G/F, 22 Fuk Man Road, Sai Kung'),
    [22.3816, 114.2707],
    { telephone: '+852 3500 1205', hours: both('每日 08:00–20:00', 'Daily 8:00–20:00') },
  ],
  [
    'S-SHATIN',
    both('Cairn 沙田', 'Cairn Sha Tin'),
    '81001601',
    both('沙田大會堂道 8 號商場 3 樓 305 號舖', 'Shop 305, 3/F, 8 Tai Wui Tong Road, Sha Tin'),
    [22.3815, 114.1886],
    { telephone: '+852 3500 1206' },
  ],
  [
    'S-MUIWO',
    both('Cairn 梅窩', 'Cairn Mui Wo'),
    '81001803',
    both('大嶼山梅窩碼頭路 10 號地下', 'G/F, 10 Ferry Pier Road, Mui Wo, Lantau'),
    [22.2654, 114.0012],
    {
      telephone: '+852 3500 1207',
      status: 'SUSPENDED',
      hours: both('裝修中，十二月中重開', 'Closed for renovation; reopens in mid-December'),
    },
  ],
  [
    'S-TAIPA',
    both('Cairn 氹仔', 'Cairn Taipa'),
    '82000601',
    both('氹仔官也街 32 號地下', 'G/F, 32 Rua do Cunha, Taipa'),
    [22.1535, 113.5562],
    { telephone: '+853 6612 3301', hours: both('每日 12:00–21:00', 'Daily 12:00–21:00') },
  ],
]

const STATIONS: readonly Place[] = [
  [
    'C-0101',
    both('山脊速遞站（中環）', 'Ridge Courier, Central'),
    '81000101',
    both('中環結志街 16 號地下', 'G/F, 16 Gage Street, Central'),
    [22.2829, 114.154],
    { telephone: '+852 3500 4101' },
  ],
  [
    'C-0503',
    both('山脊速遞站（旺角）', 'Ridge Courier, Mong Kok'),
    '81000504',
    both('旺角洗衣街 119 號地下 B 舖', 'Shop B, G/F, 119 Sai Yee Street, Mong Kok'),
    [22.3203, 114.1712],
    { telephone: '+852 3500 4102' },
  ],
  [
    'C-0901',
    both('山脊速遞站（觀塘）', 'Ridge Courier, Kwun Tong'),
    '81000901',
    both('觀塘興業街 14 號地下 5 號舖', 'Shop 5, G/F, 14 Hing Yip Street, Kwun Tong'),
    [22.3096, 114.2252],
    { telephone: '+852 3500 4103' },
  ],
  [
    'C-1001',
    both('山脊速遞站（荃灣）', 'Ridge Courier, Tsuen Wan'),
    '81001001',
    both('荃灣沙咀道 206 號地下', 'G/F, 206 Sha Tsui Road, Tsuen Wan'),
    [22.3705, 114.1135],
    { telephone: '+852 3500 4104' },
  ],
  [
    'C-1402',
    both('山脊速遞站（大埔墟）', 'Ridge Courier, Tai Po Market'),
    '81001402',
    both('大埔寶湖道 30 號地下 12 號舖', 'Shop 12, G/F, 30 Po Wu Lane, Tai Po'),
    [22.4459, 114.1689],
    { telephone: '+852 3500 4105' },
  ],
  [
    'C-M301',
    both('海角速遞站（新口岸）', 'Headland Courier, NAPE'),
    '82000301',
    both('澳門新口岸宋玉生廣場 180 號地下', 'G/F, 180 Alameda Dr. Carlos d’Assumpção, Macau'),
    [22.1887, 113.5532],
    { telephone: '+853 6612 4401' },
  ],
]

const LOCKERS: readonly Place[] = [
  [
    'L-0301',
    both('智能櫃：北角渡輪碼頭', 'Locker: North Point Ferry Pier'),
    '81000301',
    both('北角渡輪碼頭東面入口', 'East entrance, North Point Ferry Pier'),
    [22.2939, 114.2007],
  ],
  [
    'L-0306',
    both('智能櫃：柴灣站', 'Locker: Chai Wan Station'),
    '81000306',
    both('柴灣站 B 出口對出', 'Outside Exit B, Chai Wan Station'),
    [22.2647, 114.2372],
  ],
  [
    'L-0404',
    both('智能櫃：黃竹坑站', 'Locker: Wong Chuk Hang Station'),
    '81000404',
    both('黃竹坑站 A1 出口', 'Exit A1, Wong Chuk Hang Station'),
    [22.248, 114.168],
  ],
  [
    'L-0501',
    both('智能櫃：尖東海濱', 'Locker: East Tsim Sha Tsui waterfront'),
    '81000501',
    both('尖沙咀麼地道停車場地下', 'G/F, Mody Road car park, Tsim Sha Tsui'),
    [22.2985, 114.1772],
  ],
  [
    'L-0705',
    both('智能櫃：土瓜灣', 'Locker: To Kwa Wan'),
    '81000705',
    both('土瓜灣體育館地下大堂', 'G/F lobby, To Kwa Wan sports centre'),
    [22.3167, 114.1887],
  ],
  [
    'L-1201',
    both('智能櫃：元朗大馬路', 'Locker: Yuen Long Main Road'),
    '81001201',
    both('元朗青山公路 150 號地下通道', 'G/F passage, 150 Castle Peak Road, Yuen Long'),
    [22.4446, 114.0283],
  ],
  [
    'L-1502',
    both('智能櫃：將軍澳海濱', 'Locker: Tseung Kwan O waterfront'),
    '81001502',
    both('將軍澳唐俊街 9 號地下', 'G/F, 9 Tong Chun Street, Tseung Kwan O'),
    [22.3054, 114.2613],
  ],
  [
    'L-1801',
    both('智能櫃：東涌站', 'Locker: Tung Chung Station'),
    '81001801',
    both('東涌站巴士總站 3 號柱旁', 'Pillar 3, bus terminus, Tung Chung Station'),
    [22.2892, 113.9413],
    { status: 'SUSPENDED' },
  ],
  [
    'L-M101',
    both('智能櫃：關閘', 'Locker: Border Gate'),
    '82000101',
    both('澳門關閘廣場地下停車場入口', 'Car park entrance, Border Gate Plaza, Macau'),
    [22.2155, 113.549],
  ],
]

const lines = (type: 1 | 2 | 3, usual: BothTexts, from: number, places: readonly Place[]) =>
  places.map(
    ([code, name, area, address, [latitude, longitude], rest], i): PickUpLine => ({
      kind: 'pickUpPoint',
      code,
      type,
      name,
      area,
      address,
      hours: usual,
      latitude,
      longitude,
      position: from + i,
      ...rest,
    }),
  )

/** Shops, courier stations and lockers; the places are made up, the districts are not. Source: M-186, M-188, CO-142. */
export const PICK_UP_LINES: readonly PickUpLine[] = [
  ...lines(2, SHOP_HOURS, 100, SHOPS),
  ...lines(1, STATION_HOURS, 200, STATIONS),
  ...lines(3, ALWAYS, 300, LOCKERS),
]
