import { MEDIA_ROOT } from '../../catalogue/products.ts'
import { brandsDocument } from './brands.ts'
import { demoDocument } from './document.ts'
import { sustainability } from './sustainability.ts'

const brand = demoDocument(
  'about-brand',
  {
    title: '關於 Cairn',
    subTitle: '一塊石頭，一個方向。',
    content: `<p>Cairn 是山徑上的石堆。霧大的時候，行山的人在路旁疊起石頭，讓後來的人知道路沒有走錯。我們喜歡這件小事：不張揚，不留名，卻真的幫到人。</p>
<h2>由一間維修店開始</h2>
<p>十多年前，我們在深水埗一個樓上單位替人修補背囊和帳幕。拆得多，便知道哪一條縫線先斷、哪一個扣件捱不過鹽霧。後來客人開始問：「那我應該買哪一件？」於是有了 Cairn。</p>
<h2>為香港而選</h2>
<p>香港的山不高，卻潮濕、陡峭，夏天悶熱，冬天風大，路的盡頭往往是海。我們挑選衣裝和裝備時，會帶到麥理浩徑、鳳凰山和西貢的海邊穿足一季，才放上貨架。八個品牌都是這樣選出來的。</p>
<h2>賣得少一點，修得多一點</h2>
<p>凡在 Cairn 購買的商品，我們終身維修。修好的外套比新的更懂得自己的主人。每年，我們把營業額的百分之一用於山徑清潔和路標維護，歡迎一起來。</p>`,
  },
  {
    title: 'About Cairn',
    subTitle: 'Stone by stone, a way through the hills.',
    content: `<p>A cairn is a pile of stones beside a trail. When the mist comes down, walkers add a stone so that those who follow can find the way. We like that small habit: it is quiet, it needs no name, and it helps.</p>
<h2>It began with a repair shop</h2>
<p>More than ten years ago we mended packs and tents in an upstairs flat in Sham Shui Po. Take enough of them apart and you learn which seam goes first and which buckle cannot stand salt air. Then people began to ask: which one should I buy? That is how Cairn began.</p>
<h2>Picked for Hong Kong</h2>
<p>The hills here are not high, but they are humid and steep, stifling in summer and windy in winter, and many of the paths end in the sea. Everything we sell has been worn for a season on the MacLehose Trail, on Lantau Peak and along the shores of Sai Kung. That is how we chose our eight brands.</p>
<h2>Sell a little less, mend a little more</h2>
<p>We repair everything you buy from Cairn for life. A mended jacket knows its owner better than a new one. Each year one per cent of our sales goes into clearing trails and maintaining signposts. Come and help.</p>`,
  },
  `${MEDIA_ROOT}scene-ridge.svg`,
)

const stores = demoDocument(
  'stores',
  {
    title: '我們的門市',
    subTitle: '試身、取貨、維修，也可以只來問路。',
    content: `<p>我們在港島、九龍、新界、大嶼山和澳門共有八間門市，大多鄰近車站或碼頭，也都離山徑不遠。</p>
<h2>門市服務</h2>
<ul>
<li><strong>試鞋斜台：</strong>由 15 度斜坡模擬下坡，試過才知道腳趾會不會撞到鞋頭。</li>
<li><strong>背囊調校：</strong>裝上你平日的負重，由同事替你調好背長和腰帶，約需 20 分鐘，無須預約。</li>
<li><strong>維修櫃枱：</strong>小修即日取，大修兩個工作天內告訴你修不修得到。</li>
<li><strong>網上訂單自取：</strong>貨到後致電通知，保留七天。</li>
</ul>
<h2>週末山徑班</h2>
<p>每月第二個星期六，我們由其中一間門市出發，走一條約四小時的路線，沿途講解地圖、天氣和腳步。費用全免，名額 15 位，請在門市登記。八號風球或黃色以上暴雨警告生效時取消。</p>
<p>各門市的地址、電話和營業時間，請看<a href="/storeLocator">門市位置</a>。</p>`,
  },
  {
    title: 'Our stores',
    subTitle: 'Try things on, collect an order, have something repaired, or just ask for directions.',
    content: `<p>We have eight stores: on Hong Kong Island, in Kowloon, in the New Territories, on Lantau and in Macau, most of them close to a station or a pier and none of them far from a trail.</p>
<h2>What you can do there</h2>
<ul>
<li><strong>Test ramp:</strong> walk down a 15-degree slope and feel whether your toes hit the front of the shoe.</li>
<li><strong>Pack fitting:</strong> bring your usual load and we will adjust the back length and hip belt. It takes about 20 minutes, and you do not need to book.</li>
<li><strong>Repairs:</strong> small ones are done the same day; for large ones, we tell you within two business days whether they can be done.</li>
<li><strong>Online orders:</strong> we call you when your order has arrived and keep it for seven days.</li>
</ul>
<h2>Saturday trail class</h2>
<p>On the second Saturday of each month we set out from one of our stores for a walk of about four hours and talk about maps, weather and footwork on the way. It is free for up to 15 people; sign up in a store. Cancelled under typhoon signal No. 8 or any rainstorm warning.</p>
<p>Addresses, telephone numbers and opening hours are under <a href="/storeLocator">Find a store</a>.</p>`,
  },
)

/** About the shop, in its order. */
export const ABOUT_DOCUMENTS = [brand, brandsDocument, stores, sustainability]
