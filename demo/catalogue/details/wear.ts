import { measured } from '../size-charts.ts'
import { both } from '../text.ts'
import type { PieceDetails } from './piece-details.ts'

const HK_CUT = both('亞洲版型，肩線稍窄', 'Cut for narrower shoulders')

const EU42_FOOT = measured('shoes', 'EU42', 'foot')

/** What clothing of each kind is made to do; a style's own words go first. */
export const WEAR_DETAILS: PieceDetails = {
  shell: {
    function: both('擋雨、擋風，同時讓汗氣散走', 'Keeps rain and wind out, lets sweat escape'),
    construction: both('一片式肩幅，全縫線封條', 'One-piece shoulders, every seam taped'),
    waterproof: both('20,000 毫米水壓，透氣度 20,000 克', '20,000 mm water column, 20,000 g breathability'),
    otherTechnology: both('腋下長拉鏈，雪鏡可放的內袋', 'Long pit zips, goggle-size inner pocket'),
    measurement: both('中碼後幅長 74 厘米', 'Back length 74 cm in M'),
    sunscreen: both('UPF 50+', 'UPF 50+'),
    tailoring: both('關節位立體剪裁，舉手不扯下襬', 'Articulated joints, so the hem stays down'),
  },
  down: {
    function: both('靜止時保暖，行走時不焗', 'Warm when still, bearable when moving'),
    construction: both('分格縫線，羽絨不走位', 'Stitched baffles that keep the down in place'),
    filler: both('800 蓬鬆度白鵝絨 90%，絨毛 10%', '800-fill white goose down, 90/10'),
    waterproof: both('防潑水處理，細雨不入絨', 'Water-repellent finish for light rain'),
    otherTechnology: both('羽絨來源可追溯', 'Traceable down'),
    volume: both('收納後 2.1 升', 'Packs to 2.1 L'),
    measurement: both('中碼後幅長 69 厘米', 'Back length 69 cm in M'),
    sunscreen: both('UPF 50+', 'UPF 50+'),
    sweatAbsorption: both('腋下改用快乾短纖棉', 'Quick-drying short fibre under the arms'),
    tailoring: both('三維立體剪裁，可穿在硬殼之內', 'Shaped to sit under a shell'),
  },
  vest: {
    function: both('保住軀幹的溫度，雙手自由', 'Keeps the core warm and the arms free'),
    construction: both('無縫壓膠隔室', 'Bonded, stitch-free baffles'),
    filler: both('700 蓬鬆度鴨絨 85%', '700-fill duck down, 85/15'),
    volume: both('收納後 1.4 升', 'Packs to 1.4 L'),
    tailoring: both('修身剪裁，外可加硬殼', 'Slim, to layer under a shell'),
  },
  softshell: {
    function: both('擋風透氣，活動自如', 'Blocks wind, breathes, moves with you'),
    construction: both('平縫拼片，沒有肩線', 'Flat-felled panels without a shoulder seam'),
    waterproof: both('微防潑水', 'Lightly water-repellent'),
    sunscreen: both('UPF 40', 'UPF 40'),
    sweatAbsorption: both('內層磨毛，吸汗快乾', 'Brushed lining wicks and dries fast'),
    tailoring: HK_CUT,
  },
  pile: {
    function: both('營地與山路上的保暖層', 'Warmth for camp and trail'),
    construction: both('肩部加耐磨布片', 'Hard-wearing panels over the shoulders'),
    otherTechnology: both('原液着色紗線，抽紗前已上色', 'Solution-dyed yarn, coloured before it is spun'),
    tailoring: both('寬鬆剪裁', 'Roomy fit'),
  },
  grid: {
    function: both('行走時的中間層', 'The mid layer for moving'),
    construction: both('格紋織法，熱氣由坑道散走', 'Grid knit that lets heat escape along its channels'),
    sweatAbsorption: both('吸濕快乾，汗水不留在皮膚上', 'Wicks sweat off the skin and dries fast'),
    tailoring: both('貼身剪裁，拇指孔', 'Close fit with thumb loops'),
  },
  crew: {
    function: both('貼身第一層，三日不臭', 'Next to skin; stays fresh for three days'),
    construction: both('平縫接線，背囊肩帶不磨', 'Flat seams that don’t rub under pack straps'),
    sweatAbsorption: both('羊毛先吸汗氣，後慢慢放走', 'Absorbs moisture and releases it slowly'),
    sunscreen: both('UPF 30', 'UPF 30'),
    tailoring: HK_CUT,
  },
  zipNeck: {
    function: both('冷天的貼身層', 'The base layer for cold days'),
    construction: both('平縫接線，半胸拉鏈', 'Flat seams, half zip'),
    sweatAbsorption: both('羊毛吸汗，尼龍助乾', 'Wool wicks, nylon dries fast'),
    tailoring: HK_CUT,
  },
  leggings: {
    function: both('冷夜裏的第二層皮膚', 'A second skin for cold nights'),
    construction: both('無側縫，腰頭包邊', 'No side seams, soft covered waistband'),
    sweatAbsorption: both('羊毛吸汗，尼龍助乾', 'Wool wicks, nylon dries fast'),
  },
  teeStones: {
    function: both('山上山下都穿得', 'For the trail and for after it'),
    otherTechnology: both('水性印花，洗後不裂', 'Water-based print that does not crack'),
    tailoring: both('直身剪裁', 'Straight fit'),
  },
  teeRidge: {
    function: both('快乾，一頓飯時間就乾', 'Dry by the end of lunch'),
    sunscreen: both('UPF 40', 'UPF 40'),
    sweatAbsorption: both('異形纖維導汗', 'Shaped fibres draw sweat away'),
    tailoring: both('直身剪裁', 'Straight fit'),
  },
  teeContour: {
    function: both('柔軟、垂墜，旅行不皺', 'Soft, drapes well, travels without creases'),
    sweatAbsorption: both('天絲吸濕，觸感涼', 'Lyocell absorbs moisture and feels cool'),
    tailoring: both('女裝修腰剪裁', 'Shaped at the waist'),
  },
  trek: {
    function: both('長線行山褲', 'Trousers for long trails'),
    construction: both('膝部與後幅雙層', 'Doubled knees and seat'),
    waterproof: both('防潑水處理', 'Water-repellent finish'),
    sunscreen: both('UPF 50', 'UPF 50'),
    tailoring: both('膝部立體剪裁', 'Articulated knees'),
  },
  zipOff: {
    function: both('一條褲，兩個季節', 'One pair, two seasons'),
    construction: both('拉鏈分色，不會裝錯左右', 'Colour-coded zips, left and right'),
    sunscreen: both('UPF 50', 'UPF 50'),
    sweatAbsorption: both('快乾', 'Quick-drying'),
  },
  overTrousers: {
    function: both('落雨時套在外面', 'Goes over everything when it rains'),
    construction: both('側邊全開拉鏈，穿着靴也套得上', 'Full side zips go over boots'),
    waterproof: both('15,000 毫米水壓，全縫線封條', '15,000 mm water column, fully taped'),
    volume: both('收納後 0.6 升', 'Packs to 0.6 L'),
  },
  slim: {
    function: both('攀岩、行街都得', 'At home on the wall and in the street'),
    construction: both('襠部菱形布片', 'Diamond gusset'),
    tailoring: both('修身，膝部留位', 'Slim with room at the knee'),
  },
  trailShorts: {
    function: both('暑天越野跑', 'Trail running in the heat'),
    construction: both('內襯短褲，腰後拉鏈袋', 'Liner shorts, zipped back pocket'),
    sweatAbsorption: both('內襯導汗快乾', 'Liner wicks and dries fast'),
  },
  walkShorts: {
    function: both('夏日健行', 'Summer walking'),
    sunscreen: both('UPF 50', 'UPF 50'),
    tailoring: both('及膝長度', 'Knee length'),
  },
  runShoe: {
    function: both('石級與泥路都咬得住', 'Grips on steps and mud'),
    construction: both('前掌防刺板', 'Rock plate under the forefoot'),
    otherTechnology: both('4 毫米鞋釘，6 毫米前後跟差', '4 mm lugs, 6 mm drop'),
    sweatAbsorption: both('網布鞋面排汗', 'Mesh upper sheds sweat'),
    measurement: both(`EU 42：腳長 ${EU42_FOOT} 厘米`, `EU 42: for feet of ${EU42_FOOT} cm`),
  },
  walkShoe: {
    function: both('引水道與市區之間', 'From catchwater path to city street'),
    construction: both('可換鞋墊，可更換外底', 'Removable insole, can be resoled'),
    otherTechnology: both('天然橡膠濕地止滑', 'Natural rubber that grips in the wet'),
  },
  midBoot: {
    function: both('一日行程的中筒靴', 'Mid boots for day trips'),
    construction: both('腳踝軟墊，尼龍中底板', 'Padded ankle, nylon shank'),
    waterproof: both('防水透氣薄膜', 'Waterproof, breathable membrane'),
    filler: both('EVA 中底緩衝', 'EVA midsole'),
  },
  highBoot: {
    function: both('重裝與亂石路', 'For loads and loose rock'),
    construction: both('挪威式縫邊，可換底', 'Norwegian welt, can be resoled'),
    waterproof: both('全粒面皮，上蠟防水', 'Full-grain leather, waxed to shed water'),
    otherTechnology: both('鞋頭包膠', 'Rubber rand'),
    measurement: both('筒高 17 厘米', 'Shaft 17 cm'),
  },
  cap: {
    function: both('遮日擋汗', 'Shade and a sweatband'),
    sunscreen: both('UPF 50', 'UPF 50'),
    sweatAbsorption: both('毛巾布吸汗帶', 'Towelling sweatband'),
    measurement: both('頭圍 54–61 厘米', 'Fits 54–61 cm'),
  },
  beanie: {
    function: both('冷風中的一頂帽', 'One hat for cold wind'),
    construction: both('雙層織邊', 'Double-knit cuff'),
    measurement: both('頭圍 54–60 厘米', 'Fits 54–60 cm'),
  },
  bobble: {
    function: both('日常保暖', 'Everyday warmth'),
    measurement: both('頭圍 54–60 厘米', 'Fits 54–60 cm'),
  },
  gloves: {
    function: both('握杖、握石、按電話', 'For poles, holds and phones'),
    construction: both('掌心縫線外翻，不起水泡', 'Palm seams turned outward to prevent blisters'),
    waterproof: both('防潑水', 'Water-repellent'),
    filler: both('薄抓毛內裏', 'Thin fleece lining'),
  },
  socks: {
    function: both('長路不起泡', 'Long days without blisters'),
    construction: both('無骨縫頭，足弓加壓', 'Seamless toe, arch support'),
    sweatAbsorption: both('羊毛吸汗，尼龍耐磨', 'Wool wicks, nylon lasts'),
  },
  neckTube: {
    function: both('頸巾、口罩、頭帶，一條搞掂', 'Neck, face or headband'),
    sunscreen: both('UPF 50', 'UPF 50'),
    sweatAbsorption: both('快乾', 'Quick-drying'),
    measurement: both('25 × 48 厘米', '25 × 48 cm'),
  },
}
