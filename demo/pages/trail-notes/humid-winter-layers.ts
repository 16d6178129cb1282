import { link } from '../page.ts'
import type { TrailNote } from './note.ts'

/** How to dress for a winter that is mild and wet. */
export const humidWinterLayers: TrailNote = {
  key: 'humid-winter-layers',
  title: { zh_HK: '潮濕的冬天，怎樣穿三層', en_US: 'Layering for a humid winter' },
  summary: {
    zh_HK: '香港冬天不算冷，難在潮濕和溫差。底層、中層、外層各做一件事，出發時微涼便剛好。',
    en_US:
      'Hong Kong winters are mild, damp and changeable. How to combine three light layers, and when to take one off.',
  },
  keywords: {
    zh_HK: '三層穿法,冬天行山,底層,抓毛,防水外套',
    en_US: 'layering,winter hiking,base layer,fleece,shell',
  },
  photo: 'photo-ridge',
  alt: { zh_HK: '日落時分的山脊，兩個人正在走', en_US: 'Two hikers on a ridge at sundown' },
  body: {
    zh_HK: `<p>香港的冬天很少低於十度，行山的人卻常常着涼。原因多半不是衣服太薄，而是出汗太多：上斜時穿得太厚，汗水困在衣服裏，到了山脊一吹風，體溫便迅速下降。潮濕的空氣又令衣服乾得慢，所以重點不是「愈暖愈好」，而是讓身體保持乾爽。</p>
<h2>底層：把汗帶走</h2><p>貼身一層最重要，也最易忽略。棉 T 恤吸汗後又重又冷，應換成美麗諾羊毛或快乾布料。氣溫二十度上下，一件短袖快乾衫已足夠；十五度以下，可以換上薄羊毛長袖。羊毛吸濕後仍有保暖力，連走兩日也不易有異味。尺碼以貼身為佳，布料碰到皮膚才能吸汗。</p>
<h2>中層：儲住暖空氣</h2><p>格紋抓毛比厚絨更適合本地：上斜透氣，停下來仍然夠暖。羽絨暖而輕，卻怕汗怕雨，宜留在背囊，休息時才穿。如果走路時你已經想拉開抓毛的拉鏈，便該脫下它了。</p>
<h2>外層：擋風比擋雨用得多</h2><p>十一月至二月雨水少，山脊的北風卻很強。一件百多克的風衣，已能擋住大部分體溫流失；三月起濕度回升，毛雨一下半日，才輪到三層防水外套出場。選有腋下拉鏈的款式，上斜時全開，比脫衫方便。</p>
<h2>一日之內怎樣加減</h2><table><thead><tr><th scope="col">時候</th><th scope="col">穿甚麼</th></tr></thead><tbody><tr><th scope="row">出發</th><td>底層，覺得微涼便剛好</td></tr><tr><th scope="row">上斜</th><td>只穿底層，拉開領口</td></tr><tr><th scope="row">山脊</th><td>底層加風衣</td></tr><tr><th scope="row">休息</th><td>立即加抓毛或羽絨，戴冷帽</td></tr><tr><th scope="row">落山</th><td>底層加抓毛，視乎風勢加外套</td></tr></tbody></table><p>加減衣服要早一步：流汗之前脫，發冷之前穿。停下來頭一分鐘便加衣，比冷了才找容易得多。</p>
<h2>三樣小東西</h2><ul><li><strong>冷帽與頸巾：</strong>不足一百克，效果接近多一件衫。</li><li><strong>後備底層：</strong>用防水袋裝好，到山頂或回程上車前更換。</li><li><strong>薄手套：</strong>大風日握行山杖時特別有用。</li></ul><p>出發前請看天文台的分區天氣。寒冷天氣警告生效時，山上還要再減幾度；強風加上雨，即使十二度也可以令人失溫。開始發抖、說話含糊，便應避風、換上乾衣、飲熱飲，並盡快下山。</p>`,
    en_US: `<p>It seldom drops below ten degrees in Hong Kong, yet plenty of hikers come home chilled. The reason is rarely too few clothes. It is too much sweat: you climb in a thick jacket, your shirt gets soaked, and the first gust on the ridge takes the heat straight out of you. Humid air makes things worse, because nothing dries. So the aim is not to be as warm as possible. It is to stay dry.</p>
<h2>Base layer: move the sweat</h2><p>The layer against your skin matters most. A cotton T-shirt turns heavy and cold; choose merino or a quick-drying knit instead. Around twenty degrees a short-sleeved top is enough. Below fifteen, change to a light long-sleeved merino top, which stays warm when damp and still smells fine on the second day. Wear it close: the fabric has to touch you to do its work.</p>
<h2>Mid layer: hold the warmth</h2><p>Grid fleece suits our hills better than thick pile. It breathes on the climb and is warm enough when you stop. Down is lighter and warmer still, but it dislikes sweat and rain, so keep it in your pack for breaks. If you feel like unzipping your fleece while walking, it is time to take it off.</p>
<h2>Outer layer: wind first, then rain</h2><p>From November to February there is little rain and a lot of north wind. A windshirt of little more than a hundred grams stops most of the chill. From March, when drizzle can last all day, you will want a three-layer shell. Look for pit zips: opening them on a climb is quicker than taking the jacket off.</p>
<h2>Through the day</h2><table><thead><tr><th scope="col">When</th><th scope="col">What to wear</th></tr></thead><tbody><tr><th scope="row">Setting off</th><td>Base layer; slightly cool is right</td></tr><tr><th scope="row">Climbing</th><td>Base layer only, collar open</td></tr><tr><th scope="row">On the ridge</th><td>Base layer and windshirt</td></tr><tr><th scope="row">Resting</th><td>Fleece or down at once, and a beanie</td></tr><tr><th scope="row">Going down</th><td>Base layer and fleece, with a shell if it blows</td></tr></tbody></table><p>Change early: take a layer off before you sweat, and put one on in the first minute of a break, before you feel cold.</p>
<h2>Three small things that help</h2><ul><li><strong>A beanie and a neck tube</strong> weigh less than a hundred grams and do nearly as much as another jumper.</li><li><strong>A spare base layer</strong> in a dry bag, for the summit or the bus home.</li><li><strong>Thin gloves</strong>, if you hold poles on a windy day.</li></ul><p>Check the Observatory’s regional forecast before you leave. When the Cold Weather Warning is in force, it is several degrees colder on the tops, and wind and rain together can cause hypothermia at twelve degrees. If a friend shivers or slurs their words, get out of the wind, change into dry clothes, have a hot drink and go down.</p>`,
  },
  products: [
    'CR-BSL-002',
    'CR-FLC-005',
    'CR-JKT-006',
    'CR-JKT-001',
    'CR-JKT-002',
    'CR-ACC-004',
    'CR-ACC-008',
    'CR-ACC-007',
  ],
  productsTitle: { zh_HK: '由底層到外層', en_US: 'From base to shell' },
  shelf: link.category('men', 'men-layers'),
}
