import { link } from '../page.ts'
import type { TrailNote } from './note.ts'

/** How to choose the size of a trail shoe. */
export const fittingTrailShoes: TrailNote = {
  key: 'fitting-trail-shoes',
  title: { zh_HK: '越野鞋怎樣才算合腳', en_US: 'How a trail shoe should fit' },
  summary: {
    zh_HK: '何時試鞋、腳趾前要留多少空間、怎樣用樓梯測試：在門市五分鐘可以做的檢查。',
    en_US: 'When to try shoes on, how much room your toes need, and the checks you can do in five minutes.',
  },
  keywords: {
    zh_HK: '越野跑鞋,行山鞋,尺碼,試鞋,黑甲',
    en_US: 'trail shoes,hiking shoes,fit,sizing,blisters',
  },
  photo: 'photo-coast',
  alt: { zh_HK: '沿海的小徑', en_US: 'A path along the coast' },
  body: {
    zh_HK: `<p>維修店收到的鞋，穿壞鞋底的不多，更多是鞋頭被腳趾頂穿、後跟內襯磨爛。兩者都是不合腳的記號。香港的山徑石級多、落斜長，腳一向前滑，趾甲便受罪。試鞋時多花五分鐘，可以省回一對鞋和兩隻黑甲。</p>
<h2>下午才試，帶自己的襪</h2><p>走了一日，雙腳會脹大半個碼，所以應在下午或傍晚試鞋。帶上行山時穿的襪：厚羊毛襪和薄跑襪之間，差別足以換一個碼。平日有用鞋墊，也請一併帶來。大部分人左右腳大小不同，請以較大的一隻為準。</p>
<h2>先量度，再選碼</h2><p>在白紙上站直，沿腳跟和最長的腳趾畫線，量度兩線的距離，再對照<a href="/article/size-guide">尺碼指南</a>。越野跑鞋一般比腳長多 8 至 12 毫米，即腳趾前約一隻拇指的闊度；健行鞋落斜較多，宜再寬少許。品牌不同，楦頭也不同，不要只憑平日的碼數購買。</p>
<h2>五個檢查</h2><ol><li><strong>腳趾：</strong>綁好鞋帶站直，腳趾可以郁動，碰不到鞋頭。</li><li><strong>最闊處：</strong>前掌貼服，但沒有壓痛；鞋側不應明顯向外鼓起。</li><li><strong>後跟：</strong>踮腳走幾步，後跟鬆動不多於幾毫米。</li><li><strong>腳背：</strong>鞋帶收緊後，兩排鞋眼大致平行。太近即鞋太寬，太遠即太窄。</li><li><strong>落斜：</strong>走落樓梯，用力停步。腳趾撞到鞋頭，便要大半個碼，或換一款鞋。</li></ol>
<h2>鞋底看路面</h2><p>麥徑、衞奕信徑有不少石級和水泥路，紋深 3 至 4 毫米、膠料偏軟的鞋底已經夠用，濕石上抓地亦較好。泥路和沙坡才需要 5 毫米或更深的鞋紋。防水內膜在本地夏天又焗又慢乾；涉溪或連日下雨時，透氣快乾的鞋往往更舒服。</p>
<h2>先短後長</h2><p>新鞋先在家穿一晚，再走一段兩小時以內的路線，例如龍脊或一段麥徑。哪裏發熱，哪裏便會起水泡：立即停下，貼上膠布，重新綁鞋帶。落斜前把腳踝位的鞋帶收緊一格，可以減少前滑；腳背有壓迫感，則跳過一對鞋眼。</p><p>保養也很簡單：回家取出鞋墊，用清水洗去泥沙，塞入報紙陰乾，不要曬太陽或放在暖風機前，以免膠水老化。鞋紋磨平、站立時鞋身向一邊傾側，便是退役的時候。縫線和鞋眼壞了，可以帶來<a href="/article/repairs">維修</a>。</p>`,
    en_US: `<p>Few of the shoes that come to our repair shop have worn-out soles. Far more have a toe pushed through the front or a torn heel lining, and both are signs of a poor fit. Hong Kong’s trails are full of steps and long descents; if your foot slides forward, your toenails pay for it. Five minutes spent trying shoes on will save you a pair, and perhaps two nails.</p>
<h2>Go in the afternoon, with your own socks</h2><p>Feet swell by about half a size over a day, so try shoes on in the afternoon or evening. Bring the socks you hike in: the difference between thick wool and thin running socks can be a whole size. If you use insoles, bring those too. Most people’s feet differ, so fit the larger one.</p>
<h2>Measure, then choose a size</h2><p>Stand on a sheet of paper, mark your heel and your longest toe, and measure between the two lines. Compare it with our <a href="/article/size-guide">size guide</a>. A trail running shoe should be 8 to 12 mm longer than your foot, about a thumb’s width in front of your toes. Allow a little more in a hiking shoe. Brands use different lasts, so do not rely on your usual number.</p>
<h2>Five checks</h2><ol><li><strong>Toes:</strong> laced and standing, you can wiggle them and they do not touch the front.</li><li><strong>Width:</strong> snug across the ball of the foot, without pressure and without bulging at the sides.</li><li><strong>Heel:</strong> walk on tiptoe; the heel should lift by a few millimetres at most.</li><li><strong>Instep:</strong> when laced, the two rows of eyelets run roughly parallel. Too close means too wide a shoe; too far apart means too narrow.</li><li><strong>Downhill:</strong> go down some stairs and stop hard. If your toes hit the front, go up half a size or try another model.</li></ol>
<h2>Match the sole to the ground</h2><p>The MacLehose and Wilson trails have many stone steps and stretches of concrete. Lugs of 3 to 4 mm in a fairly soft rubber are plenty, and grip better on wet rock. You only need 5 mm or more for mud and loose slopes. A waterproof lining is hot here in summer and dries slowly; for stream crossings and wet weeks, an open, quick-drying shoe is often more comfortable.</p>
<h2>Start short</h2><p>Wear new shoes at home for an evening, then on a route of two hours or less, such as Dragon’s Back. A hot spot is a blister in the making: stop at once, tape it and lace up again. Before a descent, tighten the laces at the ankle by one notch to keep your foot from sliding. If the instep feels tight, skip a pair of eyelets.</p><p>Looking after them is simple. Take out the insoles, rinse off the mud, stuff the shoes with newspaper and dry them in the shade; sun and heaters age the glue. When the lugs are flat or the shoe leans to one side, it is time to retire it. Loose stitching and broken eyelets can be <a href="/article/repairs">repaired</a>.</p>`,
  },
  products: [
    'CR-SHO-001',
    'CR-SHO-003',
    'CR-SHO-004',
    'CR-SHO-005',
    'CR-BOT-003',
    'CR-BOT-001',
    'CR-ACC-006',
    'CR-ACC-016',
  ],
  productsTitle: { zh_HK: '鞋與襪', en_US: 'Shoes and socks' },
  shelf: link.category('men', 'men-feet', 'men-shoes'),
}
