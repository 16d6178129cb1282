import { both } from '../text.ts'
import type { PieceDetails } from './piece-details.ts'

/** What gear of each kind is made to do; a style's own words go first. */
export const GEAR_DETAILS: PieceDetails = {
  dayPack: {
    function: both('返工與行山兩用', 'For work and hills'),
    construction: both('懸空網背，可拆電腦格', 'Suspended mesh back, removable laptop sleeve'),
    volume: both('22 升', '22 L'),
    measurement: both('50 × 29 × 20 厘米', '50 × 29 × 20 cm'),
    sweatAbsorption: both('背板懸空，保持背部乾爽', 'Suspended back keeps your shirt dry'),
  },
  rollPack: {
    function: both('不怕水的背囊', 'A pack that can get wet'),
    construction: both('高頻熱壓，無縫線', 'Welded, not sewn'),
    waterproof: both('捲三下，IPX6', 'Three rolls, IPX6'),
    volume: both('28 升', '28 L'),
    measurement: both('54 × 30 × 18 厘米', '54 × 30 × 18 cm'),
  },
  trekPack: {
    function: both('兩日一夜', 'Two days and a night'),
    construction: both('鋁條內架，背長可調六厘米', 'Aluminium stays, six centimetres of adjustment'),
    filler: both('腰帶雙密度泡棉', 'Dual-density foam hip belt'),
    waterproof: both('防潑水布料，附雨罩', 'Water-repellent fabric, rain cover included'),
    volume: both('40 升', '40 L'),
    measurement: both('66 × 32 × 24 厘米', '66 × 32 × 24 cm'),
    tailoring: both('肩帶按背長調節', 'Adjustable back length'),
  },
  expeditionPack: {
    function: both('重裝長線', 'Heavy loads, long trails'),
    construction: both('三個開口，前幅 U 型拉鏈', 'Three openings, U-zip in front'),
    filler: both('腰帶雙密度泡棉', 'Dual-density foam hip belt'),
    volume: both('65 升', '65 L'),
    measurement: both('78 × 36 × 28 厘米', '78 × 36 × 28 cm'),
  },
  duffel: {
    function: both('旅行與露營運輸', 'For travel and car camping'),
    construction: both('底部雙層，獨立濕格', 'Doubled base, separate wet pocket'),
    waterproof: both('塗層布料，可抹乾淨', 'Coated fabric wipes clean'),
    volume: both('50 升', '50 L'),
    measurement: both('60 × 32 × 28 厘米', '60 × 32 × 28 cm'),
  },
  domeTent: {
    function: both('二人露營，三季合用', 'Two people, three seasons'),
    construction: both('雙柱自立式', 'Two poles, freestanding'),
    waterproof: both('外帳 3,000 毫米，地布 5,000 毫米', 'Fly 3,000 mm, floor 5,000 mm'),
    volume: both('收納 45 × 15 厘米', 'Packs to 45 × 15 cm'),
    measurement: both('內帳 215 × 130 × 105 厘米', 'Inner 215 × 130 × 105 cm'),
    sunscreen: both('外帳 UPF 40', 'Fly UPF 40'),
  },
  tunnelTent: {
    function: both('四人家庭露營', 'Camping for four'),
    construction: both('三拱隧道，兩房一廳', 'Three hoops, two rooms and a hall'),
    waterproof: both('外帳 3,000 毫米', 'Fly 3,000 mm'),
    measurement: both('430 × 230 × 185 厘米', '430 × 230 × 185 cm'),
  },
  tarp: {
    function: both('遮日擋雨', 'Sun and showers'),
    construction: both('懸鏈線裁邊，八個拉環', 'Catenary-cut edges, eight loops'),
    waterproof: both('1,500 毫米', '1,500 mm'),
    measurement: both('300 × 270 厘米', '300 × 270 cm'),
    sunscreen: both('UPF 50', 'UPF 50'),
  },
  sleepingBag: {
    function: both('香港冬夜', 'Hong Kong winter nights'),
    construction: both('立體腳格，雙向拉鏈', 'Boxed foot, two-way zip'),
    filler: both('650 蓬鬆度鴨絨', '650-fill duck down'),
    volume: both('收納 6 升', 'Packs to 6 L'),
    measurement: both('長 205 厘米', '205 cm long'),
  },
  sleepingMat: {
    function: both('隔寒、承托', 'Insulation and support'),
    construction: both('橫向氣室', 'Cross-wise chambers'),
    measurement: both('183 × 51 × 8 厘米', '183 × 51 × 8 cm'),
    volume: both('收納 2 升', 'Packs to 2 L'),
  },
  headlamp: {
    function: both('夜行照明', 'Light for night walks'),
    waterproof: both('IPX6', 'IPX6'),
    otherTechnology: both('USB-C 充電，紅光模式', 'USB-C, red light'),
    measurement: both('6 × 4 × 4 厘米', '6 × 4 × 4 cm'),
  },
  bottle: {
    function: both('八小時保溫', 'Hot for eight hours'),
    construction: both('雙層真空', 'Double-walled vacuum'),
    volume: both('750 毫升', '750 ml'),
    measurement: both('高 26 厘米，直徑 7.5 厘米', '26 cm tall, 7.5 cm across'),
  },
  poles: {
    function: both('上山省力，落山護膝', 'Easier climbs, kinder descents'),
    construction: both('三節摺疊，鎖扣調長', 'Three-part folding, lever locks'),
    measurement: both('105–125 厘米，收納 38 厘米', '105–125 cm, folds to 38 cm'),
  },
  cookset: {
    function: both('輕裝煮食', 'Light cooking'),
    construction: both('搪瓷杯及小氣罐可收進煲內', 'Mug and gas canister pack inside the pot'),
    volume: both('煲 1.4 升，杯 0.4 升', 'Pot 1.4 L, mug 0.4 L'),
  },
}
