import type { BothTexts } from '#locales/locale.ts'
import type { ColourName } from './colours.ts'
import { both } from './text.ts'

/** What a colour was picked from, told on the product page. Source: C-062 (brand colour description). */
export const COLOUR_STORIES: Readonly<Record<ColourName, BothTexts>> = {
  pine: both(
    '取自大欖林道的濕地松，雨後最深。',
    'From the slash pines of Tai Lam, at their deepest after rain.',
  ),
  rust: both(
    '取自荒廢鐵橋的鏽色，遠看仍然搶眼。',
    'From an old iron bridge; easy to spot from the next ridge.',
  ),
  harbour: both('取自黃昏六點的維多利亞港。', 'From Victoria Harbour at six in the evening.'),
  ink: both('墨條磨開的第一層黑。', 'The first black off the ink stone.'),
  oat: both('未漂染的麥色，越洗越柔。', 'Undyed oat, softer with every wash.'),
  sage: both('曬乾的鼠尾草，灰裏帶綠。', 'Dried sage: green with some grey in it.'),
  saddle: both('舊馬鞍的棕，用久了更好看。', 'An old saddle, better for the wear.'),
  lagoon: both('取自東壩外的淺水。', 'From the shallows beyond the East Dam.'),
  clay: both('取自萬宜路邊的紅泥。', 'From the red earth beside High Island Road.'),
  silvergrass: both('十一月大東山的芒草。', 'Sunset Peak’s silvergrass in November.'),
  dusk: both('日落後十五分鐘的天色。', 'The sky a quarter of an hour after sunset.'),
  mist: both('大帽山三月的霧。', 'Tai Mo Shan’s fog in March.'),
  snow: both('沒有染過的白。', 'White that was never dyed.'),
  moss: both('引水道石壁上的苔。', 'The moss on a catchwater wall.'),
  sky: both('颱風過後第一個晴天。', 'The first clear day after a typhoon.'),
  rose: both('四月山坡上的紅杜鵑。', 'Red azaleas on an April slope.'),
}
