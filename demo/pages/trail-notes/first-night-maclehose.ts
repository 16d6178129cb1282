import { link } from '../page.ts'
import type { TrailNote } from './note.ts'

/** Two easy days and a night on the east coast. */
export const firstNightMaclehose: TrailNote = {
  key: 'first-night-maclehose',
  title: { zh_HK: '第一次在麥理浩徑過夜', en_US: 'Your first night on the MacLehose Trail' },
  summary: {
    zh_HK: '由北潭涌走到北潭凹，兩日一夜，在西灣紮營：路線、時間、裝備和水。',
    en_US:
      'Two days and one night from Pak Tam Chung to Pak Tam Au: the route, the timing, the gear and the water.',
  },
  keywords: {
    zh_HK: '麥理浩徑,露營,西灣,浪茄,兩日一夜',
    en_US: 'MacLehose Trail,camping,Sai Wan,Long Ke,overnight hike',
  },
  photo: 'photo-camp',
  alt: { zh_HK: '夜裏亮着燈的帳幕', en_US: 'A tent lit up at night' },
  body: {
    zh_HK: `<p>麥理浩徑全長一百公里，分為十段。第一、二段沿西貢東部海岸，景色最美，起點和終點都有巴士，中途又有營地，最適合第一次背着帳幕過夜。以下的安排約 24 公里，把兩段路分成兩日，體力一般、走慣四五小時路線的人也應付得來。</p>
<h2>路線</h2><p><strong>第一日：</strong>由北潭涌出發，沿萬宜水庫的馬路走到東壩，約兩小時半；看過六角岩柱，再走到浪茄的沙灘。之後翻過西灣山，是全程最吃力的一段長斜，慢慢走便可。黃昏前到西灣紮營，全日約 16 公里，連休息六至七小時。</p><p><strong>第二日：</strong>由西灣經鹹田灣、大浪坳、赤徑走到北潭凹，約 8 公里、三至四小時。最後一段是上斜，早上八時出發，可以避開中午的太陽。</p>
<h2>甚麼時候去</h2><p>十一月至三月最好：乾爽、少雷雨，日間二十度左右。冬天五時半過後便天黑，應在四時前到達營地。避開長週末，沙灘會清靜得多。出發前一晚看天文台九天預報，有強烈季候風信號或雷暴警告，便改期。</p>
<h2>背囊裏有甚麼</h2><p>總重量最好不超過體重五分之一，即六十公斤的人背十二公斤以內。</p><ul><li><strong>睡：</strong>兩人帳、舒適溫度約五度的睡袋、睡墊。沙地用闊身營釘，或把營釘橫埋。</li><li><strong>穿：</strong>羊毛底層一套留作睡覺用、抓毛、羽絨、防水外套、冷帽。</li><li><strong>食：</strong>一個小爐、一個煲、一晚一朝的乾糧，再加一日後備。</li><li><strong>光：</strong>每人一盞頭燈和後備電池。</li><li><strong>安全：</strong>急救包、哨子、電話後備電、地圖。部分海灣沒有電話訊號，請把行程告訴家人。</li></ul>
<h2>水</h2><p>每人至少帶三公升起步。北潭涌之後，要到西灣和鹹田的村落才有士多，而士多平日未必營業。營地旁的溪水須濾過或煮沸。晚上準備好第二朝的水，便不用摸黑取水。</p>
<h2>營地規矩</h2><ol><li>只在郊野公園的指定營地紮營，位置先到先得。</li><li>只在燒烤爐或用爐具煮食，不要生火。</li><li>垃圾全部帶走，包括果皮和紙巾。</li><li>食物收進帳幕內的密實袋，牛和野豬都會來找。</li><li>晚上十時後放輕聲音。</li></ol>
<h2>走不動怎麼辦</h2><p>東壩在假日有小巴和的士，西灣村後的小路可走到西灣亭乘村巴回西貢，時間表請事先查好。第一晚就決定折返，不算失敗，只是下次出發的準備。</p>`,
    en_US: `<p>The MacLehose Trail is 100 kilometres long and comes in ten stages. The first two follow the coast of eastern Sai Kung. They are the most beautiful, there are buses at both ends, and there are campsites on the way, which makes them ideal for a first night out. The plan below covers about 24 kilometres in two days. If you are used to hikes of four or five hours, you can do it.</p>
<h2>The route</h2><p><strong>Day one.</strong> From Pak Tam Chung, follow the road along High Island Reservoir to the East Dam, about two and a half hours. Take a look at the hexagonal rock columns, then continue to the beach at Long Ke. The climb over Sai Wan Shan behind it is the hardest part of the weekend: take it slowly. Reach Sai Wan before dusk and pitch your tent. Allow six to seven hours with breaks for some 16 kilometres.</p><p><strong>Day two.</strong> Sai Wan, Ham Tin, Tai Long Au, Chek Keng, Pak Tam Au: about 8 kilometres in three to four hours. It ends with a climb, so leave by eight to miss the midday sun.</p>
<h2>When to go</h2><p>November to March is best: dry, few thunderstorms, around twenty degrees by day. In midwinter it is dark before six, so aim to be in camp by four. Avoid long weekends if you want a quiet beach. Check the nine-day forecast the night before, and postpone if the strong monsoon signal or a thunderstorm warning is likely.</p>
<h2>What to pack</h2><p>Try to carry no more than a fifth of your weight: 12 kg if you weigh 60.</p><ul><li><strong>To sleep:</strong> a two-person tent, a sleeping bag comfortable to about five degrees, and a mat. Use wide pegs in sand, or bury them sideways.</li><li><strong>To wear:</strong> a dry merino set for the night, fleece, down, a shell and a beanie.</li><li><strong>To eat:</strong> a small stove, one pot, dinner and breakfast, and a day’s food to spare.</li><li><strong>To see:</strong> a headtorch each, with spare batteries.</li><li><strong>To be safe:</strong> a first-aid kit, a whistle, a map and a power bank. Some bays have no signal, so tell your family your plan.</li></ul>
<h2>Water</h2><p>Start with at least three litres each. After Pak Tam Chung the next shops are in the villages of Sai Wan and Ham Tin, and they may be closed on weekdays. Filter or boil stream water. Prepare your morning water in the evening, so that you need not look for it in the dark.</p>
<h2>Camp rules</h2><ol><li>Camp only at designated sites in the country park; places are first come, first served.</li><li>Cook on a stove or at a barbecue pit, and light no other fires.</li><li>Take all your rubbish home, including fruit peel and tissues.</li><li>Keep food sealed inside your tent: cattle and wild boar will look for it.</li><li>Keep your voice down after ten.</li></ol>
<h2>If you have had enough</h2><p>There are taxis and, on holidays, minibuses at the East Dam. From Sai Wan a path leads up to the pavilion on Sai Wan Road, where a minibus runs to Sai Kung; check its timetable before you go. Turning back on the first evening is not a failure. It is practice for the next time.</p>`,
  },
  products: [
    'CR-TNT-001',
    'CR-SLP-001',
    'CR-SLP-003',
    'CR-PCK-002',
    'CR-ACC-002',
    'CR-ACC-009',
    'CR-ACC-005',
    'CR-FLC-001',
  ],
  productsTitle: { zh_HK: '過夜裝備', en_US: 'Gear for the night' },
  shelf: link.category('gear', 'gear-camp'),
}
